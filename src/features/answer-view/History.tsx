import { useTranslation } from 'react-i18next'
import { writeDate } from '../../domain/dates'
import type { Answer } from '../../domain/answer/answer'
import { historyOf, type HistoryEntry } from '../../domain/correction/history'
import { StatusTag } from '../../ui/staff/StatusTag'
import read from '../../renderer/read/Read.module.css'
import styles from './AnswerView.module.css'

/** Who asked for changes or changed the answer, and when; nothing when nobody did (VIEW-03). */
export function History({ answer }: { answer: Answer }) {
  const { t } = useTranslation('staff')
  const entries = historyOf(answer)
  if (entries.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history">{t('view.history.title')}</h2>
      <ol className={styles.history}>
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

const TONE = { waiting: 'warning', completed: 'success', replaced: 'neutral' } as const

function Entry({ entry: { kind, who, when, parts, comment, state } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('staff')
  const about = [
    writeDate('dateTime', when),
    who && t('view.history.who', { who }),
    parts > 0 && t('view.history.parts', { count: parts }),
  ]
  return (
    <li className={read.question}>
      <strong>{t(`view.history.${kind}`)}</strong>
      <div>
        <p className={styles.lead}>{about.filter(Boolean).join(' · ')}</p>
        {comment !== '' && <p className={styles.comment}>{comment}</p>}
        {state && <StatusTag label={t(`view.history.${state}`)} tone={TONE[state]} />}
      </div>
    </li>
  )
}
