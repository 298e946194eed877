import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { MadePasskey, PasskeyProof } from '../../src/domain/calls/passkeys'
import { hostingUrl } from '../stack/ports'

/** The site of the local stack: browsers have no passkeys for numbers. */
const RP_ID = 'localhost'
const ORIGIN = hostingUrl().replace('127.0.0.1', RP_ID)

/** What an attacker's device may say otherwise. */
interface Said {
  origin?: string
  rpId?: string
  /** How often it says that it was used; one more than before otherwise. */
  counter?: number
  /** Whose key it says that it is. */
  id?: string
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')
const web = (bytes: Buffer): string => bytes.toString('base64url')

const PRESENT = 0x01
const WITH_KEY = 0x40

/** A device that has one passkey, as its makers describe it (WebAuthn): a key of P-256 and a count of its uses. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = web(randomBytes(32))
  counter: number

  constructor(counter = 0) {
    this.counter = counter
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const at = (text: string) => Buffer.from(text, 'base64url')
    return Buffer.concat([hex('a5 01 02 03 26 20 01 21 58 20'), at(x), hex('22 58 20'), at(y)])
  }

  #data(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  /** Answers what a site asks for when a passkey is registered. */
  make(challenge: string, { origin = ORIGIN, rpId = RP_ID }: Said = {}): MadePasskey {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const key = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()])
    const data = Buffer.concat([this.#data(rpId, PRESENT | WITH_KEY, this.counter), key])
    const size = Buffer.alloc(2)
    size.writeUInt16BE(data.length)
    const attestation = Buffer.concat([
      ...[hex('a3 63'), Buffer.from('fmt'), hex('64'), Buffer.from('none'), hex('67')],
      ...[Buffer.from('attStmt'), hex('a0 68'), Buffer.from('authData'), hex('59'), size, data],
    ])
    const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin }))
    return { id: this.id, clientData: web(clientData), attestation: web(attestation), transports: ['usb'] }
  }

  /** Signs a challenge. */
  sign(challenge: string, { origin = ORIGIN, rpId = RP_ID, counter, id }: Said = {}): PasskeyProof {
    this.counter = counter ?? this.counter + 1
    const data = this.#data(rpId, PRESENT, this.counter)
    const clientData = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }),
    )
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#keys.privateKey)
    return {
      id: id ?? this.id,
      clientData: web(clientData),
      authenticatorData: web(data),
      signature: web(signature),
    }
  }
}
