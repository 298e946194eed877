import { useEffect, useRef, type ReactNode } from 'react'
import type { FormField } from '../../../domain/publication/validate-form'
import { useEditorState } from '../store/context'
import styles from './Target.module.css'

const FOCUSABLE = 'input, textarea, select, button, [tabindex="0"]'

/**
 * A field that may keep the form from being saved or published: it is then scrolled into view, focused and highlighted
 * (EDIT-18, EDIT-25).
 */
export function Target({ name, children }: { name: FormField; children: ReactNode }) {
  const lit = useEditorState(({ highlight }) => (highlight?.target === name ? highlight : null))
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lit === null) return
    ref.current?.scrollIntoView({ block: 'center' })
    ref.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
  }, [lit])
  return (
    <div ref={ref} className={lit ? styles.lit : styles.target} data-lit={lit ? true : undefined}>
      {children}
    </div>
  )
}
