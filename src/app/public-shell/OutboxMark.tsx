import { useEffect, useState, type ComponentType } from 'react'
import { loadTexts } from '../../lib/i18n'
import { mayHoldOutbox } from '../../lib/outbox-note'

/** What strangers left is sent by code of its own, which few need. */
async function load(): Promise<ComponentType> {
  const [{ PublicOutboxMark }] = await Promise.all([
    import('../../features/answering/outbox/PublicOutboxMark'),
    loadTexts('outbox'),
  ])
  return PublicOutboxMark
}

/** Looks whether something waits on this device, and has it sent (DAY-05). */
export function OutboxMark() {
  const [Mark, setMark] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isCurrent = true
    const look = () => {
      if (!mayHoldOutbox() || !navigator.onLine) return
      load().then(
        (part) => isCurrent && setMark(() => part),
        // Without network it comes once there is one.
        () => undefined,
      )
    }
    look()
    window.addEventListener('online', look)
    return () => {
      isCurrent = false
      window.removeEventListener('online', look)
    }
  }, [])
  return Mark && <Mark />
}
