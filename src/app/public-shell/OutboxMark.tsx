import type { ComponentType } from 'react'
import { loadTexts } from '../../lib/i18n'
import { mayHaveOutbox } from '../../lib/outbox-note'
import { useOnlinePart } from '../../lib/use-online-part'

/** The code that sends what strangers left; it is loaded separately, because few need it. */
async function load(): Promise<ComponentType> {
  const [{ PublicOutboxMark }] = await Promise.all([
    import('../../features/answering/outbox/PublicOutboxMark'),
    loadTexts('outbox'),
  ])
  return PublicOutboxMark
}

/** Looks whether something waits on this device, and has it sent (DAY-05). */
export function OutboxMark() {
  const Mark = useOnlinePart(load, mayHaveOutbox)
  return Mark && <Mark />
}
