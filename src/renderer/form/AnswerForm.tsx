import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { useLanguage } from '../../lib/i18n'
import {
  FormContextValue,
  type FormContext,
  type FormMessage,
  type ClosedParts,
  type RowsAway,
} from '../context'
import type { Answering } from '../../engine/answering'
import { createOpenRows } from '../open-rows'
import type { SaveProblem } from '../../engine/saving'
import { focusPlace } from '../focus-place'
import { FormSkeleton } from '../FormSkeleton'
import { useRootClass } from '../../ui/use-root-class'
import styles from './AnswerForm.module.css'
import { FormIntro } from './FormIntro'
import { ChosenRecipient, OpenOrder, OtherPersonNotice, Prices, ValidateBar } from './lazy-parts'
import { placesOfProblem } from './problem-places'
import { ProblemSummary } from './ProblemSummary'
import { ProgressHeader } from './ProgressHeader'
import { SaveArea } from './SaveArea'
import type { SaveVerb } from './SaveBar'
import { SaveFailures } from './SaveFailures'
import { RestoredNotice } from './RestoredNotice'
import { isChecked, isPaged, marksOptional, type Step } from './steps'
import { headingOf, isPlaceOf, OpenedStep, PURCHASE_HEADING, StepView } from './StepView'
import { useEarlyParts } from './use-early-parts'
import { useIsOrdered, useReached, useSaveState } from './use-saved'
import { hasRules } from '../../domain/answering/logic'
import { hasSectionChecks } from '../../domain/answer/rows'
import { FormChecks, RevealedStatus } from '../logic/lazy-parts'
import { useAskedPages } from './use-asked-pages'
import { useStep } from './use-steps'
import { FormToast } from './FormToast'

interface AnswerFormProps {
  answering: Answering
  /** Draws items that are not simply open; needed for a stored answer. */
  closed?: ClosedParts | undefined
  away?: RowsAway
  /** What saving does, in a sentence. */
  savingSays?: string
  /** What the button is called: who answers sends (DAY-06). */
  verb?: SaveVerb
  /** Words of a second button, that saves and then sends; without them there is none (ANS-17). */
  sendLabel?: string
  /** What is asked on saving. */
  children?: ReactNode
  /** What is said of the answer, below the title. */
  facts?: ReactNode
  /** What the person has to know before they begin. */
  notices?: ReactNode
  /** What is asked before the first part. */
  first?: ReactNode
  /** What is to be read before it is sent: after the last part. */
  last?: ReactNode
  /** The bar with the save button, around the message of what was just done; the usual bar when left out. */
  bar?: (toast: ReactNode) => ReactNode
  /** Asked before it is saved: false keeps it from being saved now. */
  maySave?: () => boolean
  /** Why the last try did not save; the usual ones when left out. */
  failures?: ReactNode
  /** @param sends whether the second button was pressed */
  onSaved: (sends: boolean) => void
  /** Called once the answer was left in the outbox of this device (DAY-05). */
  onLeft?: () => void
  onDiscard: () => void
  /** Opens the form anew as it is now, with what was typed. */
  onRenew?: () => void
}

