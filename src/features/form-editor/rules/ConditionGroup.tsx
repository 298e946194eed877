import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Join } from '../../../domain/form-logic/sentence'
import { useEditor } from '../store/context'
import styles from './rules.module.css'

interface ConditionGroupProps {
  number: number
  /** How its conditions are joined. */
  join: Join
  onAdd: () => void
  /** Its conditions. */
  children: readonly ReactNode[]
}

/** Conditions of a sentence that stand together: any of them, or all, has to hold (LOGIC-05). */
export function ConditionGroup({ number, join, onAdd, children }: ConditionGroupProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading} className={styles.group}>
      <p id={heading} className={styles.groupName}>
        {t(join === 'and' ? 'rules.groupAll' : 'rules.groupAny', { number })}
      </p>
      <ol className={styles.conditions}>
        {children.map((condition, at) => (
          <li key={at} className={styles.condition}>
            {condition}
          </li>
        ))}
      </ol>
      {readOnly ? null : (
        <Button size="small" startIcon={<AddIcon aria-hidden />} onClick={onAdd}>
          {t('rules.addToGroup', { number })}
        </Button>
      )}
    </div>
  )
}
