/** What becomes of each type of component of Form.io. */
import { isObject } from '../../form/exchange/node'
import { isCalendarDay } from '../../wall-clock'
import { isOn, listIn, objectsIn, own, textIn, type Json } from '../json'

export const TYPES: Readonly<Record<string, Json>> = {
  ...{
    textfield: { type: 'text' },
    password: { type: 'text' },
    address: { type: 'text' },
    tags: { type: 'text' },
  },
  hidden: { type: 'text' },
  resource: { type: 'dropdown', choicesByUrl: {} },
  ...{ textarea: { type: 'comment' }, checkbox: { type: 'boolean' }, radio: { type: 'radiogroup' } },
  ...{ selectboxes: { type: 'checkbox' }, select: { type: 'dropdown' }, signature: { type: 'signaturepad' } },
  ...{ file: { type: 'file' }, content: { type: 'html' }, htmlelement: { type: 'html' } },
  ...{ number: { type: 'text', inputType: 'number' }, currency: { type: 'text', inputType: 'number' } },
  ...{ email: { type: 'text', inputType: 'email' }, phoneNumber: { type: 'text', inputType: 'tel' } },
  ...{ url: { type: 'text', inputType: 'url' }, day: { type: 'text', inputType: 'date' } },
  ...{ time: { type: 'text', inputType: 'time' } },
}
export const AROUND = new Set(['panel', 'fieldset', 'well', 'container', 'columns', 'table', 'tabs'])
export const ROWS = new Set(['datagrid', 'editgrid'])

/** Whether it is a type of Form.io's own, and not one that a town hall made itself. */
export const isKnownType = (type: string): boolean =>
  Object.hasOwn(TYPES, type) || AROUND.has(type) || ROWS.has(type) || type === 'datetime' || type === 'survey'

export const isButton = (type: string): boolean => /^(?:simple)?button/iu.test(type)
export const isSurvey = (component: Json): boolean =>
  /survey/iu.test(textIn(component, 'type')) && objectsIn(component, 'questions').length > 0
/** Several checkboxes, whose answer says of each whether it is ticked. */
export const isSetOfBoxes = (component: Json): boolean =>
  /(?:select|check)boxes/iu.test(textIn(component, 'type'))
export const isNumberType = (component: Json): boolean =>
  /^(?:simple)?(?:number|currency)(?:advanced)?$/iu.test(textIn(component, 'type'))
export const isCheckbox = (component: Json): boolean => textIn(component, 'type') === 'checkbox'
/** Whether its answer is an empty text where nothing was answered. */
export const isTextType = (component: Json): boolean =>
  /^(?:textfield|textarea|email|url|phoneNumber|radio|select|day|datetime|time)$/u.test(
    textIn(component, 'type'),
  ) && !isOn(component, 'multiple')
/** Whether it asks for a day without an hour. */
export const asksForDayAlone = (component: Json): boolean =>
  textIn(component, 'type') === 'datetime' &&
  inputOfDate(component) === 'date' &&
  !isOn(component, 'multiple')
export const asksForDay = (component: Json): boolean =>
  ['datetime', 'day'].includes(textIn(component, 'type'))
/** Whether it is there whatever is answered, once what it stands in is. */
export const isAlwaysThere = (component: Json): boolean =>
  !ROWS.has(textIn(component, 'type')) &&
  ['customConditional', 'conditional', 'logic', 'hidden'].every((key) => isNothing(own(component, key)))

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (isObject(value)) return Object.values(value).every(isNothing)
  return value === undefined || value === null || value === '' || value === false
}

/** What a type that a town hall made itself has in its name: `simplenumber`, `navDatepicker`, `fecha_es`. */
const NAMED: readonly [RegExp, Json][] = [
  [/textarea/iu, { type: 'comment' }],
  [/phone/iu, { type: 'text', inputType: 'tel' }],
  [/email/iu, { type: 'text', inputType: 'email' }],
  [/datetime/iu, { type: 'text', inputType: 'datetime-local' }],
  [/month/iu, { type: 'text', inputType: 'month' }],
  [/date|fecha|^simpleday/iu, { type: 'text', inputType: 'date' }],
  [/^simpletime/iu, { type: 'text', inputType: 'time' }],
  [/checkbox/iu, { type: 'boolean' }],
  [/file|upload|attachment/iu, { type: 'file' }],
  [/signature/iu, { type: 'signaturepad' }],
]
/** What asks for nothing that a person could write. */
const UNASKED = /^(?:datasource|dataFetcher|recaptcha|captcha|form|reviewpage|tagpad|sketchpad|unknown)$/iu

