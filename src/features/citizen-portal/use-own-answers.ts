import { useCallback, useEffect, useRef, useState } from 'react'
import { ownAnswersPage, type OwnAnswersCursor } from '../../data/citizen/own-answers'
import type { OwnAnswer } from '../../domain/citizen/own-answer'

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
  const isShown = useRef(true)
  const load = useCallback(async (before: State) => {
    setState({ ...before, isLoading: true, error: null })
    try {
      const { answers, damaged, cursor } = await ownAnswersPage(before.cursor)
      if (!isShown.current) return
      setState({
        answers: [...before.answers, ...answers],
        damaged: before.damaged + damaged,
        cursor,
        isLoading: false,
        error: null,
      })
    } catch (error) {
      if (isShown.current) setState({ ...before, isLoading: false, error })
    }
  }, [])
  useEffect(() => {
    isShown.current = true
    void load(NOTHING)
    return () => {
      isShown.current = false
    }
  }, [load])
  return { ...state, hasMore: state.cursor !== null, more: () => void load(state) }
}
