import { isVacant, rowsOf } from '../../../src/domain/answer/rows'
import type { Section } from '../../../src/domain/form/section'
import { localized } from '../../../src/domain/language'
import { fill } from '../platform/fill'
import { isLong, text, together, type Setting } from './content'
import type { Content } from './pdfmake'
import { questionsOf } from './questions'

function conditionsOf({ conditions, ...section }: Section, setting: Setting): Content[] {
  const { labels, language } = setting.wording
  const asked = localized(section, 'conditionalQuestion', language)
  const checked = conditions.filter((condition) => condition.checked)
  return [
    ...(asked === '' ? [] : [text(asked, 'lead', setting)]),
    ...(checked.length === 0 ? [text(labels.noCondition, 'none', setting)] : []),
    ...checked.flatMap((condition) =>
      together(
        text(localized(condition, 'condition', language), 'branch', setting),
        questionsOf(condition.questions, setting),
      ),
    ),
  ]
}

function rowsBelow(section: Section, setting: Setting): Content[] {
  return rowsOf(section).flatMap((questions, index) => {
    const name = fill(setting.wording.labels.row, { number: index + 1 })
    return together(text(name, 'branch', setting), questionsOf(questions, setting))
  })
}

function sectionBody(section: Section, setting: Setting): Content[] {
  if (section.conditionalSection) return conditionsOf(section, setting)
  if (isVacant(section)) return [text(setting.wording.labels.noRows, 'none', setting)]
  const hasRows = section.repetible && section.seccionesRepetibles.length > 0
  return hasRows ? rowsBelow(section, setting) : questionsOf(section.preguntas, setting)
}

/** A section with its heading: questions, checked conditions, or rows. */
export function sectionOf(section: Section, setting: Setting): Content[] {
  const { language } = setting.wording
  const [title, description] = [
    localized(section, 'titulo', language),
    localized(section, 'descripcion', language),
  ]
  const heading = text(title, 'section', setting)
  const body = sectionBody(section, setting)
  if (description === '') return together(heading, body)
  const lead = text(description, 'lead', setting)
  return isLong(title, description) ? [heading, lead, ...body] : [...together(heading, [lead]), ...body]
}