/** Components that a town hall made itself are called as it likes: what they have says what they are. */
export function guessed(component: Json): Json | null {
  const type = textIn(component, 'type')
  if (UNASKED.test(type)) return null
  if (isSetOfBoxes(component)) return { type: 'checkbox' }
  if (listIn(component, 'values').length > 0) return { type: 'radiogroup' }
  const data = own(component, 'data')
  if (isObject(data) && listIn(data, 'values').some((one) => isObject(one) && textIn(one, 'value') !== ''))
    return { type: 'dropdown' }
  if (isNumberType(component)) return { type: 'text', inputType: 'number' }
  const named = NAMED.find(([pattern]) => pattern.test(type))
  if (named) return named[1]
  if (textIn(component, 'content') !== '' || textIn(component, 'html') !== '') return { type: 'html' }
  return own(component, 'input') === true ? { type: 'text' } : null
}

/** Whether a day, a time of day or both are asked for. */
export function inputOfDate(component: Json): string {
  if (own(component, 'enableTime') === false) return 'date'
  return own(component, 'enableDate') === false ? 'time' : 'datetime-local'
}

/**
 * A day or a moment that a condition compares an answer with, as ours are written: what its calendar and its clock show
 * in the zone that stands behind it. Null for one that does not exist, and for one in UTC, which shows something else
 * where the form is answered; only its midnight is meant as a day.
 */
export function writtenDay(component: Json, written: string): string | null {
  const found =
    textIn(component, 'type') === 'day' ? dayInParts(component, written) : shownIn(component, written)
  return found !== null && isCalendarDay(found.slice(0, LENGTH_OF_DAY)) ? found : null
}

function dayInParts(component: Json, written: string): string | null {
  const [, one = '', other = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/u.exec(written) ?? []
  const [day, month] = isOn(component, 'dayFirst') ? [one, other] : [other, one]
  return year === '' ? null : `${year}-${month}-${day}`
}

function shownIn(component: Json, written: string): string | null {
  const input = inputOfDate(component)
  const isDay = input === 'date'
  if (input === 'time' || (IN_UTC.test(written) && !(isDay && MIDNIGHT.test(written)))) return null
  const [found = null] = (isDay ? A_DAY : A_MOMENT).exec(written) ?? []
  return found
}
const LENGTH_OF_DAY = 'YYYY-MM-DD'.length
const A_DAY = /^\d{4}-\d\d-\d\d/u
const A_MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?/u
const IN_UTC = /Z$/iu
const MIDNIGHT = /T00:00(?::00(?:\.0+)?)?Z$/iu

/** What a component asks for that no question does: where it stands, and its name. */
export function unsupportedIn(component: Json): [string, string][] {
  const [validate, picker] = [own(component, 'validate'), own(component, 'datePicker')]
  const said = (of: unknown, names: readonly string[], at: string) =>
    names
      .filter((name) => isObject(of) && !isNothing(own(of, name)))
      .map((name): [string, string] => [`${at}${name}`, name])
  // Telephones and hours have a mask of their own here and there.
  const isMasked = /phone|time/iu.test(textIn(component, 'type'))
  return [
    ...said(component, isMasked ? ['unique'] : ['inputMask', 'unique'], ''),
    // What a list asks for anew, and what of it is offered, when something else was answered.
    ...said(component, ['refreshOn', 'filter'], ''),
    // An address that is written part by part is one text here.
    ...(isOn(component, 'enableManualMode') ? said(component, ['components'], '') : []),
    ...said(validate, ['minWords', 'maxWords'], 'validate.'),
    ...said(picker, ['minDate', 'maxDate'], 'datePicker.'),
  ]
}
