import { Autocomplete, TextField } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** One of what is offered. */
export interface Picked {
  id: string
  label: string
}

interface SearchPickerProps {
  label: string
  /** What is chosen; null for nothing. */
  value: Picked | null
  /** What is offered for the words that {@link SearchPickerProps.onSearch} told. */
  offered: readonly Picked[]
  /** Said where nothing is offered and only what is offered counts. */
  none?: string
  isLoading: boolean
  /** The words that are looked for; null while nobody looks. */
  onSearch: (words: string | null) => void
  /** The id of what was chosen; '' for nothing. */
  onChoose: (id: string) => void
  /** What is typed counts too, with Enter or on leaving, although nothing offered has it. */
  free?: boolean
  autoFocus?: boolean
}

/** A field that finds one of many by its name and keeps it; nothing is looked for before somebody comes to it. */
export function SearchPicker({ label, value, offered, none = '', isLoading, ...rest }: SearchPickerProps) {
  const { onSearch, onChoose, free = false, autoFocus = false } = rest
  const { t } = useTranslation(['staff', 'common'])
  const { id = '', label: name = '' } = value ?? {}
  // Another object is another choice to MUI, which writes over what is being typed.
  const chosen = useMemo(() => (id === '' ? null : { id, label: name }), [id, name])
  const [typed, type] = useState(name)
  /** What stands there because it is chosen is no search. */
  const wordsOf = (text: string) => (text === name ? '' : text.trim())
  return (
    <Autocomplete<Picked, false, false, boolean>
      freeSolo={free}
      autoSelect={free}
      // Enter takes the first of what is offered, where only that counts.
      autoHighlight={!free}
      openOnFocus
      forcePopupIcon={false}
      options={offered}
      value={chosen}
      inputValue={typed}
      loading={isLoading}
      loadingText={t('common:loading')}
      noOptionsText={none}
      clearText={t('actions.clear')}
      // The store found them: by beginnings of words, whatever the accents.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={(option, one) => typeof one !== 'string' && option.id === one.id}
      // What opens it by typing is told below, with what is typed.
      onOpen={({ type: how }) => how !== 'change' && onSearch(wordsOf(typed))}
      onClose={() => onSearch(null)}
      onInputChange={(_event, text, reason) => {
        type(text)
        if (reason === 'input') onSearch(wordsOf(text))
      }}
      onChange={(_event, next) => onChoose(typeof next === 'string' ? next.trim() : (next?.id ?? ''))}
      renderInput={(given) => <TextField {...given} label={label} autoFocus={autoFocus} />}
    />
  )
}
