import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MunicipalityDraft } from '../../../domain/geography/check-place'
import { acceptedBy } from '../../../domain/files/limits'
import { useLogo } from './use-logo'

interface LogoFieldProps {
  municipalityId: string
  onSending: (sends: boolean) => void
}

/** The logo of a municipality: png or jpeg, at most 1 MB (PDF-02). */
export function LogoField({ municipalityId, onSending }: LogoFieldProps) {
  const { t } = useTranslation('places')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { field } = useController<MunicipalityDraft, 'logo'>({ name: 'logo' })
  const { busy, problem, send } = useLogo(municipalityId, onSending, field.onChange)
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} sx={{ gap: 2 }}>
      <Typography id={`${id}-label`} variant="subtitle2" component="h4">
        {t('branding.logo')}
      </Typography>
      {field.value !== '' && (
        <Box
          component="img"
          src={field.value}
          alt={t('branding.logo')}
          sx={{ maxWidth: 160, maxHeight: 80, p: 1, bgcolor: '#fff', border: 1, borderColor: 'divider' }}
          style={{ objectFit: 'contain', alignSelf: 'flex-start' }}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('branding.logo')}
        accept={acceptedBy('imagen')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          // Lets the person choose the same file again.
          target.value = ''
        }}
      />
      {busy && <LinearProgress aria-label={t('branding.logoSending')} />}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<ImageIcon aria-hidden />}
          disabled={busy}
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-hint`}
        >
          {t(field.value === '' ? 'branding.logoChoose' : 'branding.logoReplace')}
        </Button>
        {field.value !== '' && (
          <Button
            color="error"
            startIcon={<DeleteIcon aria-hidden />}
            disabled={busy}
            onClick={() => field.onChange('')}
          >
            {t('branding.logoRemove')}
          </Button>
        )}
      </Stack>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('branding.logoHint')}
      </Typography>
      {problem && (
        <Alert severity="error" role="alert">
          {t(`branding.${problem}`)}
        </Alert>
      )}
    </Stack>
  )
}
