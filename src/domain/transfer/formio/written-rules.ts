/** The rules that stand in a form of Form.io, by the places at which they are told. */
import { isObject } from '../../form/exchange/node'
import { listIn, own, textIn, type Json } from '../json'
import type { WrittenRule } from '../surveyjs/unread-rules'
import { isButton, ROWS, TYPES } from './components'
import { placesOf } from './rule-places'
import { within } from './walk'

const MOST_DEPTH = 30
const CHECKS = ['custom', 'pattern', 'minLength', 'minSelectedCount', 'maxSelectedCount']
const WORKED_OUT = ['calculateValue', 'customDefaultValue']

/** Says nothing. */
const ALWAYS_SHOWN = /^show\s*=\s*true;?$/u

const isWritten = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length > 0 : typeof value === 'string' && value.trim() !== ''

/** Whether something is shown by a condition; a script goes before any other. */
function hasCondition(component: Json): boolean {
  const given = own(component, 'conditional')
  const script = textIn(component, 'customConditional')
  if (script !== '') return !ALWAYS_SHOWN.test(script)
  return (
    isObject(given) &&
    (textIn(given, 'when') !== '' || listIn(given, 'conditions').length > 0 || isObject(own(given, 'json')))
  )
}

function rulesOf(component: Json, path: string): WrittenRule[] {
  const words = textIn(component, 'label') || textIn(component, 'title') || textIn(component, 'key')
  const rule = (at: string, about: string): WrittenRule => ({ path: at, about, words })
  const validate = own(component, 'validate')
  const shown = textIn(placesOf(component, path), 'visibleIf')
  // How many rows there are is no check of an answer.
  const checks = ROWS.has(textIn(component, 'type')) ? CHECKS.filter((key) => key !== 'minLength') : CHECKS
  return [
    ...(hasCondition(component) ? [rule(shown, shown.slice(path.length + 1))] : []),
    ...WORKED_OUT.flatMap((key) => (isWritten(own(component, key)) ? [rule(`${path}.${key}`, key)] : [])),
    ...(isObject(validate) && isObject(own(validate, 'json')) ? [rule(`${path}.validate.json`, 'json')] : []),
    ...checks.flatMap((key) => {
      const given = isObject(validate) ? own(validate, key) : undefined
      const isThere = isWritten(given) || (typeof given === 'number' && given > 0)
      return isThere ? [rule(`${path}.validate.${key}`, key)] : []
    }),
  ]
}

/** All rules of some components, but those of buttons, which are told with them. */
export function rulesWritten(components: readonly [Json, string][], depth = 0): WrittenRule[] {
  if (depth > MOST_DEPTH) return []
  return components.flatMap(([one, path]) => {
    const type = textIn(one, 'type')
    if (isButton(type)) return []
    // What an address, or any other question, is put together of is no part of its own here.
    const inner = Object.hasOwn(TYPES, type) ? [] : within(one, path)
    return [...rulesOf(one, path), ...rulesWritten(inner, depth + 1)]
  })
}
