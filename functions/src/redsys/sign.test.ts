import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyNotification, signMessage, type SignedMessage } from './message'
import { isSignature, signatureOf } from './sign'

/** The key that the provider gives everybody to try with. */
const KEY = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'
const OTHER_KEY = 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev'
const MERCHANT = '999008881'

const encoded = (said: object): string => Buffer.from(JSON.stringify(said)).toString('base64')

describe('PAY-04 HMAC_SHA256_V1', () => {
  // Computed by openssl alone: `openssl enc -des-ede3-cbc -nopad` of the order, then `openssl dgst -sha256 -mac HMAC`.
  it.each([
    [
      '000000000042',
      'eyJEU19NRVJDSEFOVF9BTU9VTlQiOiIyNTAwIiwiRFNfTUVSQ0hBTlRfT1JERVIiOiIwMDAwMDAwMDAwNDIifQ==',
      'L20mFPoOHkwSJ955v0wmeD1ooI3MdXOrXE+m3nMDINc=',
    ],
    ['1446068581', 'eyJhIjoxfQ==', 'k3ebJb+D1N9847tgYTya0RVhPu0ighw95LKaEFNvMrc='],
    ['00000001', 'eyJhIjoxfQ==', 'KIAfkubPsYIGXHhfVLWCQN4o0w3oo2xeCCQpjy0G04o='],
  ])('PAY-04 signs order %s as openssl does', (order, parameters, signature) => {
    expect(signatureOf(parameters, order, KEY)).toBe(signature)
  })

  it('PAY-05 is recognised in either base64 alphabet, and not with anything added', () => {
    const right = signatureOf('eyJhIjoxfQ==', '00000001', KEY)
    const forAddresses = right.replaceAll('+', '-').replaceAll('/', '_')
    for (const given of [right, forAddresses, right.replace(/=+$/, '')]) {
      expect(isSignature(given, 'eyJhIjoxfQ==', '00000001', KEY)).toBe(true)
    }
    for (const given of [
      '',
      right.slice(1),
      `${right}A`,
      `${right} `,
      ` ${right}`,
      right.toLowerCase(),
      right.slice(0, -3),
    ]) {
      expect(isSignature(given, 'eyJhIjoxfQ==', '00000001', KEY)).toBe(false)
    }
  })
})

/** A notification as the provider sends it. */
const WORD = {
  Ds_Date: '21%2F09%2F2026',
  Ds_Hour: '20%3A30',
  Ds_Amount: '2500',
  Ds_Currency: '978',
  Ds_Order: '000000000042',
  Ds_MerchantCode: MERCHANT,
  Ds_Terminal: '1',
  Ds_Response: '0000',
  Ds_TransactionType: '0',
  Ds_AuthorisationCode: '123456',
  Ds_MerchantData: 'respuesta-0000000001',
}

function notification(given: object = {}, key = KEY): SignedMessage {
  const said = { ...WORD, ...given }
  const parameters = encoded(said)
  return {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: parameters,
    Ds_Signature: signatureOf(parameters, said.Ds_Order, key),
  }
}

const before = process.env.REDSYS_KEYS
beforeAll(() => {
  process.env.REDSYS_KEYS = JSON.stringify({ [MERCHANT]: KEY, '999008882': OTHER_KEY })
})
afterAll(() => {
  if (before === undefined) delete process.env.REDSYS_KEYS
  else process.env.REDSYS_KEYS = before
})

