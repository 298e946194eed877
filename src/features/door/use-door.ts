import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DataError, errorCodeOf, isOutOfReach } from '../../data/errors'
import { listTickets, sendUses } from '../../data/staff/orders'
import {
  type TicketUse,
  type UseResult,
  MAX_USES,
  type ListTicketsResponse,
} from '../../domain/payment/door-ticket'
import { afterUses, conflictsOf, doorCounts, judge, type Verdict } from '../../domain/payment/door'
import { ticketCodeOf } from '../../domain/payment/ticket'
import { createNewest } from '../../lib/newest'
import { usePoll } from '../../lib/poll'
import { useSession } from '../../lib/session'
import { deviceName, doorStore } from './door-store'

const PACE = { first: 5000, most: 20_000 }
/** Most verdicts that are told beside the one that is shown. */
const MAX_LATE = 5

type Status = 'loading' | 'ready' | 'forbidden' | 'failed'

/** Why the server is not heard: this device has no network, or the service does not respond; null for another failure. */
function whyUnheard(error: unknown): 'offline' | 'down' | null {
  if (!isOutOfReach(error)) return null
  return errorCodeOf(error) === 'offline' ? 'offline' : 'down'
}

/** A door. It judges tickets at once, sends their uses when it can, and replaces its verdicts by the server's. */
export function useDoor(formId: string) {
  const { user } = useSession()
  const store = useMemo(() => doorStore(user.username, formId), [user.username, formId])
  const device = useMemo(deviceName, [])
  const [status, setStatus] = useState<Status>('loading')
  const [list, setList] = useState<ListTicketsResponse>({ formTitle: '', tickets: [] })
  const [queue, setQueue] = useState<TicketUse[]>([])
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [checking, setChecking] = useState<string | null>(null)
  const [late, setLate] = useState<Verdict[]>([])
  const [conflicts, setConflicts] = useState<UseResult[]>([])
  const [unheard, setUnheard] = useState<'offline' | 'down' | null>(null)
  const now = useRef({ list, queue, verdict })
  now.current = { list, queue, verdict }
  const asked = useRef(0)
  /** Uses of which the server was asked and nothing was heard. */
  const asks = useRef(new Map<string, TicketUse>())
  /** Shows a verdict, or none while another code is looked at: nobody comes in on the one before. */
  const show = useCallback((next: Verdict | null) => {
    now.current.verdict = next
    setVerdict(next)
  }, [])

  const putList = useCallback(
    (next: ListTicketsResponse) => {
      now.current.list = next
      setList(next)
      void store.keepTickets(next)
    },
    [store],
  )
  const putQueue = useCallback(
    (next: TicketUse[]) => {
      now.current.queue = next
      setQueue(next)
      // Where the device keeps nothing, the uses of this page are still sent.
      return store.keepQueue(next).catch(() => undefined)
    },
    [store],
  )

  /** A list that was asked for before uses were sent does not know of them. */
  const lists = useMemo(createNewest, [formId])
  const read = useCallback(async () => {
    const isNewest = lists.begin()
    try {
      const found = await listTickets(formId)
      if (isNewest()) putList(found)
      setUnheard(null)
      setStatus('ready')
    } catch (error) {
      const kept = await store.tickets()
      if (error instanceof DataError && error.code === 'forbidden') return setStatus('forbidden')
      setUnheard(whyUnheard(error))
      if (kept && now.current.list.tickets.length === 0) putList(kept)
      setStatus((before) => (kept || before === 'ready' ? 'ready' : 'failed'))
    }
  }, [formId, store, putList, lists])

  /** Replaces verdicts by the server's: the one that is shown, and those of people who were let in before. */
  const takeResults = useCallback(
    (results: readonly UseResult[]) => {
      const shown = now.current.verdict
      const own = shown?.isLocal === true ? results.find(({ code }) => code === shown.code) : undefined
      if (own) show({ ...own, isLocal: false })
      const wrong = conflictsOf(results.filter((result) => result !== own))
      if (wrong.length > 0) setConflicts((before) => [...before, ...wrong])
    },
    [show],
  )

  const turn = useRef<Promise<unknown>>(Promise.resolve())
  /** Sends the waiting uses, one batch after the other; what cannot be sent goes on waiting. */
  const settle = useCallback((): Promise<unknown> => {
    const sendNow = async () => {
      const uses = now.current.queue.slice(0, MAX_USES)
      if (uses.length === 0) return
      const results = await sendUses(formId, uses)
      lists.begin()
      const sent = new Set(uses)
      await putQueue(now.current.queue.filter((use) => !sent.has(use)))
      putList({ ...now.current.list, tickets: afterUses(now.current.list.tickets, results) })
      setUnheard(null)
      takeResults(results)
    }
    turn.current = turn.current.then(sendNow).catch((error: unknown) => setUnheard(whyUnheard(error)))
    return turn.current
  }, [formId, takeResults, putList, putQueue, lists])

  useEffect(() => {
    const begin = async () => {
      await putQueue(await store.queue())
      await read()
      await settle()
    }
    void begin()
  }, [store, putQueue, read, settle])
  usePoll(status === 'ready', PACE, async () => {
    await settle()
    await read()
  })

  /** Asks the server about a ticket that is not in the list: it may have been sold a moment ago. */
  const ask = useCallback(
    async (judged: Verdict, use: TicketUse): Promise<Verdict> => {
      try {
        const [own] = await sendUses(formId, [use])
        asks.current.delete(use.code)
        void read()
        return own ? { ...own, isLocal: false } : judged
      } catch (error) {
        // It may have been used by this: asking for it again is the same use, and lets the same person in.
        asks.current.set(use.code, use)
        setUnheard(whyUnheard(error))
        return { ...judged, result: 'unknown' }
      }
    },
    [formId, read],
  )

  /** @param typed what was scanned or typed */
  const check = useCallback(
    async (typed: string) => {
      const code = ticketCodeOf(typed)
      const judged = judge(now.current.list.tickets, now.current.queue, typed)
      asked.current += 1
      const turnOfThis = asked.current
      setChecking(null)
      if (judged.result === 'already' || code === '') return show({ ...judged, code: code || typed })
      const use = asks.current.get(code) ?? { code, at: Date.now(), device }
      if (judged.result === 'entered') {
        show(judged)
        await putQueue([...now.current.queue, use])
        return settle()
      }
      show(null)
      setChecking(code)
      const told = await ask(judged, use)
      if (turnOfThis === asked.current) {
        setChecking(null)
        return show(told)
      }
      // Another code is shown by now: this one is told beside it, by its name.
      setLate((before) => [...before, told].slice(-MAX_LATE))
    },
    [ask, device, putQueue, settle, show],
  )

  return {
    status,
    retry: () => void read(),
    formTitle: list.formTitle,
    counts: doorCounts(list.tickets, queue),
    waiting: queue.length,
    unheard,
    verdict,
    /** The code that the server is asked about; null when none is. */
    checking,
    /** Verdicts that came after another code was asked. */
    late,
    dismissLate: () => setLate([]),
    conflicts,
    dismissConflicts: () => setConflicts([]),
    check: (typed: string) => void check(typed),
  }
}
