import { CheckIcon } from '../../ui/native/icons'
import styles from './Held.module.css'
import { Why } from './Why'
import { useHeldWords } from './words'

/** A checked condition that cannot be unchecked (ANS-08). */
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

/** Shown instead of the conditions when none is checked and none may be. */
export function NoCondition() {
  return <p>{useHeldWords().noCondition}</p>
}
