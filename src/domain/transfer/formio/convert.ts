/** A component of Form.io as an element of a survey: from there on both go one way. */
import { isObject } from '../../form/exchange/node'
import { isOn, listIn, objectsIn, own, textIn, type Json } from '../json'
import type { Report } from '../report'
import {
  AROUND,
  asksForDayAlone,
  guessed,
  inputOfDate,
  isButton,
  isSurvey,
  ROWS,
  TYPES,
  unsupportedIn,
} from './components'
import { readConditional } from './conditional'
import type { HiddenValues } from './hidden-values'
import { readJsonCheck, readJsonLogic } from './json-logic'
import { readLogic, type Ruled } from './logic'
import { readChecks, readScript } from './script'
import { placesOf } from './rule-places'
import type { Answers } from './survey-text'
import { within } from './walk'

const MOST_DEPTH = 30

export function converter(report: Report, hidden: HiddenValues, answers: Answers) {
  const reported = (made: string | null, path: string, words: string, about: string): string => {
    if (made === null) report.leftOut('script', { path }, { words, about })
    return made ?? ''
  }

  function condition(component: Json, path: string, words: string): string {
    const script = textIn(component, 'customConditional')
    if (script !== '')
      return reported(readScript(script, answers), `${path}.customConditional`, words, 'customConditional')
    const given = own(component, 'conditional')
    if (!isObject(given)) return ''
    const isJson = isObject(own(given, 'json'))
    const at = `${path}.conditional${isJson ? '.json' : ''}`
    return reported(readConditional(given, answers), at, words, isJson ? 'json' : 'conditional')
  }

  /** When it is shown and required, by its condition and its logic. */
  function shownAndRequired(component: Json, path: string, words: string): Ruled {
    const visibleIf = condition(component, path, words)
    const given = own(component, 'conditional')
    const hasCondition =
      visibleIf !== '' ||
      textIn(component, 'customConditional') !== '' ||
      (isObject(given) && readConditional(given, answers) === null)
    const isHidden = isOn(component, 'hidden') || textIn(component, 'type') === 'hidden'
    const validate = own(component, 'validate')
    const before = {
      visibleIf: visibleIf || String(!isHidden || hasCondition),
      requiredIf: String(isObject(validate) && isOn(validate, 'required')),
    }
    return readLogic(component, { path, words, hasCondition }, answers, report)(before)
  }

  function validators(component: Json, path: string, words: string): Json[] {
    const validate = own(component, 'validate')
    if (!isObject(validate)) return []
    const text = textIn(validate, 'customMessage')
    const rule = (type: string, key: string, more: Json): Json => ({
      ...{ type, text, $at: `${path}.validate.${key}` },
      ...more,
    })
    const custom = textIn(validate, 'custom')
    const checks = custom === '' ? [] : readChecks(custom, { ...answers, own: textIn(component, 'key') })
    if (checks === null)
      report.leftOut('script', { path: `${path}.validate.custom` }, { words, about: 'custom' })
    const json = own(validate, 'json')
    const logic = isObject(json) ? readJsonCheck(json, { ...answers, own: textIn(component, 'key') }) : null
    if (isObject(json)) reported(logic?.when ?? null, `${path}.validate.json`, words, 'json')
    const isTicked = textIn(component, 'type') === 'checkbox' && isOn(validate, 'required')
    return [
      // A box that has to be ticked takes no other answer.
      ...(isTicked
        ? [
            rule('expression', 'required', {
              expression: `{${textIn(component, 'key')}} = true`,
              $ofAnswers: true,
            }),
          ]
        : []),
      ...(textIn(validate, 'pattern') === ''
        ? []
        : [rule('regex', 'pattern', { regex: wholePattern(textIn(validate, 'pattern')) })]),
      ...(textIn(validate, 'minLength') === ''
        ? []
        : [rule('text', 'minLength', { minLength: textIn(validate, 'minLength') })]),
      ...(own(validate, 'minSelectedCount') || own(validate, 'maxSelectedCount')
        ? [
            rule('answercount', own(validate, 'minSelectedCount') ? 'minSelectedCount' : 'maxSelectedCount', {
              minCount: own(validate, 'minSelectedCount'),
              maxCount: own(validate, 'maxSelectedCount'),
            }),
          ]
        : []),
      ...(checks ?? []).map(({ when, message }) =>
        rule('expression', 'custom', { expression: when, text: message || text }),
      ),
      ...(logic ? [rule('expression', 'json', { expression: logic.when, text: logic.message || text })] : []),
    ]
  }

  function formula(component: Json, key: string, path: string, words: string): string {
    const given = own(component, key)
    if (isObject(given)) return reported(readJsonLogic(given, answers), `${path}.${key}`, words, key)
    return typeof given === 'string' && given.trim() !== ''
      ? reported(
          readScript(given, { ...answers, isForDay: asksForDayAlone(component) }, 'value'),
          `${path}.${key}`,
          words,
          key,
        )
      : ''
  }

  /** What is asked for there and cannot be here. */
  function tellRest(component: Json, path: string, words: string): void {
    for (const [place, about] of unsupportedIn(component))
      report.leftOut('setting', { path: `${path}.${place}` }, { words, about })
    const isCalculated =
      own(component, 'calculateValue') !== undefined && own(component, 'calculateValue') !== ''
    if (isOn(component, 'disabled') && !isCalculated)
      report.leftOut('readOnly', { path: `${path}.disabled` }, { words })
  }

  /** What asks nothing by itself is never required. */
  function tellRequired(requiredIf: string, path: string, words: string): void {
    if (requiredIf !== 'true' && requiredIf !== 'false')
      report.leftOut('setting', { path: `${path}.logic` }, { words, about: 'validate.required' })
  }

  /** A button here is always there. */
  function tellButton(component: Json, path: string, words: string): void {
    for (const key of ['customConditional', 'conditional', 'logic']) {
      const given = own(component, key)
      const hasRule =
        key === 'logic'
          ? objectsIn(component, key).length > 0
          : isObject(given)
            ? readConditional(given, answers) !== ''
            : textIn(component, key) !== ''
      if (hasRule) report.leftOut('setting', { path: `${path}.${key}` }, { words, about: key })
    }
  }

  function choicesOf(component: Json): Json {
    const data = own(component, 'data')
    const list =
      listIn(component, 'values').length > 0
        ? listIn(component, 'values')
        : isObject(data)
          ? listIn(data, 'values')
          : []
    const choices = list
      .filter(isObject)
      .map((one) => ({ value: textIn(one, 'value'), text: own(one, 'label') ?? '' }))
    const isElsewhere =
      choices.length === 0 && ['url', 'resource', 'custom'].includes(textIn(component, 'dataSrc'))
    return { choices, ...(isElsewhere && { choicesByUrl: {} }) }
  }

  return function element(component: Json, path: string, depth = 0): Json[] {
    const type = textIn(component, 'type')
    const words = textIn(component, 'label') || textIn(component, 'title') || textIn(component, 'key')
    // Buttons send: here every form has one.
    if (isButton(type)) tellButton(component, path, words)
    if (isButton(type) || depth > MOST_DEPTH) return []
    const validate = own(component, 'validate')
    const limits = isObject(validate) ? validate : {}
    const { visibleIf, requiredIf } = shownAndRequired(component, path, words)
    // It is shown where it is calculated, as there are no hidden answers here.
    const worked = visibleIf === 'false' ? formula(component, 'calculateValue', path, words) : ''
    if (visibleIf === 'false') {
      if (worked === '') hidden.tell(component, path, words)
      else report.changed('calculatedShown', { path }, { words })
      if (worked === '') return []
    }
    const shared = {
      $path: path,
      $at: placesOf(component, path),
      name: textIn(component, 'key'),
      visibleIf: visibleIf === 'true' || worked !== '' ? '' : visibleIf,
    }
    const inner = () => within(component, path).flatMap(([one, at]) => element(one, at, depth + 1))
    const isTitled = type === 'panel' || type === 'fieldset'
    const title = textIn(component, 'title') || textIn(component, 'legend') || (ROWS.has(type) ? words : '')
    const isGroup =
      AROUND.has(type) ||
      (!Object.hasOwn(TYPES, type) && objectsIn(component, 'components').length > 0 && !ROWS.has(type))
    if (isGroup || ROWS.has(type) || isSurvey(component)) tellRequired(requiredIf, path, words)
    if (isGroup) return [{ ...shared, type: 'panel', ...(isTitled && { title }), elements: inner() }]
    if (ROWS.has(type)) {
      const [least, most] = [
        own(limits, 'minLength') || Number(isOn(limits, 'required')),
        own(limits, 'maxLength'),
      ]
      const bounds = { minRowCount: least || undefined, maxRowCount: most }
      return [{ ...shared, ...bounds, type: 'paneldynamic', title, templateElements: inner() }]
    }
    if (isSurvey(component)) {
      const columns = objectsIn(component, 'values').map((one) => ({
        value: textIn(one, 'value'),
        text: textIn(one, 'label'),
      }))
      const rows = objectsIn(component, 'questions').map((one) => ({
        value: textIn(one, 'value'),
        text: textIn(one, 'label'),
      }))
      const isAllRowRequired = isOn(limits, 'required')
      if (textIn(limits, 'custom') !== '')
        report.leftOut('script', { path: `${path}.validate.custom` }, { words, about: 'custom' })
      return [{ ...shared, type: 'matrix', title: words, columns, rows, isAllRowRequired }]
    }
    const own_ = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
    const guess = own_ || type === 'datetime' ? null : guessed(component)
    if (guess && guess['type'] !== 'html') report.changed('kindGuessed', { path }, { words, about: type })
    const known = own_ ?? guess ?? undefined
    const isMany = isOn(component, 'multiple')
    const isWritten = type === 'datetime' || ['text', 'comment'].includes(textIn(known ?? {}, 'type'))
    tellRest(component, path, words)
    return [
      {
        ...{ ...shared, type, ...known },
        ...(type === 'datetime' && { type: 'text', inputType: inputOfDate(component) }),
        ...(isMany && (known?.['type'] === 'dropdown' ? { type: 'tagbox' } : { $repeats: isWritten })),
        ...(type === 'file' && {
          allowMultiple: own(component, 'multiple'),
          acceptedTypes: isOn(component, 'image') ? 'image/*' : acceptedBy(component),
        }),
        ...{ title: words, description: textIn(component, 'description') || textIn(component, 'tooltip') },
        ...(known?.['type'] === 'html' && {
          html: textIn(component, 'html') || textIn(component, 'content'),
        }),
        ...{ isRequired: requiredIf === 'true', validators: validators(component, path, words) },
        requiredIf: requiredIf === 'true' || requiredIf === 'false' ? '' : requiredIf,
        ...{ min: own(limits, 'min'), max: own(limits, 'max'), maxLength: own(limits, 'maxLength') },
        ...{ defaultValue: plainDefault(own(component, 'defaultValue')), ...choicesOf(component) },
        $calculate: worked || formula(component, 'calculateValue', path, words),
        defaultValueExpression: formula(component, 'customDefaultValue', path, words),
      },
    ]
  }
}

/** The types of files that a component takes; '' for any. */
const acceptedBy = (component: Json): string => textIn(component, 'filePattern').replace(/^\*$/u, '')

/** A pattern is one of the whole text, whether it says so or not. */
const wholePattern = (pattern: string): string =>
  `^(${pattern.replace(/^\^/u, '').replace(/(?<!\\)\$$/u, '')})$`

/** Empty values stand there for nothing. */
const plainDefault = (value: unknown): unknown =>
  value === '' || value === null || value === false || typeof value === 'object' ? undefined : value
