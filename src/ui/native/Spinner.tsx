import styles from './Spinner.module.css'

/** A turning ring; the words beside it say what is going on. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <span
      className={styles.spinner}
      style={{ width: size, height: size }}
      aria-busy="true"
      aria-hidden="true"
    />
  )
}
