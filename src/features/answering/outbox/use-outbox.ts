import { useEffect, useSyncExternalStore } from 'react'
import type { Outbox, OutboxState } from '../../../engine/outbox/outbox'
import { onOutbox } from '../../../lib/outbox-signal'
import { WAKE } from '../../../lib/wake'

/** The state of the outbox. While it is shown it sends, and follows changes of other tabs. */
export function useOutbox(outbox: Outbox): OutboxState {
  useEffect(() => {
    void outbox.run()
    const stop = onOutbox(() => void outbox.look())
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === WAKE) void outbox.run(true)
    }
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    worker?.addEventListener('message', onMessage)
    return () => {
      stop()
      worker?.removeEventListener('message', onMessage)
    }
  }, [outbox])
  return useSyncExternalStore(outbox.on, outbox.state)
}
