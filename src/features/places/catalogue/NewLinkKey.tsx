import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/staff/CopyButton'

interface NewLinkKeyProps {
  /** What was made; null for nothing, and then nothing is shown. */
  secret: string | null
  /** There were others, which go on for a while. */
  isReplacing: boolean
  onClose: () => void
}

/** Shows a key this once (REACH-05); it is closed by its button alone. */
export function NewLinkKey({ secret, isReplacing, onClose }: NewLinkKeyProps) {
  const { t } = useTranslation('listing')
  const id = useId()
  return (
    <Dialog
      open={secret !== null}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{t('keys.madeTitle')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <div id={`${id}-text`}>
            {t('keys.madeText')} {isReplacing ? t('keys.madeOverlap') : null}
          </div>
          <TextField
            fullWidth
            label={t('keys.secret')}
            value={secret ?? ''}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false, translate: 'no' } }}
          />
          <CopyButton text={secret ?? ''} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
