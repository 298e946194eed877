import { useTranslation } from 'react-i18next'
import { SlowWords } from '../../ui/SlowWords'
import styles from './CitizenPortal.module.css'

const ROWS = [1, 2, 3]

/** The outline of a list of answers while it loads. */
export function ListSkeleton() {
  const { t } = useTranslation('citizen')
  return (
    <>
      <SlowWords />
      <div role="status" aria-busy="true" aria-label={t('list.loading')} className={styles.list}>
        {ROWS.map((row) => (
          <div key={row} className={styles.bone} />
        ))}
      </div>
    </>
  )
}
