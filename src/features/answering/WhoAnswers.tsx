import { useTranslation } from 'react-i18next'
import type { Citizen } from '../../domain/answer/answer'
import { citizenName, citizenNumber } from '../../domain/answer/people'
import styles from './WhoAnswers.module.css'

/** The recipient, where it is known beforehand and cannot be changed (CIT-02). */
export function WhoAnswers({ person }: { person: Citizen }) {
  const { t } = useTranslation('citizen')
  return (
    <section className={styles.who} aria-label={t('who.title')}>
      <p className={styles.label}>{t('who.title')}</p>
      <p dir="auto" className={styles.name}>
        {citizenName(person)}
      </p>
      <p className={styles.label}>
        {t('who.number', { number: citizenNumber(person) })} · {t('who.fixed')}
      </p>
    </section>
  )
}
