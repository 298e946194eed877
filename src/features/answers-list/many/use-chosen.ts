import { useState } from 'react'
import { MAX_CHOSEN } from '../../../domain/answers-list/many'
import type { AnswerRow } from '../../../domain/answers-list/row'

export interface Chosen {
  answers: AnswerRow[]
  has: (id: string) => boolean
  /** Chooses answers or lets go of them; at most {@link MAX_CHOSEN} can be chosen. */
  mark: (answers: readonly AnswerRow[], isIn: boolean) => void
  clear: () => void
}

type Kept = ReadonlyMap<string, AnswerRow>
const NONE: Kept = new Map()

/** What was chosen last in this tab, so that it is still chosen when one comes back from an answer (DAY-02). */
let last: { list: string; rows: Kept } = { list: '', rows: NONE }

/** Forgets the choice, as in a new tab. */
export const forgetChosen = (): void => {
  last = { list: '', rows: NONE }
}

/**
 * The answers that a person chose in a list, on whichever page they stand (DAY-03).
 * @param list what the list shows and to whom; another list begins without any
 */
export function useChosen(list: string): Chosen {
  const [kept, set] = useState(last)
  const rowsOf = (one: typeof last) => (one.list === list ? one.rows : NONE)
  const rows = rowsOf(kept)
  const keep = (next: typeof last) => {
    last = next
    set(next)
  }
  return {
    answers: [...rows.values()],
    has: (id) => rows.has(id),
    mark: (answers, isIn) => {
      // Some are marked once they were read: what was chosen meanwhile stays.
      const next = new Map(rowsOf(last))
      for (const answer of answers) {
        if (!isIn) next.delete(answer.id)
        else if (next.size < MAX_CHOSEN || next.has(answer.id)) next.set(answer.id, answer)
      }
      keep({ list, rows: next })
    },
    clear: () => keep({ list, rows: NONE }),
  }
}
