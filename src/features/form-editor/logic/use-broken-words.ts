import { useTranslation } from 'react-i18next'
import type { Broken } from '../../../domain/form-logic/cases'
import { namedParts } from '../../../domain/form-logic/problems'
import type { Section } from '../../../domain/form/section'
import { partName } from '../../../lib/part-names'

/** What a case says and that is otherwise now, in words. */
export function useBrokenWords(): (broken: Broken, secciones: readonly Section[]) => string {
  const { t } = useTranslation('editor')
  return ({ what, part: id, row, expected, found }, secciones) => {
    const part = namedParts(secciones).get(id)
    if (!part || found === null) return t('cases.gone')
    const name = partName(part, (number) => t('rules.unnamed', { number }))
    const named = row > 0 ? t('why.row', { part: name, number: row + 1 }) : name
    if (what === 'value') return t('cases.value', { part: named, expected, found })
    const says = {
      shown: ['cases.hidden', 'cases.shown'],
      required: ['cases.optional', 'cases.required'],
      refused: ['cases.taken', 'cases.refused'],
    } as const
    return t(says[what][found === 'yes' ? 1 : 0], { part: named })
  }
}
