import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  IDENTIFIERS,
  isSearchable,
  MAX_IDENTIFIER,
  tooVague,
  type Identifier,
  type PersonSearch,
} from '../../domain/privacy/person'

const NOTHING: PersonSearch = { document: '', mail: '', telephone: '', name: '' }
const INPUTS: Record<Identifier, object> = {
  document: { inputMode: 'text' },
  mail: { inputMode: 'email' },
  telephone: { inputMode: 'tel' },
  name: { inputMode: 'text' },
}

interface SearchFormProps {
  isBusy: boolean
  onSearch: (search: PersonSearch) => void
  onStop: () => void
}

/** By what a person is looked for; a field that would find half the municipality says so. */
export function SearchForm({ isBusy, onSearch, onStop }: SearchFormProps) {
  const { t } = useTranslation('rights')
  const [search, setSearch] = useState(NOTHING)
  const [tried, setTried] = useState(false)
  const vague = tried ? tooVague(search) : []
  const isEmpty = tried && vague.length === 0 && !isSearchable(search)
  return (
    <Stack
      component="form"
      role="search"
      noValidate
      sx={{ gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isBusy && isSearchable(search)) onSearch(search)
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        {IDENTIFIERS.map((one) => (
          <TextField
            key={one}
            label={t(`search.${one}`)}
            value={search[one]}
            autoComplete="off"
            error={vague.includes(one)}
            helperText={vague.includes(one) ? t(`vague.${one}`) : ''}
            onChange={({ target }) => setSearch({ ...search, [one]: target.value })}
            slotProps={{ htmlInput: { maxLength: MAX_IDENTIFIER, ...INPUTS[one] } }}
          />
        ))}
      </Box>
      <Typography
        sx={{ color: isEmpty ? 'error.main' : 'text.secondary' }}
        role={isEmpty ? 'alert' : undefined}
      >
        {t(isEmpty ? 'search.empty' : 'search.help')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t('search.action')}
        </Button>
        {isBusy && <Button onClick={onStop}>{t('search.stop')}</Button>}
      </Stack>
    </Stack>
  )
}
