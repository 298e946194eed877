import styles from './ProgressRing.module.css'

const RADIUS = 18
const ROUND = 2 * Math.PI * RADIUS

/** How far something is, as a ring; without a value it turns. The words beside it say the same. */
export function ProgressRing({ value, label }: { value: number | null; label: string }) {
  const part = value === null ? 0.25 : Math.min(Math.max(value, 0), 1)
  return (
    <svg
      className={value === null ? `${styles.ring} ${styles.turning}` : styles.ring}
      viewBox="0 0 44 44"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(part * 100)}
    >
      <circle className={styles.track} cx="22" cy="22" r={RADIUS} />
      <circle
        className={styles.part}
        cx="22"
        cy="22"
        r={RADIUS}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - part)}
      />
    </svg>
  )
}
