import { Icon } from '../../ui/native/icons'
import styles from './Closed.module.css'

/** Why it cannot be changed, in a word and an icon. */
export function Why({ children }: { children: string }) {
  return (
    <p className={styles.why}>
      <Icon>
        <path d="M5.5 10.5h13v9.5h-13zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3" />
      </Icon>
      {children}
    </p>
  )
}
