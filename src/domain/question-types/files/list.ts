/** The files of one answer, in their order, with what is said of each (KIND-08). */
import { kindAt } from '../../files/served-type'
import { isPathOfAnswers } from '../../files/path-of-answers'
import type { Attachment } from '../../form/question'
import { cutText } from '../../text/cut'
import { isBlank } from '../../text/clean'
import { isWallClock, type WallClock } from '../../wall-clock'
import { placeIn } from '../place/points'
import { FILE_OF, fileRequirementsIn, MAX_LISTED, type ListedKind } from '../../form/file-requirements'

export interface ListedFile extends Attachment {
  /** What the person says of it; '' for nothing. */
  caption: string
  /** When it was taken, by the clock there; '' where nobody knows or asks. */
  takenAt: WallClock | ''
  /** Where it was taken, as places are stored; '' likewise. */
  place: string
}

/** Most letters of a caption, and of a file's name. */
export const MAX_CAPTION = 300
const MAX_NAME = 500

/** A file as it is stored, and nothing else; null for what is none. */
function fileIn(stored: unknown): ListedFile | null {
  const {
    path,
    name,
    size,
    texto = '',
    cuando = '',
    donde = '',
    ...more
  }: Record<string, unknown> = Object(stored)
  if (typeof path !== 'string' || !isPathOfAnswers(path)) return null
  if (typeof name !== 'string' || typeof size !== 'number' || typeof texto !== 'string') return null
  if (typeof cuando !== 'string' || typeof donde !== 'string' || Object.keys(more).length > 0) return null
  const isSound =
    name.length <= MAX_NAME &&
    texto.length <= MAX_CAPTION &&
    (cuando === '' || isWallClock(cuando)) &&
    (donde === '' || placeIn(donde)?.points.length === 1)
  return isSound ? { path, name, size, caption: texto, takenAt: cuando, place: donde } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Texts that were read: a list is asked for by whoever counts, shows and checks it. */
const read = new Map<string, ListedFile[] | null>()
const MOST_READ = 200

function readList(respuesta: string): ListedFile[] | null {
  // Nothing else that people write begins so.
  const found = respuesta.startsWith('[{"') ? parsed(respuesta) : null
  if (!Array.isArray(found) || found.length === 0 || found.length > MAX_LISTED) return null
  const files = found.flatMap((stored: unknown) => fileIn(stored) ?? [])
  return new Set(files.map(({ path }) => path)).size === found.length ? files : null
}

/** The files that a stored text lists; none for no text, null for any other one. */
export function listedIn(respuesta: string): ListedFile[] | null {
  if (respuesta === '') return []
  const before = read.get(respuesta)
  if (before !== undefined) return before
  const files = readList(respuesta)
  if (read.size >= MOST_READ) read.clear()
  read.set(respuesta, files)
  return files
}

/** How files are stored; '' for none. */
export const listedText = (files: readonly ListedFile[]): string =>
  files.length === 0
    ? ''
    : JSON.stringify(
        files.map(({ path, name, size, caption, takenAt, place }) => ({
          ...{ path, name: cutText(name, MAX_NAME), size },
          ...(!isBlank(caption) && { texto: cutText(caption, MAX_CAPTION) }),
          ...(takenAt !== '' && { cuando: takenAt }),
          ...(place !== '' && { donde: place }),
        })),
      )

/** Whether files of that kind may be in a list. */
const isAskedFor = (kinds: readonly ListedKind[], { path }: Attachment): boolean =>
  kinds.some((kind) => FILE_OF[kind] === kindAt(path))

/** Whether a listed file is a voice note. */
export const isVoice = ({ path }: Attachment): boolean => kindAt(path) === 'audio'

/** Whether a listed file is a picture. */
export const isPhoto = ({ path }: Attachment): boolean => kindAt(path) === 'imagen'

/** What can be against a list: another text, too few or many, another kind, no caption, or a fact that is not asked. */
export type ListFault = 'shape' | 'least' | 'most' | 'kind' | 'caption' | 'fact'

/** What is against a list of files, by what its question asks; null for nothing, and for no list at all. */
export function listFault(formato: string, respuesta: string): ListFault | null {
  const files = listedIn(respuesta)
  if (files === null) return 'shape'
  if (files.length === 0) return null
  const { kinds, least, most, captions, when, where } = fileRequirementsIn(formato)
  if (files.length > most) return 'most'
  if (files.some((file) => !isAskedFor(kinds, file))) return 'kind'
  // Where and when somebody was is kept only where a form says that it asks for it.
  if (files.some(({ takenAt, place }) => (takenAt !== '' && !when) || (place !== '' && !where))) return 'fact'
  if (captions === 'none' && files.some(({ caption }) => caption !== '')) return 'fact'
  if (captions === 'required' && files.some(({ caption }) => isBlank(caption))) return 'caption'
  return files.length < least ? 'least' : null
}
