import type { QuestionView } from '../domain/answer/view'
import { OUTCOME } from '../domain/form/outcome'
import type { Language } from '../domain/language'
import { isFurther, kindOf } from '../domain/form/kinds'
import { listFault } from '../domain/question-types/files/list'
import { filesTaken } from '../domain/question-types/files/taken'
import { isIdentifier } from '../domain/question-types/identifier/names'
import { kindTexts } from '../lib/i18n'
import { identifierWords } from './identifier/identifier-words'

/** What is wrong with how an answer of a further kind is written, and with how many files there are. */
export function wordsOfMalformed(
  { question, response }: Pick<QuestionView, 'question' | 'response'>,
  language: Language,
): string {
  const { formato } = question
  const kind = kindOf(question)
  const t = kindTexts()
  if (kind === 'identifier' && isIdentifier(formato))
    return t('malformed.identifier', { number: identifierWords(formato, language, (key) => t(key)) })
  if (kind === 'files') {
    const fault = listFault(formato, response.respuesta) ?? response[OUTCOME]?.beyond ?? 'shape'
    return t(`malformed.files.${fault}`, { ...filesTaken(question) })
  }
  return isFurther(kind) && kind !== 'grid' ? t(`malformed.${kind}`) : ''
}
