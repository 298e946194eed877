import { useTranslation } from 'react-i18next'
import type { Form } from '../../../domain/form/form'
import type { Choices, MergeConflict, Side } from '../../../domain/form/merge'
import type { Spot } from '../../../domain/form/spot'
import { spotText } from '../../../lib/spot-text'
import { conflictText, sideText } from './conflict-words'
import styles from './ConflictList.module.css'

interface ConflictListProps {
  conflicts: readonly MergeConflict[]
  choices: Choices
  /** The two forms. */
  forms: Record<Side, Pick<Form, 'secciones'>>
  /** The other person, '' when it is not known who. */
  username: string
  onChoose: (key: string, side: Side) => void
}

const SIDES: readonly Side[] = ['mine', 'theirs']

/** Everything that both changed, each with the two versions, of which one is always chosen (EDIT-24). */
export function ConflictList({ conflicts, choices, forms, username, onChoose }: ConflictListProps) {
  const { t } = useTranslation('editor')
  const { t: said } = useTranslation('staff')
  const where = (spot: Spot) => spotText(said, spot)
  return (
    <div className={styles.list}>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.key} className={styles.item}>
          <legend className={styles.legend}>{conflictText(t, where, conflict)}</legend>
          {SIDES.map((side) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={conflict.key}
                checked={(choices.get(conflict.key) ?? conflict.usual) === side}
                onChange={() => onChoose(conflict.key, side)}
              />
              <span>
                {sideText(t, where, conflict, { side, username, secciones: forms[side].secciones })}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
