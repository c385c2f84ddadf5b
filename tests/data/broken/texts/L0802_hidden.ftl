tell = dra​ws
