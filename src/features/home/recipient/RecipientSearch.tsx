import SearchIcon from '@mui/icons-material/Search'
import { MenuItem, Stack, TextField } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isRecipientNumber,
  RECIPIENT_ID_TYPES,
  type RecipientIdType,
} from '../../../domain/answers-list/recipient'
import { HinderedButton } from '../../../ui/staff/HinderedButton'
import type { Lookup } from './use-recipient'

interface RecipientSearchProps {
  /** What was looked up last; null for nothing. */
  last: Lookup | null
  isSearching: boolean
  onSearch: (type: RecipientIdType, number: string) => void
}

/** Type and number of the recipient; the button waits until both are given (HOME-02). */
export function RecipientSearch({ last, isSearching, onSearch }: RecipientSearchProps) {
  const { t } = useTranslation('staff')
  const [type, setType] = useState<RecipientIdType | ''>(last?.type ?? '')
  const [number, setNumber] = useState(last?.number ?? '')
  const [tried, setTried] = useState(false)
  const isGiven = type !== '' && number.trim() !== ''
  const isInvalid = tried && isGiven && !isRecipientNumber(type, number)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSearching && isGiven && isRecipientNumber(type, number)) onSearch(type, number)
  }
  return (
    <Stack
      component="form"
      role="search"
      aria-labelledby="recipient-heading"
      noValidate
      onSubmit={submit}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 3, alignItems: { sm: 'flex-start' } }}
    >
      <TextField
        select
        label={t('home.recipient.type')}
        value={type}
        onChange={({ target }) => setType(RECIPIENT_ID_TYPES.find((one) => one === target.value) ?? '')}
        sx={{ minWidth: 180 }}
      >
        {RECIPIENT_ID_TYPES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`home.recipient.types.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('home.recipient.number')}
        value={number}
        error={isInvalid}
        helperText={isInvalid ? t(`home.recipient.invalid.${type === 'cuit' ? 'cuit' : 'dni'}`) : undefined}
        onChange={({ target }) => setNumber(target.value)}
        onBlur={() => setTried(true)}
        sx={{ flexGrow: { xs: 1, sm: 0 }, minWidth: { sm: 260 } }}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 24, enterKeyHint: 'search' } }}
      />
      <HinderedButton
        type="submit"
        variant="contained"
        color="secondary"
        startIcon={<SearchIcon aria-hidden />}
        hindrance={isGiven ? null : t('home.recipient.missing')}
        aria-busy={isSearching}
        sx={{ minHeight: 40 }}
      >
        {t(isSearching ? 'home.recipient.searching' : 'home.recipient.search')}
      </HinderedButton>
    </Stack>
  )
}
