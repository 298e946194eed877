import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { ConflictDetail } from '../../../data/errors'
import { formatDateTime } from '../../../lib/formats'

interface ConflictDialogProps {
  conflict: ConflictDetail
  onKeep: () => void
  /** Throws away what was changed here and opens what the other person saved. */
  onDiscard: () => void
}

/** Words that may need two lines on a phone. */
const LONG = { whiteSpace: 'normal' }

/** Somebody else saved this form meanwhile: nothing was overwritten, nothing typed here is lost (EDIT-24). */
export function ConflictDialog({ conflict, onKeep, onDiscard }: ConflictDialogProps) {
  const { t } = useTranslation('editor')
  const { username, date } = conflict
  return (
    <Dialog open onClose={onKeep} aria-labelledby="conflict-title" role="alertdialog" maxWidth="sm" fullWidth>
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <p>
            {username && date
              ? t('conflict.by', { username, date: formatDateTime(date) })
              : t('conflict.bySomebody')}
          </p>
          <p>{t('conflict.kept')}</p>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={onDiscard} sx={LONG}>
          {t('conflict.discard')}
        </Button>
        <Button variant="contained" onClick={onKeep} autoFocus>
          {t('conflict.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
