import AddIcon from '@mui/icons-material/Add'
import { useId, type ReactNode } from 'react'
import { HinderedButton } from '../../../ui/staff/HinderedButton'
import { useEditor } from '../store/context'
import { adderId, focusWithinLater, ruleId } from '../store/element-ids'
import styles from './rules.module.css'

interface FormRulesProps {
  /** Where such rules are stored. */
  field: string
  heading: string
  lead: string
  addLabel: string
  /** Why none can be added now; null when one can. */
  hindrance: string | null
  onAdd: (id: string) => void
  children: ReactNode
}

/** Rules of the form as a whole, and the button that adds one and leads to it. */
export function FormRules({ field, heading, lead, addLabel, hindrance, onAdd, children }: FormRulesProps) {
  const { newId, readOnly } = useEditor()
  const headingId = useId()
  const add = (): void => {
    const id = newId()
    onAdd(id)
    focusWithinLater(ruleId('', field, id))
  }
  return (
    <section className={styles.ofForm} aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      <p className={styles.lead}>{lead}</p>
      {children}
      <div>
        {readOnly ? null : (
          <HinderedButton
            id={adderId(field)}
            startIcon={<AddIcon aria-hidden />}
            hindrance={hindrance}
            onClick={add}
          >
            {addLabel}
          </HinderedButton>
        )}
      </div>
    </section>
  )
}
