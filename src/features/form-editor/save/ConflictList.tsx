import { useTranslation } from 'react-i18next'
import type { Choices, MergeConflict, Side } from '../../../domain/form/merge'
import { conflictText, sideText } from './conflict-words'
import styles from './ConflictList.module.css'

interface ConflictListProps {
  conflicts: readonly MergeConflict[]
  choices: Choices
  /** The other person, '' when it is not known who. */
  username: string
  onChoose: (key: string, side: Side) => void
}

const SIDES: readonly Side[] = ['mine', 'theirs']

/** Everything that both changed, each with its two ways; one is always chosen (EDIT-24). */
export function ConflictList({ conflicts, choices, username, onChoose }: ConflictListProps) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.list}>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.key} className={styles.item}>
          <legend className={styles.legend}>{conflictText(t, conflict)}</legend>
          {SIDES.map((side) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={conflict.key}
                checked={(choices.get(conflict.key) ?? conflict.usual) === side}
                onChange={() => onChoose(conflict.key, side)}
              />
              <span>{sideText(t, conflict, side, username)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
