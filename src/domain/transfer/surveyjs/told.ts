/** What of a survey is told as a whole. */
import { isOn, objectsIn, textIn, type Json } from '../json'
import type { Report } from '../report'
import { Untranslatable } from '../untranslatable'
import type { Element, SurveySection } from './elements'
import { translatedSurvey, type SurveyContext } from './translate'

/** Rules of a question that no question here has. */
export const UNSAID: readonly string[] = [
  ...['enableIf', 'choicesFromQuestion', 'rowsVisibleIf', 'columnsVisibleIf'],
  ...['resetValueIf', 'setValueIf', 'minValueExpression', 'maxValueExpression'],
]

/** Values that are worked out stand in the rules that use them, and are no answers. */
export function tellValues(
  survey: Json,
  context: SurveyContext,
  report: Report,
  reading: (path: string) => void,
): void {
  for (const [at, value] of objectsIn(survey, 'calculatedValues').entries()) {
    const told = { words: textIn(value, 'name') }
    const path = `calculatedValues[${at}]`
    if (isOn(value, 'includeIntoResult'))
      report.leftOut(
        'setting',
        { path: `${path}.includeIntoResult` },
        { ...told, about: 'includeIntoResult' },
      )
    reading(`${path}.expression`)
    try {
      translatedSurvey(`{${textIn(value, 'name')}}`, context)
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error
      report.leftOut(error.code, { path: `${path}.expression` }, { ...told, about: error.about })
    }
  }
}

/** Rows are all asked here, once there are any. */
export function tellOfRows(plans: readonly SurveySection[], report: Report): void {
  for (const { json, path, isRepeat } of plans)
    for (const about of isRepeat ? ['rowsVisibleIf', 'templateVisibleIf'] : [])
      if (textIn(json, about) !== '')
        report.leftOut('setting', { path: `${path}.${about}` }, { words: textIn(json, 'name'), about })
}

const KEEPS = new Set(['', 'none', 'onComplete'])

/** Unless a survey says otherwise, what was answered and then hidden goes on counting in its rules. */
export function tellForgotten(survey: Json, plans: readonly SurveySection[], report: Report): void {
  if (!KEEPS.has(textIn(survey, 'clearInvisibleValues'))) return
  const written = JSON.stringify(survey)
  const isHidden = ({ around, json }: Element, plan: SurveySection): boolean =>
    plan.around.length + around.length > 0 || textIn(json, 'visibleIf') !== ''
  for (const plan of plans)
    for (const element of plan.elements)
      if (element.name !== '' && isHidden(element, plan) && written.includes(`{${element.name}}`))
        report.changed('hiddenForgotten', { path: element.path }, { words: element.name })
}
