import { isObject } from '../../form/exchange/node'
import { listIn, own, textIn, type Json } from '../json'

/** Where the rules of a component stand, by what an element of a survey calls them. */
export function placesOf(component: Json, path: string): Json {
  const given = own(component, 'conditional')
  const conditional =
    isObject(given) && (textIn(given, 'when') !== '' || listIn(given, 'conditions').length > 0)
      ? 'conditional'
      : isObject(given) && isObject(own(given, 'json'))
        ? 'conditional.json'
        : 'logic'
  return {
    visibleIf: `${path}.${textIn(component, 'customConditional') === '' ? conditional : 'customConditional'}`,
    requiredIf: `${path}.logic`,
    $calculate: `${path}.calculateValue`,
    defaultValueExpression: `${path}.customDefaultValue`,
  }
}
