import { useTranslation } from 'react-i18next'
import { useMoving } from '../lib/navigation'
import styles from './LoadingBar.module.css'

/** A thin bar at the top while the next page is loaded; until then the current page stays. */
export function LoadingBar() {
  const { t } = useTranslation()
  const moving = useMoving()
  return (
    <div role="status" className={styles.place}>
      {moving && <span className={styles.bar} role="progressbar" aria-label={t('loading')} />}
    </div>
  )
}
