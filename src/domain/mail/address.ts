import { cleanAddress } from '../text/clean'

/** Most characters of an address (RFC 5321). */
const MAX_ADDRESS = 254

/** As a browser's e-mail input reads it, with a dot in the domain: nothing in it ends a line or begins another address. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/iu

/** Whether a mail can be addressed to it (MAIL-01, §2.5 "E-mail copy"). */
export const isMailAddress = (text: string): boolean => text.length <= MAX_ADDRESS && ADDRESS.test(text)

/** The first of what was typed that a mail can be addressed to, without signs that nobody sees; '' for none. */
export const firstAddress = (typed: readonly string[]): string =>
  typed.map(cleanAddress).find(isMailAddress) ?? ''
