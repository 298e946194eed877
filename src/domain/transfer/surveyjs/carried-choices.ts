/** Choices that a question takes from another one: all of them, those that were chosen there, or the others. */
import { isObject } from '../../form/exchange/node'
import { isOn, own, textIn, type Json } from '../json'
import type { Element } from './elements'
import { listedChoices } from './listed-choices'

const SIGNS: Readonly<Record<string, string>> = { selected: 'anyof', unselected: 'noneof' }
const RULES = ['choicesVisibleIf', 'choicesEnableIf', 'choicesFromQuestion', 'choicesByUrl']
const OTHER = ['hasOther', 'showOtherItem']

/** Whether its choices are always the same, and all of them choices that another question can offer. */
const isPlain = (json: Json): boolean =>
  !OTHER.some((key) => isOn(json, key)) &&
  !RULES.some((key) => own(json, key) !== undefined) &&
  listedChoices(json).length > 0 &&
  listedChoices(json).every((one) => !isObject(one) || !('visibleIf' in one || 'enableIf' in one))

/** The element with the choices of the other; itself where it takes none, or none that could stand in it. */
export function withCarriedChoices(element: Element, named: (name: string) => Element | undefined): Element {
  const { json, path } = element
  const name = textIn(json, 'choicesFromQuestion')
  const from = name === '' ? undefined : named(name)
  if (!from || from === element || !isPlain(from.json)) return element
  const mode = textIn(json, 'choicesFromQuestionMode')
  const sign = Object.hasOwn(SIGNS, mode) ? SIGNS[mode] : undefined
  const own_ = textIn(json, 'choicesVisibleIf')
  const rules = [
    ...(sign === undefined ? [] : [`({${name}} ${sign} [{item}])`]),
    ...(own_ === '' ? [] : [`(${own_})`]),
  ]
  return {
    ...element,
    json: {
      ...json,
      choicesFromQuestion: '',
      choices: listedChoices(from.json),
      // Whoever takes them from another has no numbers of their own.
      choicesMin: '',
      choicesMax: '',
      choicesVisibleIf: rules.join(' and '),
    },
    choicesAt: {
      list: `${from.path}.choices`,
      all: `${path}.${own_ === '' ? 'choicesFromQuestion' : 'choicesVisibleIf'}`,
    },
  }
}
