import { useTranslation } from 'react-i18next'
import type { Answer } from '../../domain/answer/answer'
import { placeInFull } from '../../domain/answer/place'
import { authorName } from '../../domain/answer/corrections/author'
import { useDates } from '../../lib/use-dates'
import styles from './AnswerView.module.css'
import { useAnswerTrail } from './use-answer-trail'

/** The earlier places of an answer whose place was corrected or removed (CORR-02, VIEW-03). */
export function LocationStory({ answer }: { answer: Answer }) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const { editsBySupervisor = [] } = answer
  const people = useAnswerTrail(answer).data?.people
  const edits = editsBySupervisor.filter(({ editedLocation }) => editedLocation !== null)
  if (edits.length === 0) return null
  return (
    <ol className={styles.story} aria-label={t('view.story.place')}>
      {edits.map(({ madeBy, sentDateTime, previousLocation }, index) => (
        <li key={index} className={styles.step} data-kind="corrected">
          <p>
            <strong>{t('view.story.placeCorrected')}</strong>{' '}
            {[
              authorName(madeBy) && t('view.history.who', { who: authorName(madeBy, people) }),
              write('dateTime', sentDateTime),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={styles.stood}>
            <span>{t('view.story.before')}</span>
            <del dir="auto">{placeInFull(previousLocation) || t('view.story.noPlace')}</del>
          </div>
        </li>
      ))}
    </ol>
  )
}
