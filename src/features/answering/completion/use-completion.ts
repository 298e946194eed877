import { useCallback, useEffect, useState } from 'react'
import type { AnswerToComplete } from '../../../data/staff/complete-answer'
import { deviceStore } from '../../../lib/device-store'
import { claimDraftSlot } from '../engine/draft-slot'
import { openCompletion, type Completing, type CompletionPorts } from './completing'

/**
 * Opens an answer to be completed, with this person's draft, and closes it with the page.
 * @param ports stable for the page's life
 */
export function useCompletion(answer: AnswerToComplete, username: string, ports: CompletionPorts) {
  const [completing, setCompleting] = useState<Completing | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    let opened: Completing | null = null
    const open = async () => {
      const slot = await claimDraftSlot(deviceStore('drafts'), `completar/${answer.stored.id}`, username)
      const next = await openCompletion(answer, slot, ports)
      if (!isCurrent) return next.answering.dispose()
      opened = next
      setCompleting(next)
    }
    open().catch((error: unknown) => {
      if (!isCurrent) return
      setCompleting(() => {
        throw error
      })
    })
    return () => {
      isCurrent = false
      setCompleting(null)
      opened?.answering.dispose()
    }
  }, [answer, username, ports, round])

  const discard = useCallback(() => {
    void completing?.answering.discard().then(() => setRound((before) => before + 1))
  }, [completing])
  return { completing, discard }
}
