import { useEffect, useRef, type ReactNode } from 'react'

/** What has just been opened: the focus goes to the first thing in it that takes it. */
export function FocusedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(
    () => content.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }),
    [],
  )
  return <div ref={content}>{children}</div>
}
