import type { KeyboardEvent } from 'react'
import { BASE_LANGUAGE } from '../../../domain/language'
import { useEditor, useEditorState } from '../store/context'
import { ownerKey, readText, writeText, type TextOwner } from '../store/owners'
import styles from './StoreText.module.css'
import { cleanText } from '../../../domain/text/clean'

interface StoreTextProps {
  owner: TextOwner
  /** The stored field, e.g. `titulo`. */
  field: string
  /** Element id, for those that take the focus by themselves. */
  id?: string
  /** Its name for screen readers. */
  label: string
  placeholder: string
  look?: 'title' | 'heading' | 'question' | 'plain'
  /** Enter leaves the field, unless it may have several lines. */
  multiline?: boolean
  maxLength?: number
}

/** Longest text of a title or description: far longer than any real one, and far below the limit of a stored form. */
const MAX_LENGTH = 5000

/** A text of the form, edited where it will be read. Typing draws only this field and the same text in the outline. */
export function StoreText(props: StoreTextProps) {
  const {
    owner,
    field,
    id,
    label,
    placeholder,
    look = 'plain',
    multiline = false,
    maxLength = MAX_LENGTH,
  } = props
  const { store, readOnly } = useEditor()
  const value = useEditorState((state) => readText(state.form, owner, field, BASE_LANGUAGE))
  const write = (text: string): void =>
    store.edit(
      (form) =>
        writeText(form, owner, field, BASE_LANGUAGE, multiline ? text : text.replace(/\s*\n\s*/g, ' ')),
      `${ownerKey(owner)}-${field}`,
    )
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || multiline || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.blur()
  }
  return (
    <textarea
      id={id}
      className={`${styles.text} ${styles[look]}`}
      rows={1}
      value={value}
      aria-label={label}
      placeholder={placeholder}
      readOnly={readOnly}
      maxLength={maxLength}
      onChange={(event) => write(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        // EDIT-21
        if (value !== cleanText(value)) write(cleanText(value))
        store.endGroup()
      }}
    />
  )
}
