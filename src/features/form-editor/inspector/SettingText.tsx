import { TextField } from '@mui/material'
import type { Ref } from 'react'
import type { Language } from '../../../domain/language'
import { BASE_LANGUAGE, LANGUAGE_TAG } from '../../../domain/language'
import { useEditor, useEditorState } from '../store/context'
import { ownerKey, readText, writeText, type TextOwner } from '../store/owners'
import { cleanText } from '../../../domain/text/clean'
import { GROWING } from '../../../ui/staff/growing'

interface SettingTextProps {
  owner: TextOwner
  field: string
  language?: Language
  label: string
  help?: string
  /** What is wrong with it. */
  fault?: string
  multiline?: boolean
  inputRef?: Ref<HTMLTextAreaElement>
  type?: 'text' | 'url'
  /** Normalises the text when the field is left; cleans it by default (EDIT-21). */
  tidy?: (text: string) => string
}

/** A text of the form that is edited in the settings: a translation, an address. */
export function SettingText(props: SettingTextProps) {
  const {
    owner,
    field,
    language = BASE_LANGUAGE,
    label,
    help,
    fault,
    multiline,
    inputRef,
    type = 'text',
    tidy = cleanText,
  } = props
  const { store, readOnly: isLocked } = useEditor()
  // When it is open and what is told by mail may be changed where what it asks may not.
  const readOnly = isLocked && owner.kind !== 'schedule' && owner.kind !== 'notice'
  const value = useEditorState(({ form }) => readText(form, owner, field, language))
  const write = (text: string): void =>
    store.edit(
      (form) => writeText(form, owner, field, language, text),
      `${ownerKey(owner)}-${field}-${language}`,
    )
  return (
    <TextField
      fullWidth
      label={label}
      error={fault !== undefined}
      helperText={fault ?? help}
      inputRef={inputRef}
      type={multiline ? undefined : type}
      value={value}
      onChange={(event) => write(event.target.value)}
      onBlur={() => {
        if (value !== tidy(value)) write(tidy(value))
        store.endGroup()
      }}
      sx={multiline ? GROWING.sx : undefined}
      slotProps={{
        input: multiline ? GROWING.input : {},
        htmlInput: { readOnly, maxLength: 5000, autoComplete: 'off', lang: LANGUAGE_TAG[language] },
      }}
    />
  )
}
