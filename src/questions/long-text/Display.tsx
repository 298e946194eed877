import type { DisplayProps } from '../display-props'
import styles from './Display.module.css'

/** A text with its lines as they were typed. */
export const LongTextDisplay = ({ response }: DisplayProps) => (
  <p dir="auto" className={styles.text}>
    {response.respuesta.trim()}
  </p>
)
