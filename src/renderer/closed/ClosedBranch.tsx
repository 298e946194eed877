import { CheckIcon } from '../../ui/native/icons'
import styles from './Closed.module.css'
import { Why } from './Why'
import { useClosedWords } from './words'

/** A checked condition that cannot be unchecked (ANS-08). */
export function ClosedBranch({ words, lang }: { words: string; lang?: string | undefined }) {
  const { why } = useClosedWords()
  return (
    <div className={styles.closed}>
      <p className={styles.condition}>
        <CheckIcon />
        <span lang={lang}>{words}</span>
      </p>
      <Why>{why('locked')}</Why>
    </div>
  )
}

/** Shown instead of the conditions when none is checked and none may be. */
export function NoBranch() {
  return <p>{useClosedWords().noCondition}</p>
}
