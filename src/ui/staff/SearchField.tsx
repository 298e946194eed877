import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface SearchFieldProps {
  /** What is searched: «Buscar por nombre». */
  label: string
  value: string
  onChange: (value: string) => void
  fullWidth?: boolean
}

/** A text filter above a list, emptied with one tap or with Escape. */
export function SearchField({ label, value, onChange, fullWidth = false }: SearchFieldProps) {
  const { t } = useTranslation('staff')
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') clear()
      }}
      inputRef={input}
      fullWidth={fullWidth}
      slotProps={{
        htmlInput: { role: 'searchbox', autoComplete: 'off', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon aria-hidden />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton aria-label={t('actions.clear')} onClick={clear} edge="end" size="small">
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
