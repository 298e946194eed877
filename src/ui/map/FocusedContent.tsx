import { useEffect, useRef, type ReactNode } from 'react'

/** Moves the focus to the first focusable element of what was just opened. */
export function FocusedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(
    () => content.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }),
    [],
  )
  return <div ref={content}>{children}</div>
}
