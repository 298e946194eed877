import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Button, Stack, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const FILES = '.xlsx,.xlsm,.csv,.tsv,.txt'

interface BringRowsProps {
  /** Whether it is the first field of its dialog. */
  isFirst: boolean
  onPaste: (text: string) => void
  onFile: (file: File) => void
}

/** Takes entries as text or from a file. */
export function BringRows({ isFirst, onPaste, onFile }: BringRowsProps) {
  const { t } = useTranslation('places')
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        autoFocus={isFirst}
        minRows={4}
        maxRows={8}
        label={t('tables.paste')}
        helperText={t('tables.pasteHelp')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onPaste(target.value)
        }}
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept={FILES}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button variant="outlined" startIcon={<UploadFileIcon />} onClick={() => input.current?.click()}>
        {t('tables.file')}
      </Button>
    </Stack>
  )
}
