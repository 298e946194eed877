import { useCallback, useEffect, useState } from 'react'
import { ownAnswersPage, type OwnAnswersCursor } from '../../data/citizen/own-answers'
import type { OwnAnswer } from '../../domain/citizen/own-answer'
import { useNewest } from '../../lib/use-newest'

interface State {
  answers: OwnAnswer[]
  damaged: number
  cursor: OwnAnswersCursor | null
  isLoading: boolean
  error: unknown
}

const NOTHING: State = { answers: [], damaged: 0, cursor: null, isLoading: true, error: null }

/** The own answers, page after page. After a failure reading goes on where it ended. */
export function useOwnAnswers() {
  const [state, setState] = useState<State>(NOTHING)
  const newest = useNewest()
  const load = useCallback(
    async (before: State) => {
      const isNewest = newest.begin()
      setState({ ...before, isLoading: true, error: null })
      try {
        const { answers, damaged, cursor } = await ownAnswersPage(before.cursor)
        if (!isNewest()) return
        setState({
          answers: [...before.answers, ...answers],
          damaged: before.damaged + damaged,
          cursor,
          isLoading: false,
          error: null,
        })
      } catch (error) {
        if (isNewest()) setState({ ...before, isLoading: false, error })
      }
    },
    [newest],
  )
  useEffect(() => void load(NOTHING), [load])
  return { ...state, hasMore: state.cursor !== null, more: () => void load(state) }
}
