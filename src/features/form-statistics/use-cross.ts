import { useState } from 'react'
import { readAnswers, type SubmittedAnswersPage } from '../../data/staff/read-answers'
import { crossTable, MAX_CROSSED, type CrossTable } from '../../domain/statistics/cross'
import type { AnswerOfPeriod } from '../../domain/statistics/latest'
import type { User } from '../../domain/user/user'
import { useNewest } from '../../lib/use-newest'
import type { Shown } from './shown'

type Counting =
  | { state: 'idle' }
  | { state: 'reading'; read: number }
  | { state: 'done'; table: CrossTable; read: number; isCut: boolean }
  | { state: 'failed'; error: unknown }

/** Reads the newest answers of the period, a request after the other, and counts two questions in them (STAT-08). */
export function useCross({ form, range }: Pick<Shown, 'form' | 'range'>, user: User) {
  const [counting, setCounting] = useState<Counting>({ state: 'idle' })
  /** An earlier run stops by itself. */
  const newest = useNewest()
  const count = async (first: string, second: string) => {
    const isWanted = newest.begin()
    const answers: AnswerOfPeriod[] = []
    let after: SubmittedAnswersPage['cursor'] = null
    setCounting({ state: 'reading', read: 0 })
    try {
      do {
        const page: SubmittedAnswersPage = await readAnswers({ form, user, range, after })
        if (!isWanted()) return
        answers.push(...page.answers)
        after = page.cursor
        setCounting({ state: 'reading', read: answers.length })
      } while (after !== null && answers.length < MAX_CROSSED)
      const counted = answers.slice(0, MAX_CROSSED)
      setCounting({
        state: 'done',
        table: crossTable(
          counted.map(({ secciones }) => secciones),
          first,
          second,
        ),
        read: counted.length,
        isCut: after !== null,
      })
    } catch (error) {
      if (isWanted()) setCounting({ state: 'failed', error })
    }
  }
  return {
    counting,
    count: (first: string, second: string) => void count(first, second),
    cancel: () => {
      newest.begin()
      setCounting({ state: 'idle' })
    },
  }
}
