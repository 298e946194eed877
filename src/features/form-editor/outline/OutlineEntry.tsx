import type { ReactNode } from 'react'
import { useEditor, useEditorState } from '../store/context'
import { scrollToLater, scrollToTopLater } from '../store/element-ids'
import { sameSelection, type Selection } from '../store/selection'
import styles from './Outline.module.css'

interface OutlineEntryProps {
  selection: Selection
  label: string
  /** Number before the name. */
  number?: number
  /** What stands at the end: how many there are. */
  note?: string
  /** Shown when there is no name yet. */
  missing?: string
  strong?: boolean
  children?: ReactNode
}

/** One line of the outline; tapping it shows that part of the form. */
export function OutlineEntry({
  selection,
  label,
  number,
  note,
  missing,
  strong = false,
  children,
}: OutlineEntryProps) {
  const { store } = useEditor()
  const current = useEditorState((state) => sameSelection(state.selection, selection))
  const open = (): void => {
    store.show({ selection, area: 'canvas' })
    if ('id' in selection) scrollToLater(selection.id)
    else scrollToTopLater()
  }
  return (
    <li>
      <button
        type="button"
        className={`${styles.entry} ${strong ? styles.strong : ''}`}
        aria-current={current || undefined}
        onClick={open}
      >
        {number === undefined ? null : <span className={styles.number}>{number}</span>}
        <span className={label ? styles.label : styles.missing}>{label || missing}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </button>
      {children}
    </li>
  )
}
