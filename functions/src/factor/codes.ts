import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { TICKET_ALPHABET } from '../../../src/domain/payment/ticket'
import { RECOVERY_CODES } from '../../../src/domain/user/second-factor'
import type { BegunFactor } from '../../../src/domain/calls/second-factor'

/** As every app knows it: six digits, another code every half minute (RFC 6238). */
const PERIOD = 30
const SHAPE = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const
/** Intervals before and after that count too: clocks differ. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_LETTERS = 10

const generator = (secret: string): TOTP => new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) })

/** What the codes of a new factor are made of, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** A secret as an app takes it up. */
export function shownSecret(secret: string, issuer: string, label: string): BegunFactor {
  const address = new TOTP({ ...SHAPE, issuer, label, secret: Secret.fromBase32(secret) }).toString()
  return { secret, address }
}

/** The number of the interval that a code is of; null when it is of none that counts now. */
export function intervalOf(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = generator(secret).validate({ token: code, window: WINDOW, timestamp })
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta
}

const recoveryCode = (): string =>
  [...randomBytes(RECOVERY_LETTERS)].map((byte) => TICKET_ALPHABET[byte % TICKET_ALPHABET.length]).join('')

/** New recovery codes: each has fifty random bits. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, recoveryCode)

/** What a remembered device shows. */
export const newDeviceProof = (): string => randomBytes(32).toString('base64url')
