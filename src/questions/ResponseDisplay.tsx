import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question, Response } from '../domain/form/question'
import { behaviourOf } from '../domain/question-types'
import { AttachmentDisplay } from './attachments/AttachmentDisplay'
import { displayFor } from './displays'
import styles from './ResponseDisplay.module.css'
import { useSummaryFormat } from './summary-format'

/**
 * What was answered, in the reader's language: the value, the files, or that there is none (VIEW-03), and whether a
 * date is only the form's default (DAY-06) or the form worked the answer out (LOGIC-11).
 */
export function ResponseDisplay({ question, response }: { question: Question; response: Response }) {
  const { t } = useTranslation('answering')
  const format = useSummaryFormat()
  const Display = displayFor(question)
  const isEmpty = behaviourOf(question).isEmpty(response)
  const hasFile = Boolean(response.imagen ?? response.documento ?? response.video)
  return (
    <div className={styles.response}>
      {isEmpty ? null : (
        <Suspense>
          <Display question={question} response={response} format={format} t={t} />
        </Suspense>
      )}
      {response.porDefecto ? <p className={styles.filledIn}>{t('display.asFilledIn')}</p> : null}
      {isEmpty || question.calculo === '' ? null : <p className={styles.filledIn}>{t('calculated')}</p>}
      <AttachmentDisplay response={response} t={t} />
      {isEmpty && !hasFile ? <p className={styles.empty}>{t('display.empty')}</p> : null}
    </div>
  )
}
