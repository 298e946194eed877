import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/formats'
import styles from './CitizenPortal.module.css'

interface AnswerFactsProps {
  code: string
  date: Date | null
  /** '' for none. */
  state: string
}

/** What tells one answer from another: when it was given, how far it is, its code. */
export function AnswerFacts({ code, date, state }: AnswerFactsProps) {
  const { t } = useTranslation('citizen')
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('list.date')}</dt>
        <dd>{formatDate(date)}</dd>
      </div>
      {state ? (
        <div>
          <dt>{t('list.state')}</dt>
          <dd dir="auto">{state}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('list.code')}</dt>
        <dd className={styles.codeValue}>{code}</dd>
      </div>
    </dl>
  )
}
