import { useEffect, useState, type ComponentType } from 'react'
import { loadTexts } from '../../lib/i18n'
import { mayHoldOutbox } from '../../lib/outbox-note'

/** The code that sends what strangers left; it is loaded separately, because few need it. */
async function load(): Promise<ComponentType> {
  const [{ PublicOutboxMark }] = await Promise.all([
    import('../../features/answering/outbox/PublicOutboxMark'),
    loadTexts('outbox'),
  ])
  return PublicOutboxMark
}

/** How long to wait before loading again what could not be loaded when the network came back. */
const AGAIN_MS = 5_000

/** Looks whether something waits on this device, and has it sent (DAY-05). */
export function OutboxMark() {
  const [Mark, setMark] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isCurrent = true
    let again: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (!mayHoldOutbox() || !navigator.onLine) return
      load().then(
        (part) => isCurrent && setMark(() => part),
        () => {
          if (isCurrent) again = setTimeout(look, AGAIN_MS)
        },
      )
    }
    look()
    window.addEventListener('online', look)
    return () => {
      isCurrent = false
      clearTimeout(again)
      window.removeEventListener('online', look)
    }
  }, [])
  return Mark && <Mark />
}
