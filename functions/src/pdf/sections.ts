import type { SectionView } from '../../../src/domain/answer/view'
import { isHiddenByRule, isAwaitingOther } from '../../../src/domain/form/outcome'
import { localized } from '../../../src/domain/language'
import { fill } from '../platform/fill'
import { isLong, text, together, type Setting } from './content'
import type { Content } from './pdfmake'
import { contentOf } from './questions'

function branchesOf({ section, groups }: SectionView, setting: Setting): Content[] {
  const { labels, language } = setting.wording
  const asked = localized(section, 'conditionalQuestion', language)
  const checked = groups.filter(({ isAsked }) => isAsked)
  return [
    ...(asked === '' ? [] : [text(asked, 'lead', setting)]),
    ...(checked.length === 0 ? [text(labels.noCondition, 'none', setting)] : []),
    ...checked.flatMap(({ branch, questions }) =>
      together(
        text(localized(branch ?? {}, 'condition', language), 'branch', setting),
        contentOf(questions, setting),
      ),
    ),
  ]
}

const rowsBelow = ({ groups }: SectionView, setting: Setting): Content[] =>
  groups.flatMap(({ row, questions }) => {
    const name = fill(setting.wording.labels.row, { number: row + 1 })
    return together(text(name, 'branch', setting), contentOf(questions, setting))
  })

function sectionBody(view: SectionView, setting: Setting): Content[] {
  const { labels, language } = setting.wording
  if (isAwaitingOther(view.section)) {
    const who = localized(view.section, 'otraPersona', language)
    return [text(fill(labels.notGiven, { who }), 'none', setting)]
  }
  if (view.section.conditionalSection) return branchesOf(view, setting)
  const [only, second] = view.groups
  if (!only) return [text(labels.noRows, 'none', setting)]
  return second ? rowsBelow(view, setting) : contentOf(only.questions, setting)
}

/** A section with its heading: questions, checked conditions, or rows; nothing of one that a rule left out (LOGIC-10). */
export function sectionOf(view: SectionView, setting: Setting): Content[] {
  const { section } = view
  if (isHiddenByRule(section)) return []
  const { language } = setting.wording
  const [title, description] = [
    localized(section, 'titulo', language),
    localized(section, 'descripcion', language),
  ]
  const heading = text(title, 'section', setting)
  const body = sectionBody(view, setting)
  if (description === '') return together(heading, body)
  const lead = text(description, 'lead', setting)
  return isLong(title, description) ? [heading, lead, ...body] : [...together(heading, [lead]), ...body]
}
