import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Takes questions as text: cells of a sheet, or a line each (MOVE-04). */
export function PasteText({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation('transfer')
  const [text, setText] = useState('')
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <TextField
        label={t('paste.label')}
        helperText={t('paste.help')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={6}
        maxRows={14}
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Button variant="contained" disabled={text.trim() === ''} onClick={() => onRead(text)}>
        {t('paste.read')}
      </Button>
    </Stack>
  )
}
