import { useTranslation } from 'react-i18next'
import type { FormulaProblem } from '../../../domain/logic/expression'
import { VALUE_TYPES } from '../../../domain/logic/value'

/** What is wrong with a formula, in words. */
export function useProblemWords(): (problem: FormulaProblem) => string {
  const { t } = useTranslation('editor')
  const typeName = (name: string): string => {
    const type = VALUE_TYPES.find((one) => one === name)
    return type ? t(`rules.type.${type}`) : t('rules.type.other')
  }
  return ({ fault, about, expected = '' }) =>
    fault === 'wrongType'
      ? t('rules.fault.wrongType', { found: typeName(about), expected: typeName(expected) })
      : t(`rules.fault.${fault}`, { about })
}
