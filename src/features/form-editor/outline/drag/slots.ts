import type { QuestionPlace } from '../../../../domain/form/question-lists'
import type { Form } from '../../../../domain/form/form'
import { indexOf } from '../../store/form-index'
import type { Placeable } from '../../store/selection'

/** A place where it may be put down: the position that it would have, and among how many. */
export interface Slot {
  /** The list of questions; null when sections or conditions are moved, which stay in their list. */
  place: QuestionPlace | null
  at: number
  among: number
  /** Where the line is drawn that shows the slot: at an edge of a section's whole item or of one row. */
  edge: { id: string; of: 'item' | 'row'; side: 'top' | 'bottom' }
}

/** All slots from top to bottom, and the index of the current one. */
export interface Slots {
  list: Slot[]
  own: number
}

/**
 * Slots of a list whose items stay in it: one before each item and one after the last; the item's own place counts
 * once.
 */
function within(ids: readonly string[], from: number, of: Slot['edge']['of'], place: Slot['place']): Slot[] {
  return ids.map((id, at) => ({
    place,
    at,
    among: ids.length,
    edge: { id, of, side: at > from ? 'bottom' : 'top' },
  }))
}

/** Slots of another list, for a question that comes into it. */
function into(ids: readonly string[], place: QuestionPlace, owner: string, closed: boolean): Slot[] {
  const among = ids.length + 1
  const last = ids.at(-1)
  const end: Slot =
    closed || last === undefined
      ? { place, at: ids.length, among, edge: { id: owner, of: 'row', side: 'bottom' } }
      : { place, at: ids.length, among, edge: { id: last, of: 'row', side: 'bottom' } }
  if (closed) return [end]
  return [...ids.map((id, at): Slot => ({ place, at, among, edge: { id, of: 'row', side: 'top' } })), end]
}

function questionSlots(form: Form, id: string, isClosed: (section: string) => boolean): Slots {
  const own = indexOf(form.secciones).questions.get(id)?.place
  const list: Slot[] = []
  let standing = 0
  const add = (ids: string[], place: QuestionPlace, closed: boolean): void => {
    if (place.section !== own?.section || place.condition !== own.condition) {
      list.push(...into(ids, place, place.condition ?? place.section, closed))
      return
    }
    const from = ids.indexOf(id)
    standing = list.length + from
    list.push(...within(ids, from, 'row', place))
  }
  for (const section of form.secciones) {
    const closed = isClosed(section.id)
    const ids = (questions: { id: string }[]): string[] => questions.map((question) => question.id)
    if (!section.conditionalSection)
      add(ids(section.preguntas), { section: section.id, condition: null }, closed)
    // The conditions of a closed section are hidden, so they have no slots.
    else if (!closed)
      for (const condition of section.conditions)
        add(ids(condition.questions), { section: section.id, condition: condition.id }, false)
  }
  return { list, own: standing }
}

/**
 * All slots for an item: for a section among the sections, for a condition within its section, for a question in every
 * visible list of questions and at the end of a closed section.
 */
export function slotsFor(form: Form, carried: Placeable, isClosed: (section: string) => boolean): Slots {
  if (carried.kind === 'question') return questionSlots(form, carried.id, isClosed)
  const items =
    carried.kind === 'section'
      ? form.secciones
      : (indexOf(form.secciones).sections.get(carried.section)?.conditions ?? [])
  const ids = items.map(({ id }) => id)
  const own = ids.indexOf(carried.id)
  return { list: within(ids, own, 'item', null), own }
}
