import { AUDIO_TYPES, IMAGE_TYPES, TYPES_OF, VIDEO_TYPES, type StoredKind } from './limits'

const FOLDER_KINDS = new Map<string, StoredKind>([
  ['imagenes', 'imagen'],
  ['documentos', 'documento'],
  ['videos', 'video'],
  ['audios', 'audio'],
])

/** What kind of file lies at a path of the file store (§2.7); null for anything but files of answers. */
export const kindAt = (path: string): StoredKind | null =>
  FOLDER_KINDS.get(path.slice(0, path.indexOf('/'))) ?? null

/** What a browser knows nothing to do with but to keep it. */
export const JUST_BYTES = 'application/octet-stream'

/** What browsers show by themselves without running anything of it; the rest is only kept. */
export const isShownInPlace = (type: string): boolean =>
  type === 'application/pdf' ||
  [IMAGE_TYPES, VIDEO_TYPES, AUDIO_TYPES].some((types) => Object.values(types).includes(type))

/**
 * The type that a stored file is taken for: the one that it is said to be where its folder keeps such files, else just
 * bytes. So no page, script or drawing with programs in it runs from an address of ours (SEC-05).
 */
export function servedType(path: string, said: string): string {
  const kind = kindAt(path)
  return kind !== null && Object.values(TYPES_OF[kind]).includes(said) ? said : JUST_BYTES
}
