import { expect, it } from 'vitest'
import { sha256 } from './hash'

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['ñ', '024bb90888ca89a15a19e9bdd8c712bfb070465fce1ef25e43c170ea44fc5e5f'],
])('ANS-13 %j is made what the security rules make of it', async (text, digest) => {
  expect(await sha256(text)).toBe(digest)
})
