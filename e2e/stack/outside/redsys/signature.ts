import { createCipheriv, createHmac } from 'node:crypto'
import { outsideKeys } from '../params'

/**
 * The provider's side of HMAC_SHA256_V1, written apart from ours: where both agree, both are right.
 * @param parameters base64, as it travels
 */
export function providerSignature(parameters: string, order: string, key: string): string {
  const bytes = Buffer.from(order)
  const blocks = Buffer.concat([bytes, Buffer.alloc((8 - (bytes.length % 8)) % 8)])
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(
    false,
  )
  const orderKey = Buffer.concat([cipher.update(blocks), cipher.final()])
  return createHmac('sha256', orderKey).update(parameters, 'utf8').digest('base64')
}

/** The keys that town halls and the provider share. */
export const providerKeys = (): Record<string, string> => JSON.parse(outsideKeys().REDSYS_KEYS ?? '{}')

/** A message of the provider's, with the alphabet for addresses that it signs notifications in. */
export function providerMessage(fields: Record<string, string>, key: string | undefined) {
  const parameters = Buffer.from(JSON.stringify(fields)).toString('base64')
  const signature = key === undefined ? '' : providerSignature(parameters, fields.Ds_Order ?? '', key)
  return {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: parameters,
    Ds_Signature: signature.replaceAll('+', '-').replaceAll('/', '_'),
  }
}
