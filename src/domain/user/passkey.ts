import * as z from 'zod/mini'
import { list, moment, text } from '../schema'

/** Passkeys that one person may have, and letters of a name. */
export const MAX_PASSKEYS = 10
export const MAX_PASSKEY_NAME = 60

/** A passkey beside the codes of a second factor (OPS-01): in `segundos_factores/{username}`. */
export interface StoredPasskey {
  /** As the authenticator calls it, in base64url. */
  id: string
  /** The public key in COSE, base64url: nobody signs with it. */
  clave: string
  /** How often it was used, as it says itself; one that counts never says less than before. */
  contador: number
  nombre: string
  transportes: string[]
  creada: Date | null
  usada: Date | null
}

export const storedPasskeySchema: z.ZodMiniType<StoredPasskey> = z.looseObject({
  id: z.string(),
  clave: z.string(),
  contador: z.number(),
  nombre: text(),
  transportes: list(z.string()),
  creada: moment(),
  usada: moment(),
})

/** A challenge that was answered, until it counts no more anyway. */
export interface UsedChallenge {
  huella: string
  hasta: Date | null
}
export const usedChallengeSchema: z.ZodMiniType<UsedChallenge> = z.looseObject({
  huella: z.string(),
  hasta: moment(),
})

/** Whether a passkey that counts its uses said less than, or the same as, before: there is a copy of it. */
export const wentBack = (before: number, said: number): boolean => (before > 0 || said > 0) && said <= before

/** A name as it was typed; null for none, and for one that is too long. */
export function passkeyName(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  return name === '' || Array.from(name).length > MAX_PASSKEY_NAME ? null : name
}
