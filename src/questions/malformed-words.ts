import type { Question } from '../domain/form/question'
import type { Language } from '../domain/language'
import { isFurther, kindOf } from '../domain/question-types'
import { isIdentifier } from '../domain/question-types/identifier/names'
import { kindTexts } from '../lib/i18n'
import { identifierWords } from './identifier/identifier-words'

/** What is wrong with how an answer of a further kind is written. */
export function wordsOfMalformed({ formato, ...types }: Question, language: Language): string {
  const kind = kindOf(types)
  const t = kindTexts()
  if (kind === 'identifier' && isIdentifier(formato))
    return t('malformed.identifier', { number: identifierWords(formato, language, (key) => t(key)) })
  return isFurther(kind) && kind !== 'grid' ? t(`malformed.${kind}`) : ''
}
