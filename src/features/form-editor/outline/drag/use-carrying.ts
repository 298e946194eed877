import { useRef, useState, type RefObject } from 'react'
import type { CanvasTexts } from '../../canvas/texts'
import { useEditor } from '../../store/context'
import type { Placeable } from '../../store/selection'
import { useFolds } from '../folds'
import { carry, type Carrying, type Step } from './carrying'
import { nameOf, slotWords, titleOf } from './texts'

/**
 * Moves one item at a time: lifting, aiming, putting down, and the announcements.
 * @param lifted the item that is lifted next
 * @param line shows where it would be put down
 */
export function useCarrying(
  lifted: RefObject<Placeable | null>,
  line: RefObject<HTMLElement | null>,
  t: CanvasTexts,
) {
  const { store, actions } = useEditor()
  const folds = useFolds()
  const carrying = useRef<Carrying | null>(null)
  const said = useRef({ last: '', slot: '' })
  const [label, setLabel] = useState<string | null>(null)
  const form = () => store.get().form
  const here = (): string => {
    const slot = carrying.current?.slot()
    return slot ? slotWords(form(), slot, t) : ''
  }
  return {
    /** The label that follows the pointer. */
    label,
    /** The last announcement of lifting, putting down or cancelling. */
    last: (): string => said.current.last,
    /**
     * The announcement of a new slot; undefined while the slot is the same, because crossing a row takes many small
     * moves.
     */
    place: (): string | undefined => {
      const slot = here()
      // With quick keys a move can be reported after the end: the announcement of the end stays.
      if (carrying.current === null || slot === said.current.slot) return undefined
      said.current.slot = slot
      return slot
    },
    lift(shown: boolean): void {
      const what = lifted.current
      if (what === null) return
      carrying.current = carry(what, { store, actions, folds, line: line.current })
      document.body.dataset.carrying = ''
      setLabel(shown ? titleOf(form(), what) || nameOf(form(), what, t) : null)
      const slot = here()
      said.current = { last: t('drag.lifted', { name: nameOf(form(), what, t), slot }), slot }
    },
    aimAt(y: number): void {
      carrying.current?.aimAt(y)
    },
    step(by: Step): void {
      carrying.current?.step(by)
    },
    end(code: 'dropped' | 'cancelled'): void {
      const now = carrying.current
      if (now === null) return
      said.current.last = t(`drag.${code}`, { name: nameOf(form(), now.carried, t), slot: here() })
      if (code === 'dropped') now.drop()
      now.end()
      carrying.current = null
      delete document.body.dataset.carrying
      setLabel(null)
    },
  }
}
