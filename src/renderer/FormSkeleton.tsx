import { useTranslation } from 'react-i18next'
import { SlowWords } from '../ui/SlowWords'
import styles from './FormSkeleton.module.css'

/** The outline of a form while it is loaded. */
export function FormSkeleton() {
  const { t } = useTranslation('answering')
  return (
    <div className={styles.skeleton}>
      <p className={styles.words} role="status">
        {t('form.loading')}
      </p>
      <SlowWords />
      <div className={styles.title} aria-busy="true" />
      <div className={styles.line} />
      {['one', 'two', 'three'].map((name) => (
        <div key={name} className={styles.question}>
          <div className={styles.label} />
          <div className={styles.control} />
        </div>
      ))}
    </div>
  )
}
