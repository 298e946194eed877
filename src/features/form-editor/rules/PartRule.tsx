import { useTranslation } from 'react-i18next'
import { RuleField } from './RuleField'

/** What a rule is called, and what adds one. */
const WORDS = {
  mostrarSi: ['rules.show', 'rules.addShow'],
  obligatoriaSi: ['rules.required', 'rules.addRequired'],
  calculo: ['rules.calculation', 'rules.addCalculation'],
  filas: ['rules.rows', 'rules.addRows'],
} as const

type RuledField = keyof typeof WORDS

interface PartRuleProps<F extends RuledField> {
  /** Id of the question or section. */
  id: string
  field: F
  rules: Record<F, string>
  /** Gives what stores the formula of a field. */
  set: (field: F) => (formula: string) => void
}

/** A rule of a question or section, by its name. */
export function PartRule<F extends RuledField>({ id, field, rules, set }: PartRuleProps<F>) {
  const { t } = useTranslation('editor')
  const [label, addLabel] = WORDS[field]
  return (
    <RuleField
      part={id}
      field={field}
      label={t(label)}
      addLabel={t(addLabel)}
      formula={rules[field]}
      onChange={set(field)}
    />
  )
}
