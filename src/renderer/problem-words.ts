import { blockingCheck, failedSectionChecks, type ProblemCode } from '../domain/answer/problems'
import type { QuestionView } from '../domain/answer/view'
import { OUTCOME } from '../domain/form/outcome'
import type { Section } from '../domain/form/section'
import { localized, type Language } from '../domain/language'
import { behaviourOf } from '../domain/question-types'
import { boundedOf } from '../domain/form/kinds'
import { malformedWords } from '../questions/load-further'
import type { Texts } from '../questions/input-props'

type Asked = Pick<QuestionView, 'question' | 'response'>
interface Reader {
  language: Language
  t: Texts
}

/** What stands against a least or a most; of files their kind says it, with its own words. */
function boundWords(side: 'least' | 'most', asked: Asked, { language, t }: Reader): string {
  const { question } = asked
  const stored = question[OUTCOME]?.[side] ?? ''
  const what = boundedOf(question) ?? 'letters'
  if (what === 'files') return malformedWords(asked, language)
  const bound = { ...question, respuesta: what === 'moment' ? stored : stored.replace('.', ',') }
  const words =
    what === 'moment'
      ? behaviourOf(question).summary(question, bound, { yes: '', no: '', language })
      : bound.respuesta
  return t(`bound.${side}.${what}`, { bound: words })
}

/** What is wrong with a section itself, in words. */
export function sectionProblemWords(problem: ProblemCode, section: Section, { language, t }: Reader): string {
  if (problem === 'least' || problem === 'most')
    return t(`bound.${problem}.rows`, { bound: section[OUTCOME]?.[problem] ?? '' })
  if (problem !== 'check' && problem !== 'closed') return t(`problem.${problem}`)
  const type = problem === 'closed' ? 'cierre' : 'error'
  const check =
    failedSectionChecks(section).find(({ tipo }) => tipo === type) ??
    section.validaciones.find(({ tipo }) => tipo === type)
  return (check && localized(check, 'mensaje', language, section)) || t(`problem.${problem}`)
}

/** What is wrong with an answer, in words: those of the form where it is the form's own check; '' for nothing. */
export function problemWords(problem: ProblemCode | null, asked: Asked, reader: Reader): string {
  const { language, t } = reader
  const { question, response } = asked
  if (problem === null) return ''
  if (problem === 'least' || problem === 'most') return boundWords(problem, asked, reader)
  if (problem === 'malformed') return malformedWords(asked, language) || t('problem.malformed')
  if (problem !== 'check') return t(`problem.${problem}`)
  // Once it is put right, the summary still says what it was.
  const check =
    blockingCheck(question, response) ?? question.validaciones.find(({ tipo }) => tipo === 'error')
  return (check && localized(check, 'mensaje', language, question)) || t('problem.check')
}
