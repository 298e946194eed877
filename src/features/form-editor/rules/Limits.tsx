import { useTranslation } from 'react-i18next'
import type { Type } from '../../../domain/logic/scope'
import type { Bounded } from '../../../domain/form/kinds'
import { LimitField } from './LimitField'
import styles from './rules.module.css'

type Bound = 'minimo' | 'maximo'

interface LimitsProps {
  /** Id of the question or section. */
  id: string
  /** What is bounded. */
  of: Bounded | 'rows'
  type: Type
  rules: Record<Bound, string>
  /** Gives what stores the formula of a field. */
  set: (field: Bound) => (formula: string) => void
}

/** The least and the most that are taken. */
export function Limits({ id, of, type, rules, set }: LimitsProps) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.limits}>
      {(['minimo', 'maximo'] as const).map((field) => (
        <LimitField
          key={field}
          id={id}
          field={field}
          type={type}
          label={t(`rules.${field}.${of}`)}
          formula={rules[field]}
          onChange={set(field)}
        />
      ))}
    </div>
  )
}
