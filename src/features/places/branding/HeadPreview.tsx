import { Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MunicipalityDraft } from '../../../domain/geography/check-place'
import { isReadableColor } from '../../../domain/geography/sound-branding'

/** The head of a form as it will look, while colour and name are chosen (PDF-02). */
export function HeadPreview() {
  const { t } = useTranslation('places')
  const color = useWatch<MunicipalityDraft, 'color'>({ name: 'color' }).trim().toLowerCase()
  const logo = useWatch<MunicipalityDraft, 'logo'>({ name: 'logo' })
  const place = useWatch<MunicipalityDraft, 'nombre'>({ name: 'nombre' })
  if (!isReadableColor(color)) return null
  return (
    <Box
      role="img"
      aria-label={t('branding.preview')}
      sx={{ border: '1px solid var(--color-border)', borderRadius: 'var(--radius)', overflow: 'hidden' }}
    >
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 2 },
          ...{ bgcolor: color, color: '#fff', fontWeight: 'var(--weight-bold)' },
        }}
      >
        {logo !== '' && (
          <Box
            component="img"
            src={logo}
            alt=""
            sx={{ height: 40, maxWidth: 96, p: '2px', bgcolor: '#fff', objectFit: 'contain' }}
          />
        )}
        {place}
      </Box>
      <Box sx={{ px: 4, py: 3, bgcolor: 'var(--color-bg)' }}>
        <Box sx={{ fontSize: 'var(--text-22)', fontWeight: 'var(--weight-bold)' }}>
          {t('branding.sampleTitle')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t('branding.sampleText')}</Box>
      </Box>
    </Box>
  )
}
