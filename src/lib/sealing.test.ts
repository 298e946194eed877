import { describe, expect, it } from 'vitest'
import { isDraftSecret, DRAFT_SECRET_BYTES } from '../domain/saved-draft/saved-draft'
import { randomBytes } from './random'
import { fromBase64, partsOfSecret, seal, toAddressText, toBase64, unseal } from './sealing'

const aSecret = () => toAddressText(randomBytes(DRAFT_SECRET_BYTES))
const WORDS = new TextEncoder().encode('Lo que escribí 👋')

describe('sealing with the secret of a link', () => {
  it('REACH-04 what is sealed is opened by the same secret under the same name, and shows nothing', async () => {
    const { key } = await partsOfSecret(aSecret())
    const sealed = await seal(key, 'uno', WORDS)
    expect(new TextDecoder().decode(sealed)).not.toContain('escrib')
    expect(await unseal(key, 'uno', fromBase64(toBase64(sealed)))).toEqual(WORDS)
    expect(toBase64(await seal(key, 'uno', WORDS))).not.toBe(toBase64(sealed))
  })

  it('REACH-04 another secret, another name or a changed byte open nothing', async () => {
    const { key } = await partsOfSecret(aSecret())
    const other = await partsOfSecret(aSecret())
    const sealed = fromBase64(toBase64(await seal(key, 'uno', WORDS)))
    await expect(unseal(other.key, 'uno', sealed)).rejects.toThrow()
    await expect(unseal(key, 'dos', sealed)).rejects.toThrow()
    sealed[20] = (sealed[20] ?? 0) ^ 1
    await expect(unseal(key, 'uno', sealed)).rejects.toThrow()
  })

  it('REACH-04 the proof is the same each time, looks like a secret and is not it', async () => {
    const secret = aSecret()
    const [{ proof, key }, again] = await Promise.all([partsOfSecret(secret), partsOfSecret(secret)])
    expect(proof).toBe(again.proof)
    expect(isDraftSecret(proof) && isDraftSecret(secret)).toBe(true)
    expect(proof).not.toBe(secret)
    expect(key.extractable).toBe(false)
  })
})
