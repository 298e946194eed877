import { Box, Stack } from '@mui/material'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MunicipalityDraft } from '../../../domain/geography/check-place'
import { contrastWithWhite, isColor, isReadableColor } from '../../../domain/geography/sound-branding'
import { currentTag } from '../../../lib/i18n'
import { PlaceField } from '../PlaceField'

/** What a picker shows while no colour is chosen: the product's own. */
const USUAL = '#0b4a57'

const inWords = (contrast: number): string =>
  new Intl.NumberFormat(currentTag(), { maximumFractionDigits: 1 }).format(contrast)

/** The colour of a municipality, picked or typed; what it is too light for is said at once (PDF-02). */
export function ColorField() {
  const { t } = useTranslation('places')
  const { field, formState } = useController<MunicipalityDraft, 'color'>({ name: 'color' })
  const color = field.value.trim().toLowerCase()
  const isTooLight = isColor(color) && !isReadableColor(color)
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={t('branding.pick')}
        disabled={formState.isSubmitting}
        value={isColor(color) ? color : USUAL}
        onChange={({ target }) => field.onChange(target.value)}
        sx={{
          ...{ flex: 'none', width: 56, height: 56, p: 1, cursor: 'pointer' },
          ...{ border: '1px solid var(--color-border-strong)', borderRadius: 'var(--radius)' },
          backgroundColor: 'var(--color-surface)',
        }}
      />
      <Box sx={{ flex: 1 }}>
        <PlaceField
          name="color"
          label={t('branding.color')}
          help={t('branding.colorHelp')}
          required={false}
          // Shown while a colour is chosen, before anything is saved.
          wrong={
            isTooLight ? t('branding.contrast', { contrast: inWords(contrastWithWhite(color)) }) : undefined
          }
        />
      </Box>
    </Stack>
  )
}
