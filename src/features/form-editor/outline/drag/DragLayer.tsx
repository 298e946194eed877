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

/** Hears what pointer, finger and keys do in the outline. */
export type Grip = (event: SyntheticEvent<HTMLElement>) => void

interface DragLayerProps {
  grip: RefObject<Grip | null>
  t: CanvasTexts
}

/** Beside the form the outline scrolls by itself; alone, on a phone, the page does. */
const scrolls = (element: Element): boolean =>
  element !== document.scrollingElement || !window.matchMedia('(min-width: 1100px)').matches

/** Moves sections, conditions and questions of the outline by pointer, finger and keyboard (EDIT-07, 09, 10). */
export function DragLayer({ grip, t }: DragLayerProps) {
  const line = useRef<HTMLDivElement>(null)
  const held = useRef<Placeable | null>(null)
  const carrying = useCarrying(held, line, t)
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
    // The row may be drawn anew in another list: its focus is looked after where it is put down.
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
      <Carrier grip={grip} held={held} />
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

/** One stands for all: which row it is, is known when it is gripped. A thousand rows need nothing of their own. */
const CARRIED = 'carried'
const LISTENER: Record<string, string> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
}

interface CarrierProps {
  grip: RefObject<Grip | null>
  held: RefObject<Placeable | null>
}

function Carrier({ grip, held }: CarrierProps) {
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
      held.current = placeable(row.dataset.carry, idOfItem(item))
      setNodeRef(row)
      if (held.current !== null) listeners?.[LISTENER[event.type] ?? '']?.(event)
    }
    return () => {
      grip.current = null
    }
  }, [grip, held, listeners, setNodeRef, store])
  return null
}
