import { useEffect, useRef, useState } from 'react'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { settleLate, type Look } from './settle-late'
import { workThrough, type Outcome } from './work-through'

type Work = (answer: AnswerRow) => Promise<AnswerRow>

/** Something that is done to many answers, and how far it is. */
export interface ManyWork {
  step: 'asking' | 'working' | 'told'
  done: number
  total: number
  /** How many got no response and are looked for, while the rest is done. */
  uncertain: number
  /** Those to which it was done, as they stand now. */
  succeeded: AnswerRow[]
  notDone: Outcome[]
  /** @param look finds out what became of an answer whose work got no response */
  begin: (answers: readonly AnswerRow[], work: Work, look?: Look) => void
  /** Once more for those to which it was not done. */
  retry: () => void
  /** Begins no further one, and looks for none any more. */
  stop: () => void
}

/**
 * Does something to many answers (DAY-03).
 * @param onEnded told what became of them each time that it ended
 */
export function useManyWork(onEnded: (outcomes: readonly Outcome[]) => void): ManyWork {
  const [step, setStep] = useState<ManyWork['step']>('asking')
  const [count, setCount] = useState({ done: 0, total: 0, uncertain: 0 })
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const stopping = useRef(new AbortController())
  const last = useRef<{ work: Work; look: Look | undefined }>({
    work: (answer) => Promise.resolve(answer),
    look: undefined,
  })
  useEffect(() => () => stopping.current.abort(), [])

  const run = async (answers: readonly AnswerRow[], before: readonly Outcome[]) => {
    stopping.current = new AbortController()
    const { work, look } = last.current
    const { signal } = stopping.current
    const total = answers.length
    setCount({ done: 0, total, uncertain: 0 })
    setStep('working')
    const worked = await workThrough(answers, work, {
      signal,
      onDone: (done) => setCount({ done, total, uncertain: 0 }),
    })
    const now = look
      ? await settleLate(worked, look, {
          signal,
          onLooking: (uncertain) => setCount({ done: total - uncertain, total, uncertain }),
        })
      : worked
    setOutcomes([...before, ...now])
    setStep('told')
    onEnded(now)
  }
  const succeeded = outcomes.filter(({ failure }) => failure === null)
  const notDone = outcomes.filter(({ failure }) => failure !== null)
  return {
    step,
    ...count,
    succeeded: succeeded.map(({ answer }) => answer),
    notDone,
    begin: (answers, work, look) => {
      last.current = { work, look }
      void run(answers, [])
    },
    retry: () =>
      void run(
        notDone.map(({ answer }) => answer),
        succeeded,
      ),
    stop: () => stopping.current.abort(),
  }
}
