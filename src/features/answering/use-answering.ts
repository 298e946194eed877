import { useCallback, useEffect, useState } from 'react'
import type { FormVersion } from '../../domain/form/form'
import { deviceStore } from '../../lib/device-store'
import { openAnswering, type Answering, type AnsweringPorts } from './engine/answering'
import { claimDraftSlot } from './engine/draft-slot'

interface Opened {
  /** null while the draft is looked up. */
  answering: Answering | null
  /** Forgets what this device has and opens the form anew. */
  discard: () => void
}

/**
 * Opens a form for answering, with this person's draft, and closes it with the page.
 * @param person username, or a word for whoever is not signed in
 * @param ports stable for the page's life
 */
export function useAnswering(version: FormVersion, person: string, ports: AnsweringPorts): Opened {
  const [answering, setAnswering] = useState<Answering | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    let opened: Answering | null = null
    const open = async () => {
      const slot = await claimDraftSlot(deviceStore('drafts'), version.formId, person)
      const next = await openAnswering(version, slot, ports)
      if (!isCurrent) return next.dispose()
      opened = next
      setAnswering(next)
    }
    // The error page says that what was typed is kept and offers to begin again.
    open().catch((error: unknown) => {
      if (!isCurrent) return
      setAnswering(() => {
        throw error
      })
    })
    return () => {
      isCurrent = false
      setAnswering(null)
      opened?.dispose()
    }
  }, [version, person, ports, round])

  const discard = useCallback(() => {
    void answering?.discard().then(() => setRound((before) => before + 1))
  }, [answering])
  return { answering, discard }
}
