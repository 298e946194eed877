import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { questionAt } from '../../domain/answer/fill'
import { foreignTag, localized } from '../../domain/language'
import { ErrorSummary } from '../../ui/native/ErrorSummary'
import { useForm, type FormContext } from '../context'
import type { SaveProblem } from '../../engine/saving'
import { OF_FORM } from '../../domain/answer/problems'
import { viewAt } from '../../domain/answer/view'
import { FormCheckWords } from '../logic/lazy-parts'
import { problemWords, sectionProblemWords } from '../problem-words'
import { inOwnLanguage } from '../parts/own-language'
import { rowNumber } from '../parts/row-number'
import { useSaveState } from './use-saved'

export const SUMMARY_ID = 'error-summary'

/** Problems of something that is missing, rather than written wrongly. */
export const MISSING: readonly string[] = [
  'required',
  'requiredImage',
  'requiredDocument',
  'requiredVideo',
  'conditionRequired',
  'citizenRequired',
]

/**
 * Lists the problems that keep the form from being saved; each line leads to its place. The first missing field itself
 * takes the focus (ANS-07). Screen readers announce the list, which stays at the top.
 */
export function ProblemSummary({ onPick }: { onPick: (problem: SaveProblem) => void }) {
  const form = useForm()
  const { phase, problems, tries } = useSaveState(form.answering)
  const [first] = problems
  const told = useRef(tries)
  useEffect(() => {
    // While it is tried again the list is still that of before.
    if (!first || phase !== 'idle' || told.current === tries) return
    told.current = tries
    onPick(first)
  }, [phase, first, tries, onPick])
  if (!first) return null
  const { t } = form
  const isAdvice = first.code === 'advice'
  const isMissing = problems.some(({ code }) => MISSING.includes(code))
  return (
    <ErrorSummary
      key={tries}
      id={SUMMARY_ID}
      title={t(isAdvice ? 'summary.advice' : isMissing ? 'summary.title' : 'summary.wrong')}
      isAdvice={isAdvice}
      errors={problems.map((problem) => ({
        key: `${problem.key}/${problem.code}`,
        text: lineOf(problem, form),
        solved: problem.solved,
      }))}
      onPick={(key) => {
        const picked = problems.find((problem) => `${problem.key}/${problem.code}` === key)
        if (picked) onPick(picked)
      }}
    />
  )
}

/** What answers are told of in words that depend on them. */
const OF_ANSWERS = ['check', 'closed', 'least', 'most', 'malformed'] as const
const isOfAnswers = (code: string): code is (typeof OF_ANSWERS)[number] =>
  OF_ANSWERS.some((one) => one === code)

/** Which place it is and what is wrong there; the form's words are marked as the language that they are in. */
function lineOf(problem: SaveProblem, form: FormContext): ReactNode {
  const { answering, language, t } = form
  if (problem.code === 'citizenRequired') return t('problem.citizenRequired')
  if (problem.section === OF_FORM)
    return (
      <Suspense>
        <FormCheckWords place={problem.key} />
      </Suspense>
    )
  // The title says already that it is missing.
  if (problem.code === 'required') return placeOf()
  return (
    <>
      {placeOf()} — {faultOf()}
    </>
  )

  function faultOf(): string {
    const { code, path, section, checks = [] } = problem
    const sections = answering.engine.sections()
    const view = path && viewAt(sections, path)
    if (code === 'advice') {
      const owner = view?.question ?? sections[section ?? -1]
      return checks.map((check) => localized(check, 'mensaje', language, owner)).join(' ')
    }
    if (!isOfAnswers(code)) return t(`problem.${code}`)
    if (view) return problemWords(code, view, form)
    const whole = sections[section ?? -1]
    return whole ? sectionProblemWords(code, whole, form) : t('problem.check')
  }

  function placeOf(): ReactNode {
    const { path, section, signature } = problem
    const wordsOf = (owner: object, field: string, words = localized(owner, field, language)) =>
      inOwnLanguage(words, foreignTag(owner, field, language))
    if (signature !== null) {
      const setting = answering.signatures.settings[signature]
      const title = setting ? wordsOf(setting, 'title') : ''
      return title || t('signature.untitled', { number: signature + 1 })
    }
    const sections = answering.engine.sections()
    if (path) {
      const question = questionAt(sections, path)
      if (!question) return ''
      const title = localized(question, 'titulo', language)
      const row = rowNumber(form, path.section, path.row) ?? 1
      const number = Math.max(row, path.repetition + 1)
      return wordsOf(question, 'titulo', number > 1 ? t('repeat.row', { title, number }) : title)
    }
    const whole = sections[section ?? -1]
    if (!whole) return ''
    return wordsOf(whole, 'conditionalQuestion') || wordsOf(whole, 'titulo')
  }
}
