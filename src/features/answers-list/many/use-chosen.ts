import { useState } from 'react'
import { MAX_CHOSEN } from '../../../domain/answers-list/many'
import type { AnswerRow } from '../../../domain/answers-list/row'

export interface Chosen {
  answers: AnswerRow[]
  has: (id: string) => boolean
  /** Takes in or leaves out; beyond {@link MAX_CHOSEN} nothing is taken in. */
  mark: (answers: readonly AnswerRow[], isIn: boolean) => void
  clear: () => void
}

type Kept = ReadonlyMap<string, AnswerRow>
const NONE: Kept = new Map()

/** What was chosen last in this tab: who looks at an answer and comes back finds it (DAY-02). */
let last: { list: string; rows: Kept } = { list: '', rows: NONE }

/** Begins as a tab does that chose nothing yet. */
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
