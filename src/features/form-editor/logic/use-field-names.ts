import { useTranslation } from 'react-i18next'
import { ownChecks } from '../../../domain/form/edit-form-checks'
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
    const checks = rule && rule.part.is !== 'branch' ? ownChecks(rule.part.definition) : []
    if (field === 'opcion') {
      const option = options.find(({ id }) => id === of)
      return t('logic.offer', { option: option?.texto ?? '' })
    }
    if (field === 'validacion') {
      const at = checks.findIndex(({ id }) => id === of)
      const isClosing = checks[at]?.tipo === 'cierre'
      return t(isClosing ? 'rules.closes' : 'rules.checkNumber', { number: at + 1 })
    }
    return t(NAMES[field])
  }
}
