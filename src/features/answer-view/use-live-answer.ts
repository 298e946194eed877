import { useEffect, useRef } from 'react'
import { listenOnceLoaded } from '../../data/staff/listen-once-loaded'
import type { Answer } from '../../domain/answer/answer'

type Shown = Pick<Answer, 'id' | 'lastUpdate'>

/** Reads the answer again once somebody else moved or changed it, or deleted it (ALIST-05). */
export function useLiveAnswer(
  answer: Shown | undefined,
  readAgain: (options: { cancelRefetch: boolean }) => unknown,
): void {
  const latest = useRef({ answer, readAgain })
  latest.current = { answer, readAgain }
  const id = answer?.id
  useEffect(() => {
    if (id === undefined) return
    return listenOnceLoaded((live) =>
      live.watchAnswer(id, (lastUpdate) => {
        const shown = latest.current.answer?.lastUpdate?.getTime()
        // The person's own change is being read already.
        if (lastUpdate?.getTime() !== shown) latest.current.readAgain({ cancelRefetch: false })
      }),
    )
  }, [id])
}
