import { CheckIcon } from '../../ui/native/icons'
import styles from './Held.module.css'
import { Why } from './Why'
import { useHeldWords } from './words'

/** A condition that is checked and stays so (ANS-08). */
export function HeldCondition({ words }: { words: string }) {
  const { why } = useHeldWords()
  return (
    <div className={styles.held}>
      <p className={styles.condition}>
        <CheckIcon />
        {words}
      </p>
      <Why>{why('locked')}</Why>
    </div>
  )
}

/** Said in the place of conditions of which none is checked and none may be. */
export function NoCondition() {
  return <p>{useHeldWords().noCondition}</p>
}
