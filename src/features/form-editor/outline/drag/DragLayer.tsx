import { DndContext, DragOverlay, useDraggable } from '@dnd-kit/core'
import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import type { CanvasTexts } from '../../canvas/texts'
import { useEditor } from '../../store/context'
import { indexOf } from '../../store/form-index'
import type { Placeable } from '../../store/selection'
import { DRAG_HELP_ID, idOfItem } from '../outline-ids'
import styles from './DragLayer.module.css'
import { isByKeys, pointerHeight, useCarrySensors } from './sensors'
import { useCarrying } from './use-carrying'

/** Handles the events of pointer, finger and keys in the outline. */
export type Grip = (event: SyntheticEvent<HTMLElement>) => void

interface DragLayerProps {
  grip: RefObject<Grip | null>
  t: CanvasTexts
}

/** Whether the element scrolls while something is carried: the outline on a desktop, the page on a phone. */
const scrolls = (element: Element): boolean =>
  element !== document.scrollingElement || !window.matchMedia('(min-width: 1100px)').matches

/** Moves sections, conditions and questions of the outline by pointer, finger and keyboard (EDIT-07, 09, 10). */
export function DragLayer({ grip, t }: DragLayerProps) {
  const line = useRef<HTMLDivElement>(null)
  const lifted = useRef<Placeable | null>(null)
  const carrying = useCarrying(lifted, line, t)
  const sensors = useCarrySensors(carrying.step)
  const accessibility = {
    announcements: {
      onDragStart: carrying.last,
      onDragMove: carrying.place,
      onDragOver: () => undefined,
      onDragEnd: carrying.last,
      onDragCancel: carrying.last,
    },
    screenReaderInstructions: { draggable: t('drag.help') },
    // The row may be drawn in another list, so `drop` gives its handle the focus.
    restoreFocus: false,
  }
  return (
    <DndContext
      id={DRAG_HELP_ID}
      sensors={sensors}
      accessibility={accessibility}
      autoScroll={{ canScroll: scrolls }}
      onDragStart={({ activatorEvent }) => carrying.lift(!isByKeys(activatorEvent))}
      onDragMove={(event) => {
        if (!isByKeys(event.activatorEvent)) carrying.aimAt(pointerHeight(event))
      }}
      onDragEnd={() => carrying.end('dropped')}
      onDragCancel={() => carrying.end('cancelled')}
    >
      <Carrier grip={grip} lifted={lifted} />
      {createPortal(
        <>
          <div ref={line} className={styles.line} hidden />
          <DragOverlay dropAnimation={null} className={styles.overlay}>
            {carrying.label === null ? null : <p className={styles.label}>{carrying.label}</p>}
          </DragOverlay>
        </>,
        document.body,
      )}
    </DndContext>
  )
}

/**
 * One draggable stands for all rows, and learns which row it is when one is gripped. So a thousand rows need no
 * draggable each.
 */
const CARRIED = 'carried'
const LISTENER: Record<string, string> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
}

interface CarrierProps {
  grip: RefObject<Grip | null>
  lifted: RefObject<Placeable | null>
}

function Carrier({ grip, lifted }: CarrierProps) {
  const { store } = useEditor()
  const { setNodeRef, listeners } = useDraggable({ id: CARRIED })
  useEffect(() => {
    const placeable = (kind: string | undefined, id: string): Placeable | null => {
      if (kind === 'section' || kind === 'question') return { kind, id }
      const section = indexOf(store.get().form.secciones).conditions.get(id)?.section.id
      return section === undefined ? null : { kind: 'condition', section, id }
    }
    grip.current = (event) => {
      const row = event.target instanceof Element ? event.target.closest('[data-carry]') : null
      const item = row?.parentElement
      if (!(row instanceof HTMLElement) || !item || document.body.dataset.carrying !== undefined) return
      lifted.current = placeable(row.dataset.carry, idOfItem(item))
      setNodeRef(row)
      if (lifted.current !== null) listeners?.[LISTENER[event.type] ?? '']?.(event)
    }
    return () => {
      grip.current = null
    }
  }, [grip, lifted, listeners, setNodeRef, store])
  return null
}
