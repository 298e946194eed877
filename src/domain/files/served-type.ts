import { IMAGE_TYPES, typesOf, VIDEO_TYPES, type FileKind } from './limits'

const FOLDER_KINDS = new Map<string, FileKind>([
  ['imagenes', 'imagen'],
  ['documentos', 'documento'],
  ['videos', 'video'],
])

/** What kind of file lies at a path of the file store (§2.7); null for anything but files of answers. */
export const kindAt = (path: string): FileKind | null =>
  FOLDER_KINDS.get(path.slice(0, path.indexOf('/'))) ?? null

/** What a browser knows nothing to do with but to keep it. */
export const JUST_BYTES = 'application/octet-stream'

/** What browsers show by themselves without running anything of it; the rest is only kept. */
export const isShownInPlace = (type: string): boolean =>
  type === 'application/pdf' ||
  Object.values(IMAGE_TYPES).includes(type) ||
  Object.values(VIDEO_TYPES).includes(type)

/**
 * The type that a stored file is taken for: the one that it is said to be where its folder keeps such files, else just
 * bytes. So no page, script or drawing with programs in it runs from an address of ours (SEC-05).
 */
export function servedType(path: string, said: string): string {
  const kind = kindAt(path)
  return kind !== null && Object.values(typesOf(kind)).includes(said) ? said : JUST_BYTES
}
