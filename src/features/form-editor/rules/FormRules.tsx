import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useEditor } from '../store/context'
import { adderId, focusWithinLater, ruleId } from '../store/element-ids'
import styles from './rules.module.css'

interface FormRulesProps {
  /** Where such rules are stored. */
  field: string
  heading: string
  lead: string
  addLabel: string
  mayAdd: boolean
  onAdd: (id: string) => void
  children: ReactNode
}

/** Rules of the form as a whole, and the button that adds one and leads to it. */
export function FormRules({ field, heading, lead, addLabel, mayAdd, onAdd, children }: FormRulesProps) {
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
        <Button
          id={adderId(field)}
          startIcon={<AddIcon aria-hidden />}
          disabled={readOnly || !mayAdd}
          onClick={add}
        >
          {addLabel}
        </Button>
      </div>
    </section>
  )
}
