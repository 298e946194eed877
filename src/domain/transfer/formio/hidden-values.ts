/** Components of Form.io that nobody sees: what the page around a form puts in them comes with the form's link here. */
import { isObject } from '../../form/exchange/node'
import { objectsIn, own, textIn, type Json } from '../json'
import type { Report } from '../report'
import type { HiddenValue } from '../surveyjs/outside'
import { isNumberType, ROWS } from './components'
import { componentsByKey, keysOf, within } from './walk'

const ONE_TEXT =
  /^(?:hidden|textfield|textarea|number|currency|checkbox|select|radio|email|phoneNumber|url|day|datetime|time)$/u

const isWritten = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length > 0 : value !== undefined && value !== null && value !== ''

/** Whether the form itself says what stands in it. */
const isSetByForm = (component: Json): boolean =>
  ['calculateValue', 'customDefaultValue'].some((key) => isWritten(own(component, key))) ||
  objectsIn(component, 'logic').some((logic) =>
    objectsIn(logic, 'actions').some((action) => textIn(action, 'type') !== 'property'),
  )

function kindOf(component: Json): HiddenValue['is'] {
  if (textIn(component, 'type') === 'checkbox') return 'yesNo'
  return isNumberType(component) ? 'number' : 'text'
}

export class HiddenValues {
  private readonly found = new Map<string, HiddenValue>()
  private readonly inRows: ReadonlySet<string>

  constructor(
    private readonly report: Report,
    components: readonly [Json, string][],
  ) {
    const rows = componentsByKey((one) => ROWS.has(textIn(one, 'type')), components)
    this.inRows = new Set([...rows.values()].flatMap((one) => keysOf(() => true, within(one, ''))))
  }

  /** What rules may ask of a link, by the names of components. */
  get values(): ReadonlyMap<string, HiddenValue> {
    return this.found
  }

  /** Tells one that is left out; one that a rule may still ask for is told when rules have been read. */
  tell(component: Json, path: string, words: string): void {
    const key = textIn(component, 'key')
    const isOutside =
      ONE_TEXT.test(textIn(component, 'type')) &&
      !isSetByForm(component) &&
      !this.inRows.has(key) &&
      !this.found.has(key)
    if (!isOutside) return this.report.leftOut('hidden', { path }, { words })
    const value = own(component, 'defaultValue')
    const otherwise = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    this.found.set(key, { path, words, is: kindOf(component), otherwise })
  }
}
