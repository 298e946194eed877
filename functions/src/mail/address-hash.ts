import { createHash } from 'node:crypto'

/** What is kept of an address that only has to be known again. */
export const hashOfAddress = (address: string): string =>
  createHash('sha256').update(`novedades\n${address.toLowerCase()}`).digest('hex')
