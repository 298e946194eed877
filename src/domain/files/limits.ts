/** What a question may ask a file for, named like the field of the response in which it stands. */
export const FILE_KINDS = ['imagen', 'documento', 'video'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** The kinds of files that an answer may have: sounds stand in lists alone (KIND-08). */
export const STORED_KINDS = [...FILE_KINDS, 'audio'] as const
export type StoredKind = (typeof STORED_KINDS)[number]

/** Why a file is refused; the interface has a sentence for each. */
export type FileProblem =
  | 'imageType'
  | 'imageSize'
  | 'documentType'
  | 'documentSize'
  | 'videoType'
  | 'videoSize'

/** What is known of a file before it is sent. */
export interface FileFacts {
  name: string
  /** MIME type as the browser says; '' when it does not know. */
  type: string
  /** Bytes. */
  size: number
}

const MB = 1024 * 1024

/** Most bytes of each kind (§2.9 "Files"). */
export const MAX_IMAGE_BYTES = 5 * MB
/** Most bytes of a photo as chosen: what is sent is far smaller. */
const MAX_PHOTO_BYTES = 50 * MB
const MAX_DOCUMENT_BYTES = 5 * MB
const MAX_MAP_BYTES = 50 * MB
const MAX_VIDEO_BYTES = 50 * MB
const MAX_SIGNATURE_BYTES = MB

export const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

export const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  '3gp': 'video/3gpp',
}

/** What browsers record, and what phones and messengers keep. */
export const AUDIO_TYPES: Readonly<Record<string, string>> = {
  webm: 'audio/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
}

const MAP_TYPES: Readonly<Record<string, string>> = {
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${OFFICE}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${OFFICE}.presentationml.presentation`,
  csv: 'text/csv',
  rtf: 'application/rtf',
  odt: `${OPEN_DOCUMENT}.text`,
  ods: `${OPEN_DOCUMENT}.spreadsheet`,
  odp: `${OPEN_DOCUMENT}.presentation`,
  ...MAP_TYPES,
}

/** The ending of a file's name in lower case, without the dot; '' when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** The types of each kind by the endings of names. */
export const TYPES_OF: Record<StoredKind, Readonly<Record<string, string>>> = {
  imagen: IMAGE_TYPES,
  documento: DOCUMENT_TYPES,
  video: VIDEO_TYPES,
  audio: AUDIO_TYPES,
}

/**
 * The MIME type under which a file is kept, or null when its kind is not accepted. The name's ending decides
 * for documents, because browsers disagree on their types; for pictures and videos the browser's word helps
 * when a camera gives no name.
 */
export function contentTypeOf(kind: StoredKind, file: Pick<FileFacts, 'name' | 'type'>): string | null {
  const types = TYPES_OF[kind]
  const byName = types[extensionOf(file.name)]
  if (byName) return byName
  if (kind === 'documento' || extensionOf(file.name) !== '') return null
  return Object.values(types).includes(file.type) ? file.type : null
}

/** The `accept` attribute of a file control. */
export const acceptedBy = (kind: StoredKind): string =>
  kind === 'imagen' || kind === 'video'
    ? [...new Set(Object.values(TYPES_OF[kind]))].join(',')
    : Object.keys(TYPES_OF[kind])
        .map((extension) => `.${extension}`)
        .join(',')

const maxBytes = (kind: StoredKind, name: string): number => {
  if (kind === 'imagen') return MAX_IMAGE_BYTES
  if (kind === 'video') return MAX_VIDEO_BYTES
  return extensionOf(name) in MAP_TYPES ? MAX_MAP_BYTES : MAX_DOCUMENT_BYTES
}

/** Sounds have the limit of documents, and their words. */
const PREFIX = { imagen: 'image', documento: 'document', video: 'video', audio: 'document' } as const

/** Why a chosen file cannot be attached, or null (FILE-01, §2.5 "Files"). */
export function fileProblem(kind: StoredKind, file: FileFacts): FileProblem | null {
  if (contentTypeOf(kind, file) === null) return `${PREFIX[kind]}Type`
  return file.size > maxBytes(kind, file.name) ? `${PREFIX[kind]}Size` : null
}

const PHOTO_ENDINGS = [...Object.keys(IMAGE_TYPES), 'heic', 'heif', '']

/**
 * Why a chosen photo cannot be tried at all, or null. Unlike what is sent (`fileProblem`), it may be larger, and of the
 * format that phones keep: it is drawn anew before it is sent.
 */
export function photoProblem({ name, type, size }: FileFacts): FileProblem | null {
  const extension = extensionOf(name)
  if (!PHOTO_ENDINGS.includes(extension) || (extension === '' && !type.startsWith('image/')))
    return 'imageType'
  return size > MAX_PHOTO_BYTES ? 'imageSize' : null
}

/** Why an uploaded signature cannot be used, or null (SIGN-01): a PNG of at most 1,048,576 bytes. */
export function signatureProblem(file: FileFacts): 'signatureType' | 'signatureSize' | null {
  if (file.type !== 'image/png') return 'signatureType'
  return file.size > MAX_SIGNATURE_BYTES ? 'signatureSize' : null
}
