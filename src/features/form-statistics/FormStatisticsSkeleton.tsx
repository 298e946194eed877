import { Box, Skeleton } from '@mui/material'
import { useTranslation } from 'react-i18next'

/** The shape of the figures while they are read. */
export function FormStatisticsSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton variant="rounded" height={140} sx={{ mb: 8 }} />
      {[1, 2].map((chart) => (
        <Box key={chart} sx={{ mb: 8 }}>
          <Skeleton width={240} height={32} sx={{ mb: 3 }} />
          <Skeleton variant="rounded" height={260} />
        </Box>
      ))}
    </Box>
  )
}
