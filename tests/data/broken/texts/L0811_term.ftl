tell = { -brand }
