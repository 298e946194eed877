import { useTranslation } from 'react-i18next'
import type { RuleField } from '../../../domain/form-logic/rules'
import type { RuledPart } from './ruled-parts'

const NAMES = {
  mostrarSi: 'rules.show',
  obligatoriaSi: 'rules.required',
  calculo: 'rules.calculation',
  valorInicial: 'rules.initial',
  filtroOpciones: 'rules.filter',
  minimo: 'logic.least',
  maximo: 'logic.most',
  filas: 'logic.rows',
} as const

/** What a rule of a part is called. */
export function useFieldNames(): (part: RuledPart, field: RuleField, of: string) => string {
  const { t } = useTranslation('editor')
  return ({ rules }, field, of) => {
    const [rule] = rules
    const options = rule?.part.is === 'question' ? rule.part.definition.opciones : []
    const checks = rule && rule.part.is !== 'branch' ? rule.part.definition.validaciones : []
    if (field === 'opcion') {
      const option = options.find(({ id }) => id === of)
      return t('logic.offer', { option: option?.texto ?? '' })
    }
    if (field === 'validacion') {
      const number = checks.findIndex(({ id }) => id === of) + 1
      return t('rules.checkNumber', { number })
    }
    return t(NAMES[field])
  }
}
