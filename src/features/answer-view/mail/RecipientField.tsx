import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, Chip, IconButton, Stack, TextField } from '@mui/material'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isMailAddress } from '../../../domain/mail/address'
import styles from './Mail.module.css'

interface RecipientFieldProps {
  recipients: readonly string[]
  typed: string
  /** The citizen's own address, to be taken with a click; '' for none. */
  suggestion: string
  /** What was typed is no address. */
  invalid: boolean
  disabled: boolean
  onType: (typed: string) => void
  onAdd: (typed: string) => void
  onRemove: (address: string) => void
}

/** Whom a mail goes to: an address is typed and added with the + button or the enter key. */
export function RecipientField(props: RecipientFieldProps) {
  const { recipients, typed, suggestion, invalid, disabled, onType, onAdd, onRemove } = props
  const { t } = useTranslation('mail')
  const input = useRef<HTMLInputElement>(null)
  const add = (text: string) => {
    onAdd(text)
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
                  onRemove(address)
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
          onChange={({ target }) => onType(target.value)}
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
