import { Alert, Box } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useCameraCodes } from '../../lib/scan/use-camera-codes'

/** The camera of the phone, which says each code that it sees (PAY-12). */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('orders')
  const { video, failed } = useCameraCodes('qr', onCode)
  if (failed) return <Alert severity="warning">{t('door.noCamera')}</Alert>
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={t('door.camera')}
      sx={{
        width: '100%',
        maxHeight: '45vh',
        objectFit: 'cover',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface-2)',
      }}
    />
  )
}
