import DragIcon from '@mui/icons-material/DragIndicator'
import type { ReactNode } from 'react'
import { useEditor, useEditorState } from '../store/context'
import { followToForm, scrollToLater, scrollToTopLater } from '../store/element-ids'
import { sameSelection, type Selection } from '../store/selection'
import styles from './Outline.module.css'
import { DRAG_HELP_ID, handleId, itemId } from './outline-ids'

interface OutlineEntryProps {
  selection: Selection
  /** Its name. Where people write the name it is a component of its own, so that typing draws only that. */
  label: ReactNode
  /** Number before the name. */
  number?: number
  /** A number at the end of the row. */
  note?: string
  strong?: boolean
  /** The name of its handle; without one it cannot be moved. */
  move?: string
  /** A control at the end of the row. */
  end?: ReactNode
  children?: ReactNode
}

/** One row of the outline. Tapping it shows that part of the form; its handle moves it. */
export function OutlineEntry({
  selection,
  label,
  number,
  note,
  strong = false,
  move,
  end,
  children,
}: OutlineEntryProps) {
  const { store, readOnly } = useEditor()
  const current = useEditorState((state) => sameSelection(state.selection, selection))
  const id = 'id' in selection ? selection.id : null
  const open = (): void => {
    store.show({ selection, area: 'canvas' })
    if (id !== null) scrollToLater(id)
    else scrollToTopLater()
    followToForm()
  }
  const movable = move !== undefined && id !== null && !readOnly
  return (
    <li id={id === null ? undefined : itemId(id)}>
      <div className={styles.row} data-carry={movable ? selection.kind : undefined}>
        {movable ? (
          <button
            type="button"
            id={handleId(id)}
            className={styles.handle}
            aria-label={move}
            aria-describedby={DRAG_HELP_ID}
            data-handle
          >
            <DragIcon fontSize="small" aria-hidden />
          </button>
        ) : null}
        <button
          type="button"
          className={`${styles.entry} ${strong ? styles.strong : ''}`}
          aria-current={current || undefined}
          data-entry
          onClick={open}
        >
          {/* Spaces keep number, name and note apart where the row is read aloud. */}
          {number === undefined ? null : <span className={styles.number}>{number} </span>}
          {typeof label === 'string' ? <span className={styles.label}>{label}</span> : label}{' '}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </button>
        {end}
      </div>
      {children}
    </li>
  )
}
