/** What becomes of each kind of question of SurveyJS: the one table to add to when this product gets another kind. */
import type { AskedKind } from '../xlsform/kinds'

const INPUTS: Readonly<Record<string, AskedKind>> = {
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

const TYPES: Readonly<Record<string, AskedKind>> = {
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

/** The kind of an element; undefined for one that there is not. */
export function kindOfElement(type: string, inputType: string): AskedKind | undefined {
  if (type === 'text') return Object.hasOwn(INPUTS, inputType) ? INPUTS[inputType] : INPUTS['text']
  return Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
}
