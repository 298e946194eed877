import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchHelp } from './SearchHelp'

interface SearchBoxProps {
  /** What is searched now. */
  value: string
  onSearch: (search: string) => void
}

/** The one search field of the list: a code, a name, a number or words of columns (DAY-01). */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const apply = () => {
    if (typed.trim() !== value) onSearch(typed)
  }
  const clear = () => {
    setTyped('')
    if (value !== '') onSearch('')
    input.current?.focus()
  }
  return (
    <TextField
      value={typed}
      placeholder={t('answers.search.label')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply()
        if (key === 'Escape' && typed !== '') clear()
      }}
      inputRef={input}
      sx={{
        flex: '1 1 260px',
        maxWidth: { sm: 360 },
        '& .MuiOutlinedInput-root': { height: 36 },
        '& input::placeholder': { color: 'var(--color-text-muted)', opacity: 1 },
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('answers.search.label'),
          autoComplete: 'off',
          enterKeyHint: 'search',
          maxLength: 120,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon aria-hidden fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end">
              {typed !== '' && (
                <IconButton aria-label={t('common:actions.clear')} onClick={clear} size="small">
                  <ClearIcon fontSize="small" />
                </IconButton>
              )}
              <SearchHelp />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