/** A form being answered: one page when it is short, else one section at a time (ANS-01), after whom it is about (ANS-02). */
export function AnswerForm({
  answering,
  closed,
  away,
  onSaved,
  onLeft,
  onDiscard,
  onRenew,
  ...given
}: AnswerFormProps) {
  useRootClass(styles.root)
  const { t } = useTranslation('answering')
  const language = useLanguage()
  const { version, policy } = answering
  const asksRecipient = answering.recipient !== null
  const pages = useAskedPages(answering, asksRecipient)
  /** Whether each part is a page of its own, because the form is too long for one. */
  const paged = isPaged(version, policy)
  const [step, goTo] = useStep(pages)
  const [said, say] = useState<FormMessage | null>(null)
  /** Places to go to once the next step is drawn. */
  const wanted = useRef<string[]>([])
  const openRows = useMemo(createOpenRows, [])
  const context = useMemo(
    (): FormContext => ({
      answering,
      openRows,
      closed: closed ?? null,
      away: away ?? null,
      language,
      t,
      marksOptional: !closed && marksOptional(version.secciones),
      say,
    }),
    [answering, openRows, closed, away, language, t, version],
  )
  const { phase } = useSaveState(answering)
  const isOrdered = useIsOrdered(answering)
  const sends = useRef(false)
  /** How much was missing on the page that was just passed. */
  const passed = useRef(0)
  const [hasSeenEnd, setSeenEnd] = useState(() =>
    version.secciones.every((_, at) => answering.engine.isSectionHidden(at) || answering.visits.isOpened(at)),
  )
  useReached(answering, 'saved', () => onSaved(sends.current))
  useReached(answering, 'left', () => onLeft?.())
  useEarlyParts(version, isChecked(version, policy))
  // The message of one section does not stay in the next.
  useEffect(() => {
    const count = passed.current
    passed.current = 0
    say(count > 0 ? { text: t('form.passed', { count }) } : null)
  }, [step, t])
  useEffect(() => {
    if (!said?.stands) return
    return answering.engine.onAnyChange(() => {
      if (!said.stands?.()) say(null)
    })
  }, [answering, said])

  /** Opens the part of the form that has this place, and focuses it. */
  const lead = useCallback(
    (isOnIt: (one: Step) => boolean, path: QuestionPath | null, places: string[]) => {
      if (path) openRows.open(path.section, path.row)
      const target = pages.asked.findIndex((page) => page.some(isOnIt))
      if (target === -1 || target === step) return focusPlace(...places)
      wanted.current = places
      goTo(target)
    },
    [goTo, openRows, step, pages],
  )
  const pick = useCallback(
    (problem: SaveProblem) => lead((one) => isPlaceOf(problem, one), problem.path, placesOfProblem(problem)),
    [lead],
  )
  const change = useCallback(
    (one: Step, path: QuestionPath | null) =>
      lead((other) => other === one, path, [path ? pathKey(path) : headingOf(one)]),
    [lead],
  )
  const goToQuestion = useCallback(
    (path: QuestionPath) =>
      lead((one) => one.kind === 'section' && one.index === path.section, path, [pathKey(path)]),
    [lead],
  )
  const goOn = useCallback(() => {
    const last = answering.visits.last()
    if (last) goToQuestion(last)
  }, [answering, goToQuestion])
  useEffect(() => {
    for (const one of pages.asked[step] ?? []) if (one.kind === 'section') answering.visits.open(one.index)
  }, [answering, pages, step])

  /** Goes to the next page, and says what is missing on this one (DAY-06). */
  function goNext(): void {
    const sections = shown.flatMap((one) => (one.kind === 'section' ? [one.index] : []))
    passed.current = sections.flatMap((index) => answering.engine.revealProblems(index)).length
    goTo(step + 1)
  }
  const shown = pages.asked[step] ?? []
  const isLast = step === pages.asked.length - 1
  useEffect(() => {
    if (isLast) setSeenEnd(true)
  }, [isLast])
  const onBack = step > 0 ? () => goTo(step - 1) : undefined
  const closing = useSyncExternalStore(answering.engine.onAnyChange, answering.engine.closing)
  const validates = isLast && answering.purchase !== null && !closing
  const toast = <FormToast said={said} onClose={() => say(null)} />
  if (isOrdered) {
    return (
      <FormContextValue value={context}>
        <article className={styles.form}>
          <FormIntro isFirst={false} />
          <Suspense fallback={null}>
            <OpenOrder
              onEdited={() => lead((one) => one.kind === 'purchase', null, [PURCHASE_HEADING])}
              onDiscard={onDiscard}
            />
          </Suspense>
        </article>
      </FormContextValue>
    )
  }
  return (
    <FormContextValue value={context}>
      {/* Prices above everything else would push it down. */}
      <Suspense fallback={<FormSkeleton />}>
        <article className={styles.form}>
          <FormIntro isFirst={step === 0} />
          {given.facts}
          {paged ? (
            <ProgressHeader steps={pages.asked.flat()} step={step} onGo={goTo} onQuestion={goToQuestion} />
          ) : null}
          {/* The form is locked while it is sent: what is typed now would be neither in the answer nor on the device. */}
          <div className={styles.content} inert={phase === 'saving'}>
            <RestoredNotice onDiscard={onDiscard} onGoOn={goOn} />
            {given.notices}
            <ProblemSummary onPick={pick} />
            {step === 0 && version.payments.some(({ preview }) => preview) && answering.purchase ? (
              <Prices />
            ) : null}
            {given.first}
            <OpenedStep step={step} heading={shown[0] ? headingOf(shown[0]) : ''} wanted={wanted} />
            {asksRecipient && step > 0 && (step === 1 || isLast) ? (
              <Suspense fallback={null}>
                <ChosenRecipient onChange={() => goTo(0)} />
              </Suspense>
            ) : null}
            {shown.map((one) => (
              <StepView
                key={one.kind === 'section' ? one.index : one.kind}
                step={one}
                steps={pages.asked.flat()}
                onChange={change}
              />
            ))}
            {isLast && version.secciones.some(({ otraPersona }) => otraPersona !== '') ? (
              <Suspense fallback={null}>
                <OtherPersonNotice />
              </Suspense>
            ) : null}
            {isLast ? given.last : null}
            {hasRules(version.secciones) ? (
              <Suspense>
                {isLast && version.secciones.some(hasSectionChecks) ? (
                  <FormChecks onGo={goToQuestion} />
                ) : null}
                <RevealedStatus />
              </Suspense>
            ) : null}
          </div>
          {given.bar?.(toast) ??
            (validates ? (
              <Suspense fallback={null}>
                <ValidateBar says={given.savingSays ?? ''} toast={toast} onBack={onBack} />
              </Suspense>
            ) : (
              <SaveArea
                savingSays={given.savingSays ?? ''}
                verb={given.verb ?? 'send'}
                isChecked={isChecked(version, policy)}
                closing={closing}
                sendLabel={given.sendLabel}
                onSave={(toSend) => {
                  if (given.maySave?.() === false) return
                  sends.current = toSend
                  void answering.saving.save()
                }}
                toast={toast}
                onBack={onBack}
                onNext={!isLast ? goNext : undefined}
                onEnd={
                  hasSeenEnd && step < pages.asked.length - 2 ? () => goTo(pages.asked.length - 1) : undefined
                }
              />
            ))}
          {given.children}
          {given.failures ?? <SaveFailures {...(onRenew && { onRenew })} />}
        </article>
      </Suspense>
    </FormContextValue>
  )
}
