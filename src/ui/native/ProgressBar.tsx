import styles from './ProgressBar.module.css'

/** How far something is; `value` from 0 to 1. Decorative when the words beside it say the same. */
export function ProgressBar({ value, label }: { value: number; label?: string }) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  const role = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': percent,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : { 'aria-hidden': true }
  return (
    <div className={styles.track} {...role}>
      <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
