import styles from './Letterhead.module.css'

/** Whose paper it is: the municipality and the area. It stands above what is printed, and not on a screen. */
export const Letterhead = ({ names }: { names: readonly string[] }) => (
  <p className={styles.letterhead}>{names.filter(Boolean).join(' · ')}</p>
)
