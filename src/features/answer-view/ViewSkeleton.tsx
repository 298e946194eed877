import { Skeleton } from '@mui/material'
import { useTranslation } from 'react-i18next'
import styles from './AnswerView.module.css'

/** The outline of an answer while it loads. */
export function ViewSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton width="50%" height={48} sx={{ mb: 6 }} />
      <div className={styles.columns} aria-hidden>
        <Skeleton variant="rounded" height={280} className={styles.rail} sx={{ width: '100%' }} />
        <div className={styles.document}>
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <div key={line}>
              <Skeleton width="40%" />
              <Skeleton width="75%" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
