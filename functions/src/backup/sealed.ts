/**
 * Bytes that only the operator's key opens, in pieces of AES-256-GCM. The number of a piece and whether it is the last
 * one are part of its nonce, so that a flipped bit, a cut, a swap and a repetition are all found (the STREAM
 * construction). Each sealed stream has a key of its own, made from the operator's, a random salt and what it is.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { OperatorProblem } from '../platform/operator-problem'

const MAGIC = Buffer.from('MUNIBAK1')
const SALT_BYTES = 32
const HEAD_BYTES = MAGIC.length + SALT_BYTES
const PIECE_BYTES = 256 * 1024
const TAG_BYTES = 16
const SEALED_PIECE_BYTES = PIECE_BYTES + TAG_BYTES
const NONCE_BYTES = 12
const COUNTER_AT = 7
const LAST_AT = 11
const CIPHER = 'aes-256-gcm'

/** A key for one purpose, made from another. */
export const derivedKey = (key: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(piece, COUNTER_AT)
  nonce[LAST_AT] = isLast ? 1 : 0
  return nonce
}

/** A stream in pieces of one length; the last one is marked, and may be shorter or empty. */
async function* piecesOf(
  source: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const bytes of source) {
    waiting.push(bytes)
    size += bytes.length
    if (size <= length) continue
    const all = Buffer.concat(waiting)
    let from = 0
    // What may be the last piece waits: it is sealed otherwise.
    for (; all.length - from > length; from += length)
      yield { piece: all.subarray(from, from + length), isLast: false }
    waiting = [all.subarray(from)]
    size = all.length - from
  }
  yield { piece: Buffer.concat(waiting), isLast: true }
}

/** Seals a stream. Memory is that of a piece, however long it is. */
export async function* sealed(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  purpose: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const own = derivedKey(key, salt, purpose)
  yield Buffer.concat([MAGIC, salt])
  let number = 0
  for await (const { piece, isLast } of piecesOf(source, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, own, nonceOf(number, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

/** The head of a stream, and the rest of it. */
async function* withoutHead(source: AsyncIterable<Buffer>, onHead: (head: Buffer) => void) {
  let head = Buffer.alloc(0)
  for await (const bytes of source) {
    if (head.length === HEAD_BYTES) {
      yield bytes
      continue
    }
    const all = Buffer.concat([head, bytes])
    head = all.subarray(0, HEAD_BYTES)
    if (head.length < HEAD_BYTES) continue
    onHead(head)
    yield all.subarray(HEAD_BYTES)
  }
  if (head.length < HEAD_BYTES) onHead(head)
}

/**
 * Opens what was sealed for that purpose. Nothing of a piece is given before the whole piece was proven.
 * @param what names it for whoever reads the problem
 * @throws OperatorProblem when anything of it is otherwise than it was sealed
 */
export async function* unsealed(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  purpose: string,
  what: string,
): AsyncGenerator<Buffer> {
  const damaged = new OperatorProblem(`The backup is damaged: ${what} is not what was written.`)
  let own: Buffer | null = null
  const body = withoutHead(source, (head) => {
    if (head.length < HEAD_BYTES || !head.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged
    own = derivedKey(key, head.subarray(MAGIC.length), purpose)
  })
  let number = 0
  for await (const { piece, isLast } of piecesOf(body, SEALED_PIECE_BYTES)) {
    if (own === null || piece.length < TAG_BYTES) throw damaged
    const decipher = createDecipheriv(CIPHER, own, nonceOf(number, isLast))
    decipher.setAuthTag(piece.subarray(piece.length - TAG_BYTES))
    const plain = decipher.update(piece.subarray(0, piece.length - TAG_BYTES))
    try {
      decipher.final()
    } catch {
      throw damaged
    }
    yield plain
    number += 1
  }
}
