import { takeTokenOutOfAddress } from '../lib/portal-token'

// A file of its own, because what a file imports runs before the file itself.
takeTokenOutOfAddress()
