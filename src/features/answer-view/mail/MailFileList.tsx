import AttachIcon from '@mui/icons-material/AttachFile'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedByMail, type MailFileProblem } from '../../../domain/mail/attachments'
import type { MailFile, MailFiles } from './mail-files'
import styles from './Mail.module.css'

interface MailFileListProps {
  files: MailFiles
  attached: readonly MailFile[]
  disabled: boolean
}

/** The files of the mail, each being uploaded, uploaded, or to be tried again. */
export function MailFileList({ files, attached, disabled }: MailFileListProps) {
  const { t } = useTranslation('mail')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [refused, setRefused] = useState<{ name: string; problem: MailFileProblem } | null>(null)
  const choose = async (chosen: readonly File[]) => {
    setRefused(null)
    for (const file of chosen) {
      const problem = await files.add(file)
      if (problem) setRefused({ name: file.name, problem })
    }
  }
  return (
    <Box>
      {attached.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {attached.map((file) => (
            <li key={file.key}>
              <FileRow
                file={file}
                disabled={disabled}
                onRetry={() => files.retry(file.key)}
                onRemove={() => {
                  files.remove(file.key)
                  button.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={t('attach')}
        accept={acceptedByMail}
        onChange={({ target }) => {
          void choose([...(target.files ?? [])])
          // Lets the person choose the same file again.
          target.value = ''
        }}
      />
      <Button
        ref={button}
        variant="outlined"
        startIcon={<AttachIcon aria-hidden />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('attach')}
      </Button>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('attachHint')}
      </Typography>
      {refused && (
        <Alert severity="error" role="alert" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {refused.name}: {t(`file.${refused.problem}`)}
        </Alert>
      )}
    </Box>
  )
}

interface FileRowProps {
  file: MailFile
  disabled: boolean
  onRetry: () => void
  onRemove: () => void
}

function FileRow({ file: { name, status, part }, disabled, onRetry, onRemove }: FileRowProps) {
  const { t } = useTranslation('mail')
  const percent = Math.round(part * 100)
  const isFaulty = status === 'failed' || status === 'lost'
  return (
    <>
      <div className={styles.file}>
        <span className={styles.name}>{name}</span>
        {isFaulty && (
          <Button size="small" disabled={disabled} onClick={onRetry} aria-label={t('file.retryOf', { name })}>
            {t('file.retry')}
          </Button>
        )}
        <Button
          size="small"
          color={status === 'sending' ? 'primary' : 'error'}
          disabled={disabled}
          onClick={onRemove}
          aria-label={t(status === 'sending' ? 'file.cancelOf' : 'file.removeOf', { name })}
        >
          {t(status === 'sending' ? 'file.cancel' : 'file.remove')}
        </Button>
      </div>
      {status === 'sending' && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={t('file.sending', { name, percent })}
        />
      )}
      {isFaulty && (
        <p className={styles.fault} role="alert">
          {t(status === 'failed' ? 'file.failed' : 'file.lost')}
        </p>
      )}
    </>
  )
}
