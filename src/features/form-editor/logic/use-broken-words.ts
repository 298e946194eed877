import { useTranslation } from 'react-i18next'
import { WHOLE_FORM } from '../../../domain/form/case'
import type { Section } from '../../../domain/form/section'
import type { State } from '../../../domain/form/state'
import { stateRef } from '../../../domain/form/state-ref'
import type { Broken } from '../../../domain/form-logic/cases'
import type { FormPart } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import { LANGUAGE_TAG } from '../../../domain/language'
import { joinedWords } from '../../../domain/text/joined-words'
import { useLanguage } from '../../../lib/i18n'
import { partName } from '../../../lib/part-names'

/** What a case says and that is otherwise now, in words. */
export function useBrokenWords(): (
  broken: Broken,
  secciones: readonly Section[],
  states: readonly State[],
) => string {
  const { t } = useTranslation('editor')
  const language = useLanguage()

  function ofForm({ what, expected, found }: Broken, states: readonly State[]): string {
    const nameOf = (reference: string): string =>
      states.find((state) => stateRef(state) === reference)?.nombre ?? t('cases.usualState')
    if (what === 'state') return t('cases.state', { expected: nameOf(expected), found: nameOf(found ?? '') })
    if (what === 'closed') return t(found === 'yes' ? 'cases.closed' : 'cases.open')
    return t(found === 'yes' ? 'cases.formRefused' : 'cases.formTaken')
  }

  function offered(part: FormPart, ids: string): string {
    const options = part.is === 'question' ? part.definition.opciones : []
    const named = ids.split(' ').flatMap((id) => options.find((option) => option.id === id)?.texto ?? [])
    return named.length === 0 ? t('cases.noOption') : joinedWords(named, LANGUAGE_TAG[language])
  }

  function ofPart({ what, row, expected, found }: Broken, part: FormPart): string {
    const name = partName(part, (number) => t('rules.unnamed', { number }))
    const named = row > 0 ? t('why.row', { part: name, number: row + 1 }) : name
    if (what === 'value') return t('cases.value', { part: named, expected, found })
    if (what === 'rows') return t('cases.rows', { part: named, expected, found })
    if (what === 'offered')
      return t('cases.offered', {
        part: named,
        expected: offered(part, expected),
        found: offered(part, found ?? ''),
      })
    const isNow = found === 'yes'
    if (what === 'required') return t(isNow ? 'cases.required' : 'cases.optional', { part: named })
    if (what === 'shown') return t(isNow ? 'cases.shown' : 'cases.hidden', { part: named })
    if (part.is === 'section')
      return t(isNow ? 'cases.sectionRefused' : 'cases.sectionTaken', { part: named })
    return t(isNow ? 'cases.refused' : 'cases.taken', { part: named })
  }

  return (broken, secciones, states) => {
    if (broken.found === null) return t('cases.gone')
    if (broken.part === WHOLE_FORM) return ofForm(broken, states)
    const part = namedParts(secciones).get(broken.part)
    return part ? ofPart(broken, part) : t('cases.gone')
  }
}
