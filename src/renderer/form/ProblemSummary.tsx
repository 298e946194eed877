import { useEffect, useRef } from 'react'
import { questionAt } from '../../domain/answer/fill'
import { localized } from '../../domain/language'
import { ErrorSummary } from '../../ui/native/ErrorSummary'
import { useForm, type FormContext } from '../context'
import type { SaveProblem } from '../../engine/saving'
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
  const { problems, tries } = useSaveState(form.answering)
  const told = useRef(tries)
  useEffect(() => {
    const [first] = problems
    if (!first || told.current === tries) return
    told.current = tries
    onPick(first)
  }, [problems, tries, onPick])
  if (problems.length === 0) return null
  const { t } = form
  const isMissing = problems.some(({ code }) => MISSING.includes(code))
  return (
    <div id={SUMMARY_ID} key={tries}>
      <ErrorSummary
        title={isMissing ? t('summary.title') : t('summary.wrong')}
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
    </div>
  )
}

function lineOf(problem: SaveProblem, form: FormContext): string {
  const { answering, language, t } = form
  if (problem.code === 'citizenRequired') return t('problem.citizenRequired')
  return t('summary.line', { question: placeOf(), problem: t(`problem.${problem.code}`) })

  function placeOf(): string {
    const { path, section, signature } = problem
    if (signature !== null) {
      const setting = answering.signatures.settings[signature]
      const title = setting ? localized(setting, 'title', language) : ''
      return title || t('signature.untitled', { number: signature + 1 })
    }
    const sections = answering.engine.sections()
    if (path) {
      const question = questionAt(sections, path)
      const title = question ? localized(question, 'titulo', language) : ''
      const row = rowNumber(form, path.section, path.row) ?? 1
      const number = Math.max(row, path.repetition + 1)
      return number > 1 ? t('repeat.row', { title, number }) : title
    }
    const whole = sections[section ?? -1]
    if (!whole) return ''
    return localized(whole, 'conditionalQuestion', language) || localized(whole, 'titulo', language)
  }
}
