import { useCallback, useEffect, useState } from 'react'
import type { Answering } from '../engine/answering'
import { claimDraftSlot, type DraftSlot } from '../engine/draft-slot'
import { deviceStore } from '../lib/device-store'

/** What a page works on: an answering, with what its feature adds. */
export interface Work {
  answering: Pick<Answering, 'discard' | 'dispose'>
}

interface Opened<T> {
  /** null while the draft is looked up. */
  work: T | null
  /** Forgets what this device has and opens it anew. */
  discard: () => void
}

/**
 * Opens an answer to be worked on, with this person's draft, and closes it with the page.
 * @param name what is worked on, among the drafts of this device
 * @param person username, or a word for whoever is not signed in
 * @param open stable as long as the same thing is meant
 * @param wanted which of the drafts; the first when left out
 */
export function useOpened<T extends Work>(
  name: string,
  person: string,
  open: (slot: DraftSlot) => Promise<T>,
  wanted?: number,
): Opened<T> {
  const [work, setWork] = useState<T | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    let opened: T | null = null
    const begin = async () => {
      const next = await open(await claimDraftSlot(deviceStore('drafts'), name, person, wanted))
      if (!isCurrent) return next.answering.dispose()
      opened = next
      setWork(next)
    }
    // The error page says that what was typed is kept and offers to begin again.
    begin().catch((error: unknown) => {
      if (!isCurrent) return
      setWork(() => {
        throw error
      })
    })
    return () => {
      isCurrent = false
      setWork(null)
      opened?.answering.dispose()
    }
  }, [name, person, open, wanted, round])

  const discard = useCallback(() => {
    void work?.answering.discard().then(() => setRound((before) => before + 1))
  }, [work])
  return { work, discard }
}
