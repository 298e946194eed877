import { Box, LinearProgress } from '@mui/material'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MunicipalityDraft } from '../../../domain/geography/check-place'
import { acceptedBy } from '../../../domain/files/limits'
import { PictureField } from '../../../ui/staff/PictureField'
import { useLogo } from './use-logo'

interface LogoFieldProps {
  municipalityId: string
  onSending: (sends: boolean) => void
}

/** The logo of a municipality: png or jpeg, at most 1 MB (PDF-02). */
export function LogoField({ municipalityId, onSending }: LogoFieldProps) {
  const { t } = useTranslation('places')
  const { field } = useController<MunicipalityDraft, 'logo'>({ name: 'logo' })
  const { busy, problem, send } = useLogo(municipalityId, onSending, field.onChange)
  return (
    <PictureField
      label={t('branding.logo')}
      heading="h4"
      picture={
        field.value === '' ? null : (
          <Box
            component="img"
            src={field.value}
            alt={t('branding.logo')}
            sx={{ maxWidth: 160, maxHeight: 80, p: 1, bgcolor: '#fff', border: 1, borderColor: 'divider' }}
            style={{ objectFit: 'contain', alignSelf: 'flex-start' }}
          />
        )
      }
      words={{
        choose: t('branding.logoChoose'),
        replace: t('branding.logoReplace'),
        remove: t('branding.logoRemove'),
        hint: t('branding.logoHint'),
      }}
      accept={acceptedBy('imagen')}
      problem={problem && t(`branding.${problem}`)}
      progress={busy && <LinearProgress aria-label={t('branding.logoSending')} />}
      onChoose={(file) => void send(file)}
      onRemove={() => field.onChange('')}
    />
  )
}
