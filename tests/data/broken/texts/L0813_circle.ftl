one = { two }
two = { one }
