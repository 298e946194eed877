import { blockingCheck, type ProblemCode } from '../domain/answer/problems'
import type { QuestionView } from '../domain/answer/view'
import { localized, type Language } from '../domain/language'
import type { Texts } from '../questions/input-props'

/** What is wrong with an answer, in words: those of the form where it is the form's own check; '' for nothing. */
export function problemWords(
  problem: ProblemCode | null,
  { question, response }: Pick<QuestionView, 'question' | 'response'>,
  { language, t }: { language: Language; t: Texts },
): string {
  if (problem !== 'check') return problem ? t(`problem.${problem}`) : ''
  // Once it is put right, the summary still says what it was.
  const check =
    blockingCheck(question, response) ?? question.validaciones.find(({ tipo }) => tipo === 'error')
  return (check && localized(check, 'mensaje', language)) || t('problem.check')
}
