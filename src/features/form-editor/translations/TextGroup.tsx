import { memo } from 'react'
import type { Form } from '../../../domain/form/form'
import { lacks, tallyOf, type Translatable } from '../../../domain/form/translatable'
import type { Language } from '../../../domain/language'
import type { CanvasTexts } from '../canvas/texts'
import { useEditorState } from '../store/context'
import { Nearby } from './Nearby'
import { sameTexts, textKey } from './text-key'
import { TextRow } from './TextRow'
import styles from './Translations.module.css'

/** How many rows are drawn together, and about how high one is. */
const CHUNK = 30
const ROW_HEIGHT = 62

interface TextGroupProps {
  /** Gives its texts; must be the same function each time. */
  textsOf: (form: Form) => readonly Translatable[]
  heading: string
  language: Language
  /** Keys of the texts to show: those without a translation, and the one just edited; null shows all. */
  kept: ReadonlySet<string> | null
  /** Whether it is the first group, whose first texts are drawn at once. */
  first: boolean
  /** The text to go to, which is drawn wherever it is. */
  wanted: string | null
  t: CanvasTexts
}

function chunksOf(texts: readonly Translatable[]): Translatable[][] {
  const chunks: Translatable[][] = []
  for (let at = 0; at < texts.length; at += CHUNK) chunks.push(texts.slice(at, at + CHUNK))
  return chunks
}

/**
 * The texts of the form's head or of one section. It is drawn again when texts are added or removed, not when they
 * change.
 */
export const TextGroup = memo(function TextGroup(props: TextGroupProps) {
  const { textsOf, heading, language, kept, first, wanted, t } = props
  const texts = useEditorState(({ form }): readonly Translatable[] => {
    const all = textsOf(form)
    return kept === null ? all : all.filter((text) => lacks(text, language) || kept.has(textKey(text)))
  }, sameTexts)
  const missing = useEditorState(({ form }) => tallyOf(textsOf(form)).missing[language])
  if (texts.length === 0) return null
  return (
    <section className={styles.group} aria-label={heading}>
      <h3 className={styles.groupHeading}>
        <span>{heading}</span>
        <span className={missing === 0 ? styles.complete : styles.missing}>
          {missing === 0 ? t('translations.complete') : t('translations.missing', { count: missing })}
        </span>
      </h3>
      {chunksOf(texts).map((chunk, index) => (
        <Nearby
          key={textKey(chunk[0] ?? { owner: { kind: 'form' }, field: '' })}
          estimate={chunk.length * ROW_HEIGHT}
          now={(first && index === 0) || chunk.some((text) => textKey(text) === wanted)}
        >
          {() => chunk.map((text) => <TextRow key={textKey(text)} text={text} language={language} t={t} />)}
        </Nearby>
      ))}
    </section>
  )
})
