import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n'
import { FormContextValue, type FormContext, type Said } from '../context'
import { createOpenRows } from '../engine/open-rows'
import type { SaveProblem } from '../engine/saving'
import { focusPlace } from '../focus-place'
import form from '../form/AnswerForm.module.css'
import { FormIntro } from '../form/FormIntro'
import { placesOfProblem } from '../form/problem-places'
import { ProblemSummary } from '../form/ProblemSummary'
import { SaidToast } from '../form/SaidToast'
import { useEarlyParts } from '../form/use-early-parts'
import { useSaved, useSaveState } from '../form/use-saved'
import styles from './Completion.module.css'
import { CompletionBar } from './CompletionBar'
import { CompletionDialogs } from './CompletionFailures'
import { CompletionNotices } from './CompletionNotices'
import { CompletionSection } from './CompletionSection'
import { CompletionSignatures } from './CompletionSignatures'
import type { Completing } from './completing'
import { CompletingContext } from './context'
import { StateChoice } from './StateChoice'

interface CompletionFormProps {
  completing: Completing
  onSaved: () => void
  onCancel: () => void
  onDiscard: () => void
  /** Opens the answer as it is stored now, with what was filled in. */
  onRenew: () => void
}

/** A stored answer with what it still lacks (COMP-01, COMP-02). */
export function CompletionForm({ completing, onSaved, onCancel, onDiscard, onRenew }: CompletionFormProps) {
  const { t } = useTranslation('answering')
  const { t: own } = useTranslation('completion')
  const language = useLanguage()
  const { answering, stored } = completing
  const { version } = answering
  const [said, say] = useState<Said | null>(null)
  const openRows = useMemo(createOpenRows, [])
  const context = useMemo(
    (): FormContext => ({ answering, openRows, language, t, marksOptional: false, say }),
    [answering, openRows, language, t],
  )
  const { phase } = useSaveState(answering)
  useSaved(answering, onSaved)
  useEarlyParts(version)
  useEffect(() => {
    if (!said?.stands) return
    return answering.engine.onAnyChange(() => {
      if (!said.stands?.()) say(null)
    })
  }, [answering, said])
  const pick = useCallback(
    (problem: SaveProblem) => {
      if (problem.path) openRows.open(problem.path.section, problem.path.row)
      focusPlace(...placesOfProblem(problem))
    },
    [openRows],
  )
  return (
    <CompletingContext value={completing}>
      <FormContextValue value={context}>
        <article className={form.form}>
          <FormIntro isFirst />
          <p className={styles.facts}>{own('code', { code: stored.codigoMunicipio })}</p>
          {/* What is being sent does not change under way. */}
          <div className={form.content} inert={phase === 'saving'}>
            <CompletionNotices onDiscard={onDiscard} />
            <ProblemSummary onPick={pick} />
            <StateChoice />
            {version.secciones.map((section, index) => (
              <CompletionSection key={section.id} index={index} />
            ))}
            <CompletionSignatures />
          </div>
          <CompletionBar toast={<SaidToast said={said} onClose={() => say(null)} />} onCancel={onCancel} />
          <CompletionDialogs onRenew={onRenew} />
        </article>
      </FormContextValue>
    </CompletingContext>
  )
}
