import { useDeferredValue } from 'react'
import { findParts, type FoundPart } from '../../../domain/form/find-parts'
import type { CanvasTexts } from '../canvas/texts'
import { useEditorState } from '../store/context'
import type { Selection } from '../store/selection'
import styles from './Outline.module.css'
import { OutlineEntry } from './OutlineEntry'

interface OutlineSearchProps {
  value: string
  onChange: (value: string) => void
  t: CanvasTexts
}

/** The field that searches the parts of a long form by their words. */
export const OutlineSearch = ({ value, onChange, t }: OutlineSearchProps) => (
  <input
    type="search"
    className={styles.search}
    value={value}
    aria-label={t('outline.search')}
    placeholder={t('outline.search')}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      if (event.key === 'Escape') onChange('')
    }}
  />
)

const selectionOf = (part: FoundPart): Selection =>
  part.kind === 'condition'
    ? { kind: part.kind, section: part.section, id: part.id }
    : { kind: part.kind, id: part.id }

/** The parts that were found, in the form's order; each row leads to its part. */
export function FoundParts({ wanted, t }: { wanted: string; t: CanvasTexts }) {
  const secciones = useEditorState(({ form }) => form.secciones)
  const found = findParts(secciones, useDeferredValue(wanted))
  return (
    <>
      <p className={styles.counts} role="status">
        {t('outline.found', { count: found.length })}
      </p>
      <ol className={styles.list}>
        {found.map((part) => (
          <OutlineEntry
            key={`${part.kind} ${part.id}`}
            selection={selectionOf(part)}
            number={part.number}
            label={part.words.trim() || t('outline.untitled')}
            strong={part.kind === 'section'}
          />
        ))}
      </ol>
    </>
  )
}
