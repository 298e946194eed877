/** Reads the `logic` of a component of Form.io: what shows or hides it, and what makes it required. All else is told. */
import { isObject } from '../../form/exchange/node'
import { objectsIn, own, textIn, type Json } from '../json'
import type { Report } from '../report'
import { readConditional } from './conditional'
import { readJsonLogic } from './json-logic'
import { readScript } from './script'
import { condition, type Answers } from './survey-text'

/** Conditions, as expressions of SurveyJS. */
export interface Ruled {
  visibleIf: string
  requiredIf: string
}

/** When it does something; null for what an expression cannot say. */
function triggerOf(logic: Json, answers: Answers): string | null {
  const trigger = own(logic, 'trigger')
  if (!isObject(trigger)) return null
  const type = textIn(trigger, 'type')
  const given = own(trigger, type)
  if (type === 'javascript') return readScript(textIn(trigger, type), answers, 'result')
  if (type === 'json') return isObject(given) ? readJsonLogic(given, answers) : null
  return type === 'simple' && isObject(given) ? readConditional(given, answers) || null : null
}

const FIELDS: Readonly<Record<string, keyof Ruled>> = {
  ...{ hidden: 'visibleIf', 'validate.required': 'requiredIf' },
}

/** What becomes of when a component is shown and required. */
export function readLogic(
  component: Json,
  { path, words, hasCondition }: { path: string; words: string; hasCondition: boolean },
  answers: Answers,
  report: Report,
): (before: Ruled) => Ruled {
  function withAction(ruled: Ruled, action: Json, at: string, when: string): Ruled {
    const property = own(action, 'property')
    const name = isObject(property) ? textIn(property, 'value') : ''
    const isProperty = textIn(action, 'type') === 'property'
    const field = isProperty && Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
    // What has a condition of its own is shown by that alone there.
    if (field === undefined || (field === 'visibleIf' && hasCondition)) {
      report.leftOut('setting', { path: at }, { words, about: name || textIn(action, 'type') })
      return ruled
    }
    const isOn = String(own(action, 'state')) === 'true'
    return { ...ruled, [field]: condition(when, String(isOn === (field === 'requiredIf')), ruled[field]) }
  }

  return (before) =>
    objectsIn(component, 'logic').reduce((ruled, logic, index) => {
      const at = `${path}.logic[${index}]`
      const when = triggerOf(logic, answers)
      if (when === null) {
        report.leftOut('script', { path: at }, { words, about: 'logic' })
        return ruled
      }
      return objectsIn(logic, 'actions').reduce(
        (now, action, place) => withAction(now, action, `${at}.actions[${place}]`, when),
        ruled,
      )
    }, before)
}
