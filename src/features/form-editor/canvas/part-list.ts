import type { FormPart } from '../../../domain/form-logic/parts'
import { LANGUAGE_TAG, type Language } from '../../../domain/language'
import { partName } from '../../../lib/part-names'
import type { CanvasTexts } from './texts'
import { joinedWords } from '../../../domain/text/joined-words'

/** Most parts that are named in a row. */
const MOST = 4

/** Parts in a row: «Edad», «Mascotas» y 3 más. */
export function listWords(parts: readonly FormPart[], t: CanvasTexts, language: Language): string {
  const names = parts
    .slice(0, MOST)
    .map((part) => t('relations.named', { part: partName(part, (number) => t('rules.unnamed', { number })) }))
  const more = parts.length - names.length
  return joinedWords(
    more > 0 ? [...names, t('relations.more', { count: more })] : names,
    LANGUAGE_TAG[language],
  )
}
