import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedTerms } from '../../../domain/answers-list/words'
import { cleanText } from '../../../domain/text/clean'
import { useDebounced } from '../../../lib/use-debounced'
import { SearchHelp } from './SearchHelp'

interface SearchBoxProps {
  /** What is searched now. */
  value: string
  onSearch: (search: string) => void
}

/** Whether the text can find something, or asks for everything again. */
const isWhole = (typed: string): boolean => typed === '' || typedTerms(typed).terms.length > 0

/**
 * The one search field of the list: a code, a name, a number or words of columns (DAY-01). It searches when the person
 * pauses, and at once on Enter.
 */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // What this field asked for last: when that comes back, the person may have typed on meanwhile.
  const [asked, setAsked] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  if (shown !== value) {
    setShown(value)
    if (value !== asked) {
      setAsked(value)
      setTyped(value)
    }
  }
  const search = (text: string) => {
    const words = cleanText(text)
    if (words === asked) return
    setAsked(words)
    onSearch(words)
  }
  const settled = useDebounced(typed)
  const onPause = useEffectEvent((text: string) => {
    if (text === typed && isWhole(cleanText(text))) search(text)
  })
  useEffect(() => onPause(settled), [settled])
  const clear = () => {
    setTyped('')
    search('')
    input.current?.focus()
  }
  return (
    <TextField
      value={typed}
      placeholder={t('answers.search.label')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => search(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search(typed)
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
                <IconButton aria-label={t('actions.clear')} onClick={clear} size="small">
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
