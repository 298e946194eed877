import styles from './Input.module.css'

/** A star, filled up to what was chosen. */
export const Star = ({ isFilled }: { isFilled: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden
    className={isFilled ? `${styles.shown} ${styles.filled}` : styles.shown}
  >
    <path
      d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
)

/** Mouths from the saddest to the happiest. */
const MOUTHS = ['M8 17q4-4 8 0', 'M8 16.5q4-2 8 0', 'M8 16h8', 'M8 15q4 2 8 0', 'M7.5 14.5q4.5 5 9 0']

/** A face by its step, from 1. */
export const Face = ({ step }: { step: number }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    className={styles.shown}
  >
    <circle cx="12" cy="12" r="9.5" />
    <circle cx="8.8" cy="9.8" r="0.9" fill="currentColor" />
    <circle cx="15.2" cy="9.8" r="0.9" fill="currentColor" />
    <path d={MOUTHS[step - 1]} strokeLinecap="round" />
  </svg>
)
