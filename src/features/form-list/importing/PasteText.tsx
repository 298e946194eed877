import { Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HinderedButton } from '../../../ui/staff/HinderedButton'

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
      <HinderedButton
        variant="contained"
        hindrance={text.trim() === '' ? t('paste.missing') : null}
        onClick={() => onRead(text)}
      >
        {t('paste.read')}
      </HinderedButton>
    </Stack>
  )
}
