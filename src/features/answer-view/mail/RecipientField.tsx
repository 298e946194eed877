import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, Chip, IconButton, Stack, TextField } from '@mui/material'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isMailAddress } from '../../../domain/mail/address'
import { addRecipients } from '../../../domain/mail/recipients'
import type { MailDraft } from '../../../domain/mail/draft'
import styles from './Mail.module.css'

interface RecipientFieldProps {
  /** The citizen's address, offered as a suggestion; '' for none. */
  suggestion: string
}

/** The recipients of a mail: an address is typed and added with the + button or the enter key. */
export function RecipientField({ suggestion }: RecipientFieldProps) {
  const { t } = useTranslation('mail')
  const input = useRef<HTMLInputElement>(null)
  const { setValue, setError, clearErrors, formState } = useFormContext<MailDraft>()
  const [recipients, typed] = useWatch<MailDraft, ['recipients', 'typed']>({ name: ['recipients', 'typed'] })
  const { isSubmitting: disabled, errors } = formState
  const invalid = errors.typed !== undefined
  const change = (part: Partial<Pick<MailDraft, 'recipients' | 'typed'>>) => {
    if (part.typed !== undefined) setValue('typed', part.typed)
    if (part.recipients) setValue('recipients', part.recipients)
    clearErrors(['recipients', 'typed'])
  }
  const add = (text: string) => {
    const { recipients: all, left } = addRecipients(recipients, text)
    change({ recipients: all, typed: left })
    if (left !== '' || text.trim() === '') setError('typed', { message: 'recipient' })
    input.current?.focus()
  }
  const isOffered = isMailAddress(suggestion) && !recipients.includes(suggestion)
  return (
    <Box>
      {recipients.length > 0 && (
        <ul className={styles.recipients} aria-label={t('recipients')}>
          {recipients.map((address) => (
            <li key={address} className={styles.recipient}>
              <span>{address}</span>
              <IconButton
                size="small"
                aria-label={t('removeRecipient', { address })}
                disabled={disabled}
                onClick={() => {
                  change({ recipients: recipients.filter((recipient) => recipient !== address) })
                  input.current?.focus()
                }}
              >
                <CloseIcon fontSize="small" aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TextField
          label={t('recipient')}
          value={typed}
          onChange={({ target }) => change({ typed: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add(typed)
          }}
          error={invalid}
          helperText={
            invalid ? t('problem.recipient') : t(recipients.length > 1 ? 'allSee' : 'recipientHint')
          }
          inputRef={input}
          disabled={disabled}
          autoFocus
          fullWidth
          slotProps={{
            htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
          }}
        />
        <Button
          variant="outlined"
          aria-label={t('addRecipient')}
          title={t('addRecipient')}
          disabled={disabled}
          onClick={() => add(typed)}
          sx={{ minWidth: 44, height: 40, px: 0, flexShrink: 0 }}
        >
          <AddIcon aria-hidden />
        </Button>
      </Stack>
      {isOffered && (
        <Chip
          icon={<AddIcon aria-hidden />}
          label={t('addCitizen', { address: suggestion })}
          variant="outlined"
          disabled={disabled}
          onClick={() => add(`${typed} ${suggestion}`)}
          sx={{ mt: 2, height: 'auto', minHeight: 36, maxWidth: '100%' }}
        />
      )}
    </Box>
  )
}
