import type { ClipboardEvent, KeyboardEvent } from 'react'
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
  /** Adds others after this one: Enter an empty one, a pasted list one for each further line. */
  onNext?: ((texts: string[]) => void) | undefined
  /** Takes a pasted list of several lines. */
  onList?: ((text: string) => void) | undefined
  /** Called when `/` is typed into the empty field. */
  onSlash?: ((field: HTMLElement) => void) | undefined
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
    onNext,
    onList,
    onSlash,
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
    if (event.key === '/' && value === '' && onSlash && !readOnly) {
      event.preventDefault()
      return onSlash(event.currentTarget)
    }
    if (event.key !== 'Enter' || multiline || event.nativeEvent.isComposing) return
    // With Ctrl or ⌘ the editor adds what comes next.
    if (onNext && !readOnly && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      onNext([''])
    } else if (!onNext) {
      event.preventDefault()
      event.currentTarget.blur()
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const text = event.clipboardData.getData('text')
    const [first, ...others] = text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (readOnly || first === undefined || others.length === 0) return
    if (onList) {
      event.preventDefault()
      return onList(text)
    }
    if (!onNext) return
    event.preventDefault()
    if (value === '') write(first)
    onNext(value === '' ? others : [first, ...others])
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
      onPaste={onPaste}
      onBlur={() => {
        // EDIT-21
        if (value !== cleanText(value)) write(cleanText(value))
        store.endGroup()
      }}
    />
  )
}
