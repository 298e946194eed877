import { useTranslation } from 'react-i18next'
import { blankResponse } from '../../domain/answer/response'
import { responseWith } from '../../domain/answer/corrections/part-value'
import type { Target } from '../../domain/answer/corrections/spot'
import type { PartRef } from '../../domain/form/part-ref'
import type { Step } from '../../domain/correction/story'
import { isPart } from '../../domain/answer/corrections/spot'
import { useDates } from '../../lib/use-dates'
import type { Question } from '../../domain/form/question'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import styles from './AnswerView.module.css'
import { useStories } from './stories'

interface PlaceStoryProps {
  spot: PartRef
  target: Target
  /** The question that is asked there; none for a whole row or condition. */
  question?: Question
}

/**
 * What happened at one place since the answer was given, oldest first; nothing for places that were not changed
 * (CORR-02, VIEW-03).
 */
export function PlaceStory({ spot, target, question }: PlaceStoryProps) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const story = useStories().at(spot, target)
  if (!story) return null
  return (
    <ol className={styles.story} aria-label={t('view.story.title')}>
      {story.map((step, index) => (
        <li key={index} className={styles.step} data-kind={step.kind}>
          <p>
            <strong>{t(`view.story.${kindOfStep(step, target)}`)}</strong>{' '}
            {[step.who && t('view.history.who', { who: step.who }), write('dateTime', step.when)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {step.comment === '' ? null : <p className={styles.comment}>{step.comment}</p>}
          {step.kind === 'asked' ? null : <WhatStood {...{ step, target, question }} />}
        </li>
      ))}
    </ol>
  )
}

/** A correction of a row or further answer takes it away or puts it back. */
function kindOfStep({ kind, after }: Step, target: Target) {
  if (target !== 'fila' || kind !== 'corrected') return kind
  return after.answer === 'false' ? 'removed' : 'putBack'
}

/** The value before the correction: struck through, and named as such for screen readers. */
function WhatStood({
  step,
  target,
  question,
}: {
  step: Step
  target: Target
  question?: Question | undefined
}) {
  const { t } = useTranslation('staff')
  if (target === 'fila' || (isPart(target) && !question)) return null
  return (
    <div className={styles.stood}>
      <span>{t('view.story.before')}</span>
      <del>
        {isPart(target) && question ? (
          <ResponseDisplay
            question={question}
            response={{ ...blankResponse(question), ...responseWith(question, target, step.before) }}
          />
        ) : (
          t(step.before.answer === 'true' ? 'view.story.checked' : 'view.story.unchecked')
        )}
      </del>
    </div>
  )
}
