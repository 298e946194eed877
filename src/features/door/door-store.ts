import * as z from 'zod/mini'
import {
  type TicketUse,
  listTicketsResponseSchema,
  type ListTicketsResponse,
} from '../../domain/payment/door-ticket'
import { deviceStore } from '../../lib/device-store'
import { randomText } from '../../lib/random'

const DEVICE_LENGTH = 12
const useSchema: z.ZodMiniType<TicketUse[]> = z.array(
  z.object({ code: z.string(), at: z.number(), device: z.string() }),
)

const keys = (person: string, formId: string) => ({
  tickets: `door/${person}/${formId}/tickets`,
  queue: `door/${person}/${formId}/queue`,
})

/**
 * What this device keeps of a door, for one person: the tickets as they were last read, and uses that wait to be sent.
 */
export function doorStore(person: string, formId: string) {
  const kept = deviceStore('kept')
  const drafts = deviceStore('drafts')
  const { tickets, queue } = keys(person, formId)
  return {
    async tickets(): Promise<ListTicketsResponse | null> {
      const parsed = listTicketsResponseSchema.safeParse(await kept.get(tickets))
      return parsed.success ? parsed.data : null
    },
    keepTickets: (list: ListTicketsResponse): Promise<void> => kept.set(tickets, list).catch(() => undefined),
    async queue(): Promise<TicketUse[]> {
      const parsed = useSchema.safeParse(await drafts.get(queue))
      return parsed.success ? parsed.data : []
    },
    /** @throws when the device does not keep it */
    keepQueue: (uses: readonly TicketUse[]): Promise<void> => drafts.set(queue, [...uses]),
  }
}

/** A name for this device, made once. */
export function deviceName(): string {
  const key = 'door/device'
  try {
    const known = localStorage.getItem(key)
    if (known) return known
    const made = randomText(DEVICE_LENGTH)
    localStorage.setItem(key, made)
    return made
  } catch {
    return randomText(DEVICE_LENGTH)
  }
}
