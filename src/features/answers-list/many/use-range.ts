import { useRef } from 'react'
import type { AnswerRow } from '../../../domain/answers-list/row'
import type { Chosen } from './use-chosen'

/** Chooses an answer or lets go of it, with the shift key all from the one before on (DAY-03). */
export function useRange(answers: readonly AnswerRow[], chosen: Chosen) {
  const last = useRef<string | null>(null)
  return (answer: AnswerRow, isIn: boolean, withShift: boolean) => {
    const place = (id: string | null) => answers.findIndex((one) => one.id === id)
    const [from, to] = [place(last.current), place(answer.id)].sort((a, b) => a - b)
    last.current = answer.id
    const isRange = withShift && from !== undefined && to !== undefined && from >= 0
    chosen.mark(isRange ? answers.slice(from, to + 1) : [answer], isIn)
  }
}
