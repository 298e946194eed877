import { Box, Skeleton } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Brand } from '../../ui/Brand'
import { SlowWords } from '../../ui/SlowWords'
import styles from './StaffShell.module.css'
import bar from './TopBar.module.css'

/** The outline of a staff page while its code is loaded. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton width="min(18rem, 70%)" height={40} />
      <Skeleton width="min(30rem, 90%)" />
      <Skeleton variant="rounded" height={280} sx={{ mt: 6 }} />
    </Box>
  )
}

/** The outline of frame and page while the session is not known yet. */
export function LoadingPage() {
  return (
    <>
      <div className={bar.bar}>
        <Brand />
      </div>
      <div className={styles.main}>
        <SlowWords />
        <PageSkeleton />
      </div>
    </>
  )
}
