import { useEffect, useState } from 'react'
import { readSavedWork } from '../engine/outbox/saved-work'
import { deviceStore } from '../lib/device-store'
import { onOutbox } from '../lib/outbox-signal'

export type SavedWork = Awaited<ReturnType<typeof readSavedWork>>

/** What that person has on this device, drafts and answers to be sent; null until it was looked up. */
export function useSavedWork(username: string): SavedWork | null {
  const [savedWork, setSavedWork] = useState<SavedWork | null>(null)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const found = await readSavedWork(deviceStore('drafts'), username)
      if (isCurrent) setSavedWork(found)
    }
    void look()
    const stop = onOutbox(() => void look())
    return () => {
      isCurrent = false
      stop()
    }
  }, [username])
  return savedWork
}
