/** Words of other systems as words of a form: plain, short enough, and with answers in them. */
import { withText } from '../form/edit-texts'
import { cutText } from '../text/cut'
import type { Report, SourcePlace } from './report'
import type { Tongues } from './languages'

const TAG = /<\/?[a-z][^<>]{0,2000}>/giu
const STRONG = /(\*\*|__)(?=\S)(.{1,2000}?)\1/gu
const HEADING = /^#{1,6}\s+/gmu
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Words without markup: it would be shown as signs. */
const plainWords = (text: string): string =>
  text
    .replaceAll(/<br\s*\/?>|<\/p>/giu, '\n')
    .replaceAll(TAG, '')
    .replaceAll(STRONG, '$2')
    .replaceAll(HEADING, '')
    .replaceAll(
      /&(amp|lt|gt|quot|nbsp|#39);/giu,
      (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole,
    )
    .trim()

export interface WordsReader {
  report: Report
  /** What an answer that words mention is called here; null for one that there is not. */
  mentioned: (name: string) => string | null
  /** How the source writes a mention; its first group is the name. */
  mention: RegExp
}

/** One text, as a form has it. */
export function readWords(
  text: string,
  at: SourcePlace,
  { report, mentioned, mention, most }: WordsReader & { most: number },
): string {
  if (text.trim() === '') return ''
  // Two braces would be an answer of ours.
  const closed = text.replaceAll('{{', '{ {').replaceAll('}}', '} }')
  const plain = plainWords(closed)
  if (plain !== closed.trim()) report.changed('markup', at, { words: cutText(plain, 80) })
  const filled = plain.replaceAll(mention, (_whole, name: string) => {
    const id = mentioned(name.trim())
    if (id === null) report.leftOut('mention', at, { about: name.trim(), words: cutText(plain, 80) })
    return id === null ? '…' : `{{${id}}}`
  })
  const cut = cutText(filled, most)
  if (cut !== filled) report.changed('wordsCut', at, { words: cutText(plain, 80) })
  return cut
}

/** A part with words in all languages that both have; the first that there are, where the base language has none. */
export function withWords<T extends object>(
  part: T,
  field: string,
  wordsIn: (language: string) => string,
  { base, baseIs, translations }: Tongues,
): T {
  const own = wordsIn(base)
  const [other] = translations.map(([name]) => wordsIn(name)).filter((text) => text !== '')
  const first = own === '' ? (other ?? '') : own
  const based = withText(part, field, 'es', first)
  const named = baseIs !== null && own !== '' ? withText(based, field, baseIs, own) : based
  return translations.reduce(
    (made, [name, language]) => withText(made, field, language, wordsIn(name)),
    named,
  )
}
