import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isServiceFailure } from '../../domain/failures/service-failure'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import { useLanguage } from '../../lib/i18n'
import { failureKey, failureOf, type Failure } from './failure'

/** Whose data lie where: the record of processing of a municipality as PDF or CSV (OPS-09). */
export function ProcessingRecord({
  municipality: { nombre: place, path },
  onClose,
}: {
  municipality: PlacedMunicipality
  onClose: () => void
}) {
  const { t } = useTranslation(['places', 'common'])
  const language = useLanguage()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const download = async (ending: 'pdf' | 'csv') => {
    setFailure(null)
    setBusy(true)
    try {
      const { downloadRecord } = await import('./processing-file')
      await downloadRecord({ municipality: path, language }, `${t('processing.file')}.${ending}`)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('processing.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <Typography>{t('processing.help', { place })}</Typography>
          <Stack sx={{ gap: 2, flexDirection: { sm: 'row' } }}>
            <Button variant="contained" disabled={busy} onClick={() => void download('pdf')}>
              {t('processing.pdf')}
            </Button>
            <Button variant="outlined" disabled={busy} onClick={() => void download('csv')}>
              {t('processing.csv')}
            </Button>
          </Stack>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {busy && t('processing.busy')}
          </Typography>
          {failure && (
            <Alert severity="error" role="alert">
              {t(isServiceFailure(failure) ? failureKey(failure) : `processing.failures.${failure}`)}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
