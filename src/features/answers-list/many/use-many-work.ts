import { useEffect, useRef, useState } from 'react'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { workThrough, type Outcome } from './work-through'

type Work = (answer: AnswerRow) => Promise<AnswerRow>

/** Something that is done to many answers, and how far it is. */
export interface ManyWork {
  step: 'asking' | 'working' | 'told'
  done: number
  total: number
  /** Those to which it was done, as they stand now. */
  succeeded: AnswerRow[]
  notDone: Outcome[]
  begin: (answers: readonly AnswerRow[], work: Work) => void
  /** Once more for those to which it was not done. */
  retry: () => void
  /** Begins no further one. */
  stop: () => void
}

/**
 * Does something to many answers (DAY-03).
 * @param onEnded told what became of them each time that it ended
 */
export function useManyWork(onEnded: (outcomes: readonly Outcome[]) => void): ManyWork {
  const [step, setStep] = useState<ManyWork['step']>('asking')
  const [count, setCount] = useState({ done: 0, total: 0 })
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const stopping = useRef(new AbortController())
  const last = useRef<Work>((answer) => Promise.resolve(answer))
  useEffect(() => () => stopping.current.abort(), [])

  const run = async (answers: readonly AnswerRow[], work: Work, before: readonly Outcome[]) => {
    stopping.current = new AbortController()
    last.current = work
    const total = answers.length
    setCount({ done: 0, total })
    setStep('working')
    const now = await workThrough(answers, work, {
      signal: stopping.current.signal,
      onDone: (done) => setCount({ done, total }),
    })
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
    begin: (answers, work) => void run(answers, work, []),
    retry: () =>
      void run(
        notDone.map(({ answer }) => answer),
        last.current,
        succeeded,
      ),
    stop: () => stopping.current.abort(),
  }
}
