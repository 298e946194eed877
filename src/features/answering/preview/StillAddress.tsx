import { useContext, useMemo, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

/**
 * Steps of a long form change the frame's address without a step in the browser's history: the back button leaves the
 * editor instead of going back through the preview.
 */
export function StillAddress({ children }: { children: ReactNode }) {
  const around = useContext(NavigationContext)
  const still = useMemo(() => {
    const { navigator } = around
    return {
      ...around,
      navigator: {
        createHref: navigator.createHref,
        ...(navigator.encodeLocation && { encodeLocation: navigator.encodeLocation }),
        go: navigator.go,
        push: navigator.replace,
        replace: navigator.replace,
      },
    }
  }, [around])
  return <NavigationContext value={still}>{children}</NavigationContext>
}
