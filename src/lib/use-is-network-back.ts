import { useEffect, useState } from 'react'
import { reachesSite } from './reaches-site'

/** How often the server is tried while there is no network and the page is visible. */
const LOOK_MS = 5_000
/**
 * Whether the network came back since a request failed. The browser's events are not enough: it does not notice a line
 * without responses, and may not tell a page that was opened without network.
 */
export function useIsNetworkBack(): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    let isCurrent = true
    let isLooking = false
    const look = async () => {
      if (isLooking || document.visibilityState === 'hidden') return
      isLooking = true
      const reached = await reachesSite()
      isLooking = false
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
