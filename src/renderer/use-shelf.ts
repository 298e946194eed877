import { useEffect, useState } from 'react'
import { shelfOf } from '../engine/outbox/shelf'
import { deviceStore } from '../lib/device-store'
import { onOutbox } from '../lib/outbox-signal'

export type Shelf = Awaited<ReturnType<typeof shelfOf>>

/** What that person has on this device, drafts and answers to be sent; null until it was looked up. */
export function useShelf(username: string): Shelf | null {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const found = await shelfOf(deviceStore('drafts'), username)
      if (isCurrent) setShelf(found)
    }
    void look()
    const stop = onOutbox(() => void look())
    return () => {
      isCurrent = false
      stop()
    }
  }, [username])
  return shelf
}
