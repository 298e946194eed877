/** What becomes of each kind of question of SurveyJS: the one table to add to when this product gets another kind. */
import { fileRequirementsIn, fileRequirementsText, MAX_LISTED } from '../../form/file-requirements'
import { isOn, own, textIn, type Json } from '../json'
import type { MappedKind } from '../xlsform/kinds'
import type { Element } from './elements'
import { listedChoices } from './listed-choices'

const INPUTS: Readonly<Record<string, MappedKind>> = {
  text: { kind: 'text' },
  number: { kind: 'decimal' },
  range: { kind: 'decimal' },
  date: { kind: 'date' },
  'datetime-local': { kind: 'date-time' },
  datetime: { kind: 'date-time' },
  month: { kind: 'month' },
  time: { kind: 'time' },
  email: { kind: 'email' },
  tel: { kind: 'phone' },
  url: { kind: 'link' },
}

const TYPES: Readonly<Record<string, MappedKind>> = {
  comment: { kind: 'long-text' },
  radiogroup: { kind: 'single-choice' },
  dropdown: { kind: 'single-choice' },
  buttongroup: { kind: 'single-choice' },
  imagepicker: { kind: 'single-choice' },
  checkbox: { kind: 'multiple-choice' },
  tagbox: { kind: 'multiple-choice' },
  ranking: { kind: 'ranking' },
  boolean: { kind: 'yes-no' },
  rating: { kind: 'scale' },
  slider: { kind: 'decimal' },
  file: { kind: 'text', asks: 'adjuntarDocumento' },
  signaturepad: { kind: 'text', asks: 'adjuntar', changed: 'asPhoto' },
  html: { kind: 'note' },
  $grid: { kind: 'grid' },
  expression: { kind: 'text' },
}

/** What a question for several files asks, by the types that it accepts and how many it takes. */
function listOf(json: Json): MappedKind {
  const accepted = textIn(json, 'acceptedTypes').toLowerCase()
  const isPicture = (type: string) => /^(?:image\/|\.(?:jpe?g|png|gif|heic|webp))/u.test(type.trim())
  const isSound = (type: string) => /^(?:audio\/|\.(?:mp3|m4a|wav|ogg))/u.test(type.trim())
  const types = accepted.split(',').filter((type) => type.trim() !== '')
  const takesPhotos = types.length === 0 || types.some(isPicture)
  const takesOthers =
    textIn(json, 'sourceType') !== 'camera' &&
    (types.length === 0 || !types.every((type) => isPicture(type) || isSound(type)))
  const kinds = [
    ...(takesPhotos ? (['photo'] as const) : []),
    ...(takesOthers ? (['document'] as const) : []),
    ...(types.some(isSound) ? (['voice'] as const) : []),
  ]
  const most = Number(textIn(json, 'maxFiles') || NaN)
  return {
    kind: 'files',
    formato: fileRequirementsText({
      ...fileRequirementsIn(''),
      kinds,
      ...(most > 0 && { most: Math.min(most, MAX_LISTED) }),
    }),
  }
}

/** What SurveyJS has itself and asks otherwise, or nothing at all. */
const OWN = /^(?:panel|flowpanel|paneldynamic|matrix|matrixdropdown|matrixdynamic|multipletext|image|\$.*)$/u

/** What a kind that somebody made themselves has in its name: `yesno`, `helptext`, `birthdate`. */
const NAMED: readonly [RegExp, string, Json][] = [
  [/yes_?-?no|toggle|switch/iu, 'boolean', {}],
  [/info|help|note|heading|title|message|divider|separator|banner|html/iu, 'html', {}],
  [/date|birthday/iu, 'text', { inputType: 'date' }],
  [/e?-?mail/iu, 'text', { inputType: 'email' }],
  [/phone/iu, 'text', { inputType: 'tel' }],
  [/number|numeric|currency|amount/iu, 'text', { inputType: 'number' }],
  [/textarea|editor/iu, 'comment', {}],
  [/file|upload|photo|camera/iu, 'file', {}],
  [/signature/iu, 'signaturepad', {}],
]

/** An element whose kind is none of SurveyJS's own, with the kind that it is most like; null for any other. */
export function guessedElement(element: Element): Element | null {
  const { json, type, name } = element
  if (OWN.test(type) || name === '' || kindOfElement(type, json)) return null
  if (listedChoices(json).length > 0) return { ...element, type: 'radiogroup' }
  const [, like = 'text', more = {}] = NAMED.find(([pattern]) => pattern.test(type)) ?? []
  const words = like === 'html' ? { html: own(json, 'html') ?? wordsOf(json) } : {}
  return { ...element, type: like, json: { ...more, ...json, ...words } }
}

/** Its title, and what stands below it. */
const wordsOf = (json: Json): unknown =>
  [textIn(json, 'title'), textIn(json, 'body')].filter((one) => one !== '').join('\n') || own(json, 'title')

/** The kind of an element; undefined for one that there is not. */
export function kindOfElement(type: string, json: Json): MappedKind | undefined {
  const inputType = textIn(json, 'inputType')
  if (type === 'file' && isOn(json, 'allowMultiple')) return listOf(json)
  if (type === 'imagepicker' && isOn(json, 'multiSelect')) return TYPES['checkbox']
  if (type === 'text') return Object.hasOwn(INPUTS, inputType) ? INPUTS[inputType] : INPUTS['text']
  return Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
}
