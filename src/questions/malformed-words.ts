import type { QuestionView } from '../domain/answer/view'
import type { Language } from '../domain/language'
import { isFurther, kindOf } from '../domain/question-types'
import { filesAskedIn } from '../domain/question-types/files/asked'
import { listFault } from '../domain/question-types/files/list'
import { isIdentifier } from '../domain/question-types/identifier/names'
import { kindTexts } from '../lib/i18n'
import { identifierWords } from './identifier/identifier-words'

/** What is wrong with how an answer of a further kind is written. */
export function wordsOfMalformed(
  { question: { formato, ...types }, response: { respuesta } }: Pick<QuestionView, 'question' | 'response'>,
  language: Language,
): string {
  const kind = kindOf(types)
  const t = kindTexts()
  if (kind === 'identifier' && isIdentifier(formato))
    return t('malformed.identifier', { number: identifierWords(formato, language, (key) => t(key)) })
  if (kind === 'files') {
    const { least, most } = filesAskedIn(formato)
    return t(`malformed.files.${listFault(formato, respuesta) ?? 'shape'}`, { least, most })
  }
  return isFurther(kind) && kind !== 'grid' ? t(`malformed.${kind}`) : ''
}
