/** What a question for several files asks, as `formato` says it: `photo-document:1-10:needed:when:where` (KIND-08). */
import type { StoredKind } from '../files/limits'
import { QUESTION_TYPE, type Question } from './question'

export const LISTED_KINDS = ['photo', 'document', 'voice'] as const
export type ListedKind = (typeof LISTED_KINDS)[number]

/** Whether files have words of their own. */
export const CAPTIONS = ['none', 'optional', 'required'] as const
export type Captions = (typeof CAPTIONS)[number]

export interface FileRequirements {
  kinds: readonly ListedKind[]
  /** Fewest files, once there is one: whether there has to be one says `required`. */
  least: number
  most: number
  captions: Captions
  /** When each was taken is kept. */
  when: boolean
  /** Where each was taken is kept. */
  where: boolean
}

/** Most files of one question. */
export const MAX_LISTED = 30
/** Most of a question that nobody set otherwise. */
const USUAL_MOST = 10

const CAPTION_WORD: Record<Captions, string> = { none: '', optional: 'caption', required: 'needed' }

/** What `formato` asks; photos, at most ten, where it does not say. */
export function fileRequirementsIn(formato: string): FileRequirements {
  const [named = '', ...rest] = formato.split(':')
  const names = named.split('-')
  const kinds = LISTED_KINDS.filter((kind) => names.includes(kind))
  const [, first = '1', last = String(USUAL_MOST)] =
    rest.map((word) => /^(\d{1,2})-(\d{1,2})$/.exec(word)).find((found) => found !== null) ?? []
  const most = Math.min(Math.max(Number(last), 1), MAX_LISTED)
  return {
    kinds: kinds.length > 0 ? kinds : ['photo'],
    least: Math.min(Math.max(Number(first), 1), most),
    most,
    captions: CAPTIONS.find((one) => one !== 'none' && rest.includes(CAPTION_WORD[one])) ?? 'none',
    when: rest.includes('when'),
    where: rest.includes('where'),
  }
}

/** How what is asked is stored. */
export const fileRequirementsText = ({
  kinds,
  least,
  most,
  captions,
  when,
  where,
}: FileRequirements): string =>
  [kinds.join('-'), `${least}-${most}`, CAPTION_WORD[captions], when ? 'when' : '', where ? 'where' : '']
    .filter(Boolean)
    .join(':')

/** What the device and the store call a listed kind. */
export const FILE_OF: Record<ListedKind, StoredKind> = {
  photo: 'imagen',
  document: 'documento',
  voice: 'audio',
}

/** Whether a question takes files of that kind in a list. */
export const listsFiles = (question: Pick<Question, 'tipoPregunta' | 'formato'>, kind: StoredKind): boolean =>
  question.tipoPregunta === QUESTION_TYPE.files &&
  fileRequirementsIn(question.formato).kinds.some((one) => FILE_OF[one] === kind)