describe('PAY-05 a notification of the provider', () => {
  it('PAY-05 is believed only when it is signed', () => {
    expect(verifyNotification(notification())).toEqual({
      order: '000000000042',
      merchantCode: MERCHANT,
      amount: 2500,
      currency: '978',
      approved: true,
      refunded: false,
      reference: '123456',
      data: 'respuesta-0000000001',
    })
  })

  it.each([
    ['0099', true],
    ['0100', false],
    ['0190', false],
    ['9915', false],
    ['0900', false],
  ])('PAY-05 a response %s is money: %s', (Ds_Response, approved) => {
    expect(verifyNotification(notification({ Ds_Response }))).toMatchObject({ approved })
  })

  it('PAY-11 a notification of a refund is not taken for a payment, whatever it says', () => {
    const refund = { Ds_TransactionType: '3' }
    expect(verifyNotification(notification({ ...refund, Ds_Response: '0900' }))).toMatchObject({
      approved: false,
      refunded: true,
    })
    expect(verifyNotification(notification({ ...refund, Ds_Response: '0000' }))).toMatchObject({
      approved: false,
    })
  })

  it.each<[string, SignedMessage, string]>([
    ['another version', { ...notification(), Ds_SignatureVersion: 'HMAC_SHA512_V2' }, 'version'],
    ['no JSON', { ...notification(), Ds_MerchantParameters: 'bm8=' }, 'shape'],
    ['html', { ...notification(), Ds_MerchantParameters: '<html>' }, 'shape'],
    ['a merchant without a key', notification({ Ds_MerchantCode: '111111111' }), 'merchant'],
    ['a merchant named as what objects have', notification({ Ds_MerchantCode: 'constructor' }), 'shape'],
    ['the key of another merchant', notification({}, OTHER_KEY), 'signature'],
    ['another merchant’s name', notification({ Ds_MerchantCode: '999008882' }), 'signature'],
    ['signed again for another order', notification({ Ds_Order: '000000000043' }, OTHER_KEY), 'signature'],
    ['half an amount', notification({ Ds_Amount: '25.5' }), 'shape'],
    ['an amount below nothing', notification({ Ds_Amount: '-2500' }), 'shape'],
    ['no response', notification({ Ds_Response: '' }), 'shape'],
  ])('PAY-05 %s is not believed', (_, message, why) => expect(verifyNotification(message)).toBe(why))

  it('PAY-04 nothing is signed without a key, or with half of one', () => {
    expect(signMessage({}, '000000000042', '')).toBeNull()
    expect(signMessage({}, '000000000042', '111111111')).toBeNull()
    const keys = process.env.REDSYS_KEYS
    for (const wrong of ['', 'no', '{"999008881":"c2hvcnQ="}', '[]']) {
      process.env.REDSYS_KEYS = wrong
      expect(signMessage({}, '000000000042', MERCHANT)).toBeNull()
    }
    process.env.REDSYS_KEYS = keys
  })

  it('PAY-05 a notification in which anything was changed is not believed, in a hundred thousand tries', () => {
    const right = notification()
    const parts = [right.Ds_MerchantParameters, right.Ds_Signature] as const
    const said = JSON.stringify(WORD)
    let seed = 42
    /** Below a bound, the same at every run. */
    const random = (bound: number): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed % bound
    }
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_ {}":,.%'
    const changed = (text: string): string => {
      const at = random(text.length)
      const [start, end] = [text.slice(0, at), text.slice(at + 1)]
      const kind = random(4)
      if (kind === 0) return start + end
      const letter = letters[random(letters.length)] ?? ''
      return kind === 1 ? start + letter + text.slice(at) : start + letter + end
    }
    let believedOnes = 0
    for (let count = 0; count < 100_000; count += 1) {
      const which = random(3)
      // The message as it travels, its signature, or what it says before it is encoded.
      const [parameters, signature] =
        which === 0
          ? [changed(parts[0]), parts[1]]
          : which === 1
            ? [parts[0], changed(parts[1])]
            : [Buffer.from(changed(said)).toString('base64'), parts[1]]
      if (parameters === parts[0] && isSame(signature, parts[1])) continue
      const word = verifyNotification({
        ...right,
        Ds_MerchantParameters: parameters,
        Ds_Signature: signature,
      })
      if (typeof word !== 'string') believedOnes += 1
    }
    expect(believedOnes).toBe(0)
  }, 120_000)
})

/** The very same signature, in one of the ways in which it may be written. */
const isSame = (one: string, other: string): boolean =>
  one.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '') === other.replace(/=+$/, '')
