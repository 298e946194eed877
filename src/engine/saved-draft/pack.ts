import type { DeviceStore } from '../../lib/device-store'
import { randomText } from '../../lib/random'
import { FILE_NAME_LENGTH } from '../../domain/files/storage-path'
import { readDraft, type Draft } from '../draft'
import { formBeside, keepForm } from '../open-draft'
import { keepLinkNote, linkNoteBeside } from '../signed/link-beside'
import type { DraftSlot } from '../draft-slot'
import { formVersionSchema } from '../../domain/form/form'
import { pictureName } from '../signatures'
import type { ArrivedFile } from './arrived-files'

/** What is packed: a draft with all that lies beside it, for another device (REACH-04). */
interface Packing {
  draft: Draft
  /** What lies beside it on this device. */
  files: Pick<DeviceStore, 'get'>
  /** Files that were sent already: they are sent anew from the other device, whose account may not read these. */
  arrived: readonly ArrivedFile[]
  readFile: (path: string) => Promise<Blob>
}

interface PackedFile {
  name: string
  type: string
  size: number
}

interface PackedHead {
  draft: unknown
  form: unknown
  /** Of the signed link by which the form was opened; left out without one. */
  link?: string
  files: PackedFile[]
}

/** Dates in JSON. */
const DATE = '$fecha'
const withDates = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && DATE in value ? new Date(Number(value[DATE])) : value
function plain(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.getTime() }
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]): [string, unknown] => [name, plain(inner)]),
  )
}

const SINGLE = ['imagen', 'documento', 'video']

/** The same without single files, which are sent anew; what lists several names them until then. */
function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !SINGLE.includes(name))
  return Object.fromEntries(fields.map(([name, inner]): [string, unknown] => [name, withoutFiles(inner)]))
}

/** Names of what lies beside a draft: pictures of signatures, and files of what was left of earlier versions. */
const namesBeside = ({ signatures, pictures, left }: Draft): string[] => [
  ...signatures.map((_, index) => pictureName(index, pictures)),
  ...left.flatMap(({ file }) => (file ? [file] : [])),
]

const HEAD_BYTES = 4

/**
 * A draft as bytes, with its files and the form that it answers.
 * @throws whatever reading a file that was sent throws
 */
export async function packDraft({
  draft,
  files,
  arrived,
  readFile,
}: Packing): Promise<Uint8Array<ArrayBuffer>> {
  const beside = [...draft.files.map(({ id }) => id), ...namesBeside(draft)]
  const waiting = await Promise.all(beside.map(async (name) => ({ name, blob: await files.get(name) })))
  const sentBefore = await Promise.all(
    arrived.map(async ({ pending, stored }) => ({ name: pending.id, blob: await readFile(stored) })),
  )
  const blobs = [...waiting, ...sentBefore].flatMap(({ name, blob }) =>
    blob instanceof Blob ? [{ name, blob }] : [],
  )
  const packed = {
    ...draft,
    secciones: withoutFiles(draft.secciones),
    // Pictures of signatures are sent anew too.
    signatures: draft.signatures.map((one) => ({ ...one, uploaded: false, imgID: '', imgURL: '' })),
    files: [...draft.files, ...arrived.map(({ pending }) => pending)],
    estado: null,
    outbox: null,
  }
  const link = await linkNoteBeside(files)
  const head: PackedHead = {
    draft: plain(packed),
    ...(link !== '' && { link }),
    form: plain(await formBeside(files, draft.version)),
    files: blobs.map(({ name, blob }) => ({ name, type: blob.type, size: blob.size })),
  }
  const words = new TextEncoder().encode(JSON.stringify(head))
  const size = new Uint8Array(HEAD_BYTES)
  new DataView(size.buffer).setUint32(0, words.length)
  const whole = new Blob([size, words, ...blobs.map(({ blob }) => blob)])
  return new Uint8Array(await whole.arrayBuffer())
}

export interface UnpackedDraft {
  draft: Draft
  form: unknown
  link: string
  files: { name: string; file: Blob }[]
}

/**
 * The draft in such bytes. Its files get new names: each device sends its own.
 * @throws when it cannot be read
 */
export function unpackDraft(bytes: Uint8Array<ArrayBuffer>): UnpackedDraft {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const words = new TextDecoder().decode(bytes.subarray(HEAD_BYTES, HEAD_BYTES + length))
  const named: PackedHead = JSON.parse(words)
  const pending = readDraft(JSON.parse(JSON.stringify(named.draft), withDates))?.files ?? []
  const anew = pending.reduce((text, { id }) => text.replaceAll(id, randomText(FILE_NAME_LENGTH)), words)
  const head: PackedHead = JSON.parse(anew, withDates)
  const draft = readDraft(head.draft)
  if (!draft) throw new Error('this draft cannot be read')
  let from = HEAD_BYTES + length
  const files = head.files.map(({ name, type, size }) => {
    const file = new Blob([bytes.subarray(from, from + size)], { type })
    from += size
    return { name, file }
  })
  return { draft, form: head.form, link: head.link ?? '', files }
}

/** Puts a draft into a place on this device, over what lies there: its files first, so that none is missed. */
export async function putInSlot(slot: DraftSlot, { draft, form, link, files }: UnpackedDraft): Promise<void> {
  await slot.clearFiles()
  if (link !== '') await keepLinkNote(slot.files, link)
  for (const { name, file } of files) await slot.files.set(name, file)
  const version = formVersionSchema.safeParse(form)
  if (version.success) await keepForm(slot, version.data)
  await slot.write(draft)
}
