import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import { Button, CircularProgress, Divider } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useProvider } from './single-sign-on'
import type { SignInControl } from './use-sign-in'

/** Signs in with the account of the town hall, where this product was built with a provider for it (AUTH-03). */
export function ProviderButton({ control }: { control: SignInControl }) {
  const { t } = useTranslation('staff')
  const provider = useProvider()
  if (provider === '') return null
  const busy = control.busy === 'provider'
  return (
    <>
      <Divider sx={{ my: 5, color: 'text.secondary' }}>{t('login.or')}</Divider>
      <Button
        fullWidth
        size="large"
        // Longer than a phone is wide in some languages.
        sx={{ whiteSpace: 'normal' }}
        variant="outlined"
        aria-disabled={control.busy !== null}
        startIcon={
          busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <BadgeIcon aria-hidden />
        }
        onClick={() => control.busy === null && void control.byProvider(provider)}
      >
        {busy ? t('login.atProvider') : t('login.byProvider')}
      </Button>
    </>
  )
}
