import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { handImported } from '../../lib/imported-form'
import { paths } from '../../lib/paths'
import { ImportResult } from './ImportResult'
import { useFormFile } from './use-form-file'

/** Takes a file, says what is in it or what is wrong with it, and opens it in the editor as a new form. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const { chosen, choose } = useFormFile()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const result = chosen?.result
  const content = result?.status === 'form' ? result.content : null
  const open = () => {
    if (!content) return
    handImported(content)
    void navigate(paths.newForm.href())
  }
  const pick = (
    <Button variant={content ? 'text' : 'contained'} onClick={() => input.current?.click()}>
      {t(chosen ? 'exchange.chooseOther' : 'exchange.choose')}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('exchange.importTitle')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <p>{t('exchange.importHelp')}</p>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label={t('exchange.choose')}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // Lets the person choose the same file again after it was repaired.
              event.target.value = ''
              if (file) void choose(file)
            }}
          />
          <div aria-live="polite">{chosen ? <ImportResult file={chosen} /> : null}</div>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
        {pick}
        {content ? (
          <Button variant="contained" onClick={open} autoFocus>
            {t('exchange.open')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  )
}
