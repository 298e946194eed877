import { useEffect, useState } from 'react'

/** How often it is looked while there is no network; only on a page that is seen. */
const LOOK_MS = 5_000
const PATIENCE_MS = 4_000

/** Whether this page's own server answers; what it says is no matter. */
const reaches = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  )

/**
 * Whether the network came back since it was missed. The browser's word is not enough: a line that gave no answer was
 * never "offline" to it, and a page that was opened without network is not always told.
 */
export function useIsBack(): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const reached = await reaches()
      if (isCurrent) setBack(reached)
    }
    const onLook = () => void look()
    const onOffline = () => setBack(false)
    window.addEventListener('online', onLook)
    window.addEventListener('offline', onOffline)
    document.addEventListener('visibilitychange', onLook)
    const timer = isBack ? undefined : setInterval(onLook, LOOK_MS)
    return () => {
      isCurrent = false
      window.removeEventListener('online', onLook)
      window.removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onLook)
      clearInterval(timer)
    }
  }, [isBack])
  return isBack
}
