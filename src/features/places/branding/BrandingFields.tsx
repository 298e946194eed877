import { Box, Stack, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  contrastWithWhite,
  isColor,
  isReadableColor,
  MAX_CONTACT_LENGTH,
  MAX_DATA_NOTICE_LENGTH,
} from '../../../domain/geography/sound-branding'
import type { MunicipalityDraft } from '../../../domain/geography/check-place'
import { currentTag } from '../../../lib/i18n'
import { PlaceField } from '../PlaceField'
import { LogoField } from './LogoField'

const inWords = (contrast: number): string =>
  new Intl.NumberFormat(currentTag(), { maximumFractionDigits: 1 }).format(contrast)

interface BrandingFieldsProps {
  municipalityId: string
  /** The municipality's name, as it is typed. */
  place: string
  /** Called with whether a logo is being uploaded: saving waits for it. */
  onSending: (sends: boolean) => void
}

/** How a municipality shows itself on public pages, in mails and in documents, and what it says there (PDF-02). */
export function BrandingFields({ municipalityId, place, onSending }: BrandingFieldsProps) {
  const { t } = useTranslation('places')
  const color = useWatch<MunicipalityDraft, 'color'>({ name: 'color' }).trim().toLowerCase()
  const logo = useWatch<MunicipalityDraft, 'logo'>({ name: 'logo' })
  const isTooLight = isColor(color) && !isReadableColor(color)
  return (
    <Stack component="section" aria-labelledby="branding-title" sx={{ gap: 5 }}>
      <div>
        <Typography id="branding-title" variant="h6" component="h3">
          {t('branding.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('branding.help')}
        </Typography>
      </div>
      <LogoField municipalityId={municipalityId} onSending={onSending} />
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
      {isReadableColor(color) && (
        <Box
          role="img"
          aria-label={t('branding.preview')}
          sx={{
            ...{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 2, borderRadius: 1 },
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
      )}
      <PlaceField
        name="contacto"
        label={t('branding.contact')}
        help={t('branding.contactHelp', { most: MAX_CONTACT_LENGTH })}
        required={false}
        multiline
        minRows={2}
      />
      <PlaceField
        name="avisoDatos"
        label={t('branding.dataNotice')}
        help={t('branding.dataNoticeHelp', { most: MAX_DATA_NOTICE_LENGTH })}
        required={false}
        multiline
        minRows={3}
        maxRows={10}
      />
    </Stack>
  )
}
