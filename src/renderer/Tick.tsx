import { useSyncExternalStore, type ReactNode } from 'react'
import type { Part } from '../domain/answer/parts'
import unseen from '../ui/unseen.module.css'
import styles from './Tick.module.css'

/** What is asked again at each part of a response, as keys of the texts of corrections. */
export const TICK_WORDS = {
  answer: 'tick.words',
  imagen: 'tick.image',
  documento: 'tick.document',
  video: 'tick.video',
} as const satisfies Record<Part, string>

interface TickProps {
  id: string
  /** What it is about, for screen readers. */
  label: ReactNode
  words: string
  on: (listener: () => void) => () => void
  isOn: () => boolean
  onTick: (isOn: boolean) => void
}

/** «To check by citizen», for one item (CORR-04). It is drawn again only when it changes. */
export function Tick({ id, label, words, on, isOn, onTick }: TickProps) {
  const checked = useSyncExternalStore(on, isOn)
  return (
    <label className={styles.tick} data-on={checked || undefined}>
      <input
        type="checkbox"
        id={id}
        aria-labelledby={`${id}-name`}
        checked={checked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span>{words}</span>
      <span id={`${id}-name`} className={unseen.unseen}>
        {label}
      </span>
    </label>
  )
}
