import { memo, type KeyboardEvent } from 'react'
import { MAX_SIGNATURE_TITLE } from '../../../domain/form/edit-signatures'
import { MAX_STATE_NAME } from '../../../domain/form/edit-states'
import type { Translatable } from '../../../domain/form/translatable'
import { BASE_LANGUAGE, LANGUAGE_TAG, type Language } from '../../../domain/language'
import type { CanvasTexts } from '../canvas/texts'
import { useEditor, useEditorState } from '../store/context'
import { readText, writeText } from '../store/owners'
import { fieldId, textKey } from './text-key'
import { textName } from './text-name'
import styles from './Translations.module.css'
import { cleanText } from '../../../domain/text/clean'

interface TextRowProps {
  text: Translatable
  language: Language
  t: CanvasTexts
}

/** Fields that may have several lines. */
const MULTILINE = ['descripcion', 'customizedVoucherText', 'purcharseOrderDetails']

/** Longest translation of fields whose texts are limited too. */
const LONGEST: Record<string, number> = { nombre: MAX_STATE_NAME, title: MAX_SIGNATURE_TITLE }

/**
 * Enter goes to the next text and Shift+Enter to the one before, so that a whole form can be translated with the
 * keyboard.
 */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>, multiline: boolean): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || (multiline && !event.ctrlKey)) return
  event.preventDefault()
  const all = [...document.querySelectorAll<HTMLElement>('[data-translation]')]
  all[all.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus()
}

/** A text, and beside it the field for its translation. Typing draws only this row. */
export const TextRow = memo(function TextRow({ text, language, t }: TextRowProps) {
  const { store, readOnly } = useEditor()
  const { owner, field } = text
  const key = textKey(text)
  const id = fieldId(key)
  const base = useEditorState(({ form }) => readText(form, owner, field, BASE_LANGUAGE))
  const value = useEditorState(({ form }) => readText(form, owner, field, language))
  const multiline = MULTILINE.includes(field)
  const write = (words: string): void =>
    store.edit(
      (form) => writeText(form, owner, field, language, multiline ? words : words.replace(/\s*\n\s*/g, ' ')),
      `${key}-${language}`,
    )
  return (
    <div className={styles.row}>
      <div className={styles.base}>
        <span id={`${id}-name`} className={styles.name}>
          {textName(text, t)}
        </span>
        <span
          id={`${id}-base`}
          className={base ? styles.words : styles.none}
          lang={LANGUAGE_TAG[BASE_LANGUAGE]}
        >
          {base || t('translations.noBase')}
        </span>
      </div>
      <textarea
        id={id}
        className={styles.field}
        data-translation
        rows={1}
        lang={LANGUAGE_TAG[language]}
        aria-labelledby={`${id}-name ${id}-base`}
        placeholder={t('translations.none')}
        value={value}
        readOnly={readOnly}
        maxLength={LONGEST[field] ?? 5000}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => goOn(event, multiline)}
        onBlur={() => {
          // EDIT-21
          if (value !== cleanText(value)) write(cleanText(value))
          store.endGroup()
        }}
      />
    </div>
  )
})
