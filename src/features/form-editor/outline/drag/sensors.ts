import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from '@dnd-kit/core'
import type { Step } from './carrying'

const KEYS = { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] }
const STEPS: Record<string, Step> = { ArrowUp: -1, ArrowDown: 1, Home: 'first', End: 'last' }

/**
 * Pointer, finger (kept down a moment, so that the page still scrolls) and keyboard.
 * @param onStep an arrow was pressed while something is lifted
 */
export function useCarrySensors(onStep: (by: Step) => void) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      scrollBehavior: 'auto',
      coordinateGetter(event, { currentCoordinates }) {
        const by = STEPS[event.code]
        if (by === undefined) return undefined
        event.preventDefault()
        onStep(by)
        // The row does not move, only the line does. One pixel tells the library that something moved.
        return { ...currentCoordinates, y: currentCoordinates.y + 1 }
      },
    }),
  )
}

/** Whether keys do the moving: then no label follows a pointer, and the line moves in steps. */
export const isByKeys = (event: Event): boolean => event instanceof KeyboardEvent

/** The vertical position of the pointer or finger in the window. */
export function pointerHeight({ active, activatorEvent }: DragMoveEvent): number {
  const { initial, translated } = active.rect.current
  const from = 'touches' in activatorEvent ? touchHeight(activatorEvent) : mouseHeight(activatorEvent)
  return initial && translated ? from + translated.top - initial.top : from
}

const mouseHeight = (event: Event): number => (event instanceof MouseEvent ? event.clientY : 0)
const touchHeight = (event: Event): number =>
  event instanceof TouchEvent ? (event.touches[0]?.clientY ?? 0) : 0
