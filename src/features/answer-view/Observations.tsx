import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../domain/answer/answer'
import { authorName } from '../../domain/answer/corrections/author'
import { isLate } from '../../domain/answer/corrections/request'
import { useDates } from '../../lib/use-dates'
import { Button as PlainButton } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { StatusTag } from '../../ui/staff/StatusTag'
import read from '../../renderer/read/Read.module.css'
import styles from './AnswerView.module.css'
import { useAnswerTrail } from './use-answer-trail'

/** What reviewers wrote to the citizen: words, who and when (CORR-08). Nothing where nobody asked for anything. */
export function Observations({ answer }: { answer: Answer }) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const people = useAnswerTrail(answer).data?.people
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(() => new Date())
  const requests = answer.requestsForChanges ?? []
  const last = requests.at(-1)
  if (!last) return null
  const close = () => setOpen(false)
  return (
    <>
      {isLate(last, now) ? <StatusTag label={t('view.late')} tone="danger" /> : null}
      <Button variant="text" onClick={() => setOpen(true)}>
        {t('view.observations')}
      </Button>
      {isOpen ? (
        <Dialog
          title={t('view.observations')}
          onClose={close}
          actions={<PlainButton onClick={close}>{t('view.close')}</PlainButton>}
        >
          <ol className={styles.history}>
            {requests.toReversed().map((request, index) => (
              <li key={index} className={read.question}>
                <p className={styles.lead}>
                  {[authorName(request.madeBy, people), write('dateTime', request.sentDateTime)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className={styles.comment}>{request.comment || t('view.noComment')}</p>
                {request.vence ? (
                  <p className={styles.lead}>{t('view.until', { date: write('date', request.vence) })}</p>
                ) : null}
              </li>
            ))}
          </ol>
        </Dialog>
      ) : null}
    </>
  )
}
