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
  const rows = kept.list === list ? kept.rows : NONE
  const keep = (next: typeof last) => {
    last = next
    set(next)
  }
  return {
    answers: [...rows.values()],
    has: (id) => rows.has(id),
    mark: (answers, isIn) => {
      const next = new Map(rows)
      for (const answer of answers) {
        if (!isIn) next.delete(answer.id)
        else if (next.size < MAX_CHOSEN || next.has(answer.id)) next.set(answer.id, answer)
      }
      keep({ list, rows: next })
    },
    clear: () => keep({ list, rows: NONE }),
  }
}
