import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'

const ALGORITHM = 'aes-256-gcm'
const KEY = randomBytes(32)
const NONCE_BYTES = 12
const SEAL_BYTES = 16

/** What a code stands for; nobody else can read or make one. */
const sealedSchema = z.object({
  municipality: z.string(),
  respuesta: z.string(),
  codigo: z.string(),
  formulario: z.string(),
  grupo: z.string(),
  vuelta: z.string(),
})
export type Sealed = z.infer<typeof sealedSchema>

export function seal(sealed: Sealed): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, KEY, nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(sealed), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** What a code stands for; null for one that was not made here, or not so. */
export function unseal(code: string): Sealed | null {
  const bytes = Buffer.from(code, 'base64url')
  try {
    const decipher = createDecipheriv(ALGORITHM, KEY, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + SEAL_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + SEAL_BYTES)), decipher.final()])
    return sealedSchema.parse(JSON.parse(text.toString('utf8')))
  } catch {
    return null
  }
}
