import { Alert, Button, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useCheck, type Checked } from './use-check'

/** An outside system with the button that tries it, and what it answered (GEO-04). */
export function SystemCheck(checked: Checked) {
  const { t } = useTranslation('places')
  const { isBusy, said, begin } = useCheck(checked)
  const { name } = checked
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ gap: 3, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Button
          variant="outlined"
          loading={isBusy}
          aria-label={t('checks.actionOf', { name })}
          onClick={() => void begin()}
        >
          {t('checks.action')}
        </Button>
      </Stack>
      {said && (
        <Alert severity={said.tone} role="status">
          {said.words}
        </Alert>
      )}
    </Stack>
  )
}
