import { contentProblem } from '../files/content'
import { pictureType } from '../files/header-image'
import { DOCUMENT_TYPES, extensionOf, IMAGE_TYPES, type FileFacts } from '../files/limits'
import { cutText } from '../text/cut'

const MB = 1024 * 1024

/** Most bytes of one attachment of a mail (§2.9 "Files"). */
export const MAX_ATTACHMENT_BYTES = 5 * MB
/** Most attachments of a mail, and most bytes of all of them: mail servers take some 25 MB, written a third longer. */
export const MAX_ATTACHMENTS = 10
const MAX_ATTACHMENTS_BYTES = 10 * MB
/** Most characters of a file's name. */
const MAX_FILE_NAME = 120

const { kml: _kml, kmz: _kmz, ...OFFICE_TYPES } = DOCUMENT_TYPES
const TYPES: Readonly<Record<string, string>> = { ...OFFICE_TYPES, ...IMAGE_TYPES }

/** Why a file cannot be attached; the interface has a sentence for each. */
export type MailFileProblem = 'type' | 'size' | 'content' | 'count' | 'total'

/** The MIME type under which an attachment is sent, told by its name; null when it is none that may be attached. */
export const mailFileType = (name: string): string | null => TYPES[extensionOf(name)] ?? null

/** The `accept` attribute of the file control. */
export const acceptedByMail = Object.keys(TYPES)
  .map((extension) => `.${extension}`)
  .join(',')

/**
 * Why a chosen file cannot be attached beside the others, or null (MAIL-01, §2.5 "Files").
 * @param others bytes of each file that is attached already
 */
export function mailFileProblem(
  { name, size }: Pick<FileFacts, 'name' | 'size'>,
  others: readonly number[],
): MailFileProblem | null {
  if (mailFileType(name) === null) return 'type'
  if (size > MAX_ATTACHMENT_BYTES) return 'size'
  if (others.length >= MAX_ATTACHMENTS) return 'count'
  const total = others.reduce((sum, bytes) => sum + bytes, size)
  return total > MAX_ATTACHMENTS_BYTES ? 'total' : null
}

/**
 * Whether the bytes are what the name says.
 * @param head at least the first `HEAD_BYTES` of the file
 */
export function isMailFile(name: string, head: Uint8Array): boolean {
  const type = mailFileType(name)
  if (type === null || head.length === 0) return false
  return type.startsWith('image/')
    ? pictureType(head) === type
    : contentProblem('documento', name, head) === null
}

// Marks that turn the direction of writing make `xcod.exe` read as `exe.docx`.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/gu

/** Whether a name can stand in a mail as it is. */
export const isFileName = (name: string): boolean =>
  name.length <= MAX_FILE_NAME && name === name.trim() && name.replace(UNSAFE, '') === name && name !== ''

/** A file's own name as it goes into a mail: one line, not too long, its ending kept. */
export function mailFileName(name: string): string {
  const extension = extensionOf(name)
  const ending = extension && `.${extension}`
  const whole = name.slice(0, name.length - ending.length).replace(UNSAFE, '')
  const stem = cutText(whole, MAX_FILE_NAME - ending.length).trim()
  return `${stem || 'adjunto'}${ending}`
}

/** The folder in which a person keeps attachments until they are sent (§2.7). */
export const mailFolder = (uid: string): string => `sendEmailv3/${uid}/`

/**
 * Where an attachment is kept until it is sent (§2.7).
 * @param random 12 random letters and digits
 */
export const mailFilePath = (uid: string, random: string, name: string): string =>
  `${mailFolder(uid)}adjunto-${random}.${extensionOf(name)}`

/** Whether a path is one that {@link mailFilePath} gives for this person and a file of that name. */
export function isMailPathOf(uid: string, path: string, name: string): boolean {
  const folder = mailFolder(uid)
  const [random = ''] = path.slice(folder.length + 'adjunto-'.length).split('.', 1)
  return (
    mailFileType(name) !== null &&
    /^[A-Za-z0-9]{12}$/.test(random) &&
    path === mailFilePath(uid, random, name)
  )
}
