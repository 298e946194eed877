/** The questions of a survey, without their rules. */
import { MAX_IN_FILE } from '../../form/exchange/format'
import { isObject } from '../../form/exchange/node'
import { newOption, newQuestion, type NewId } from '../../form/factory'
import type { Option, Question } from '../../form/question'
import { asksForFiles } from '../../form-logic/files'
import { typeOf } from '../../form-logic/values'
import { typesOf, type QuestionKind } from '../../form/kinds'
import { scaleIn } from '../../question-types/scale/look'
import { RANDOM_ORDER } from '../../question-types/shared/option-order'
import type { Choice, Subject, YesNoCodes } from '../formula/typed-expression'
import { isOn, listIn, own, textIn, type Json } from '../json'
import type { Tongues } from '../languages'
import type { Report } from '../report'
import { readWords, withWords, type WordsReader } from '../words'
import { kindOfElement } from './kinds'
import { conditionOfItem, type Around, type Element } from './elements'
import { standingAlone } from './exclusive'
import { listedChoices } from './listed-choices'
import { localWords } from './local-words'

export interface MadeElement {
  question: Question
  subject: Subject
  /** When its options are offered, by their ids. */
  offered: ReadonlyMap<string, Offered>
}

/** Conditions of an option: it is there, and it can be chosen. */
export interface Offered {
  shown: readonly Around[]
  enabled: readonly Around[]
}

interface Making {
  newId: NewId
  codeFor: (name: string) => string
  report: Report
  tongues: Tongues
  words: WordsReader
}

const CHOICES: readonly QuestionKind[] = ['single-choice', 'multiple-choice', 'ranking']
const EXTRA = [
  {
    on: ['hasOther', 'showOtherItem'],
    text: 'otherText',
    code: 'other',
    words: 'Otro',
    flags: { otra: true },
  },
  {
    on: ['hasNone', 'showNoneItem'],
    text: 'noneText',
    code: 'none',
    words: 'Ninguno',
    flags: { exclusiva: true },
  },
] as const

interface MadeOption {
  option: Option
  choice: Choice
  offered: Offered
}
const ALWAYS: Offered = { shown: [], enabled: [] }

/** When the choices of an element are offered. */
function offeredIn({ json, path, choicesAt, rulesAt = path }: Element) {
  const at = choicesAt ?? { list: `${rulesAt}.choices`, all: `${rulesAt}.choicesVisibleIf` }
  return (item: Json, index: number): Offered => {
    const own_ = `${at.list}[${index}]`
    const enabled = { own: own_, all: `${rulesAt}.choicesEnableIf` }
    return {
      shown: conditionOfItem(item, textIn(json, 'choicesVisibleIf'), { own: own_, all: at.all }),
      enabled: conditionOfItem(item, textIn(json, 'choicesEnableIf'), enabled, 'enableIf'),
    }
  }
}

function optionsOf(element: Element, { newId, tongues, words, report }: Making): MadeOption[] {
  const { json, path } = element
  const offered = offeredIn(element)
  const wordsIn = (value: unknown) => (language: string) =>
    readWords(localWords(value, language), { path }, { ...words, most: MAX_IN_FILE.words })
  const made = listedChoices(json)
    .slice(0, MAX_IN_FILE.options)
    .flatMap((item, index): MadeOption[] => {
      const code = isObject(item) ? textIn(item, 'value') || String(own(item, 'value') ?? '') : String(item)
      if (code === '' || (typeof item === 'object' && !isObject(item))) return []
      const shown = isObject(item) ? (own(item, 'text') ?? code) : code
      const option = withWords(newOption(newId), 'texto', wordsIn(shown), tongues)
      const named = option.texto === '' ? { ...option, texto: code } : option
      // A picture by its address is never fetched.
      const picture = isObject(item) ? localWords(own(item, 'imageLink'), tongues.base) : ''
      if (picture !== '') words.report.leftOut('media', { path }, { about: picture, words: named.texto })
      return [
        {
          option: named,
          choice: { code, id: option.id, words: named.texto },
          offered: offered(isObject(item) ? item : { value: item }, index),
        },
      ]
    })
  sortAsThere(made, textIn(json, 'choicesOrder'))
  for (const { on, text, code, words: usual, flags } of EXTRA) {
    if (!on.some((key) => isOn(json, key))) continue
    const option = withWords(newOption(newId), 'texto', wordsIn(own(json, text) ?? usual), tongues)
    made.push({
      option: { ...option, ...flags },
      choice: { code, id: option.id, words: option.texto },
      offered: ALWAYS,
    })
  }
  return withAlone(made, element, report).map((one, orden) => ({ ...one, option: { ...one.option, orden } }))
}

/** Those that disable all others exclude them here, where ticking one unticks the rest. */
function withAlone(
  made: readonly MadeOption[],
  { name, type, json }: Element,
  report: Report,
): readonly MadeOption[] {
  const choices = made.map(({ choice, offered }) => ({ code: choice.code, enabled: offered.enabled }))
  const isMany = kindOfElement(type, json)?.kind === 'multiple-choice'
  const alone = isMany ? standingAlone(name, choices) : null
  if (!alone) return made
  return made.map((one) => {
    const exclusiva = one.option.exclusiva || alone.has(one.choice.code)
    for (const { path } of one.offered.enabled)
      report.changed('asExclusive', { path }, { words: one.choice.words })
    return { ...one, option: { ...one.option, exclusiva }, offered: { ...one.offered, enabled: [] } }
  })
}

const isRandom = (json: Json): boolean => textIn(json, 'choicesOrder').toLowerCase() === 'random'

/** Choices that stand in the order of their words there. */
function sortAsThere(made: { option: Option }[], order: string): void {
  const sign = order === 'asc' ? 1 : order === 'desc' ? -1 : 0
  if (sign !== 0) made.sort((one, other) => sign * one.option.texto.localeCompare(other.option.texto))
}

/** What becomes of an element; null where it becomes no question, which is told. */
export function madeQuestion(element: Element, id: string, making: Making): MadeElement | null {
  const { json, path, type, name } = element
  const { report, tongues, words } = making
  const at = { path }
  const here = kindOfElement(type, json)
  const title =
    element.type === 'html' && own(json, 'html') !== undefined
      ? own(json, 'html')
      : (own(json, 'title') ?? name)
  if (!here) {
    report.leftOut('kind', at, { about: type, words: localWords(title, tongues.base) || name })
    return null
  }
  const options = CHOICES.includes(here.kind) ? optionsOf(element, making) : []
  const kind = kindWith(here.kind, options.length, json)
  const read = (value: unknown, most: number) => (language: string) =>
    readWords(localWords(value, language), at, { ...words, most })
  const tells = kind === 'note' || kind === 'grid'
  const codigo = tells ? '' : making.codeFor(name)
  const bare = { ...newQuestion(() => id, typesOf(kind).tipoPregunta, typesOf(kind).tipoDato), codigo }
  const before = localWords(element.before, tongues.base)
  const titled = withWords(bare, 'titulo', read(title, MAX_IN_FILE.words), tongues)
  const named = { ...titled, titulo: [before, titled.titulo || name].filter((one) => one !== '').join(' — ') }
  const described = withWords(named, 'descripcion', read(own(json, 'description'), MAX_IN_FILE.text), tongues)
  const question: Question = {
    ...described,
    ...(here.asks && { [here.asks]: true }),
    ...(here.formato !== undefined && { formato: here.formato }),
    ...(kind === 'scale' && { formato: scaleOf(json) }),
    ...(CHOICES.includes(kind) && isRandom(json) && !element.isRow && { formato: RANDOM_ORDER }),
    ...(element.isRow && { enCuadricula: true }),
    ...(isOn(json, '$repeats') && !tells && { repetible: true }),
    opciones: options.map(({ option }) => option),
  }
  const told = { words: question.titulo, part: { kind: 'question', id } as const }
  if (kind === 'table-choice') report.changed('tableToChoose', at, told)
  else if (here.kind !== kind && CHOICES.includes(here.kind))
    report.leftOut(isElsewhere(json) ? 'fileOptions' : 'noOptions', at, told)
  else if (here.kind !== kind) report.changed('asNumber', at, told)
  else if (here.changed) report.changed(here.changed, at, { ...told, about: type })
  else report.brought(at, told)
  // What was a cell of a table never had a name of its own.
  if (!tells && codigo !== name && !name.includes('.'))
    report.changed('renamed', at, { ...told, about: codigo })
  const { is } = typeOf(question)
  const isSingle = kind === 'single-choice'
  const subject: Subject = {
    id,
    name,
    type: is === 'moment' ? 'date' : is,
    choices: options.map(({ choice }) => choice),
    isSingle,
    isWhole: kind === 'integer' || kind === 'scale',
    hasFiles: asksForFiles(question),
    ...(kind === 'yes-no' && { yesNo: yesNoCodes(json) }),
  }
  return { question, subject, offered: new Map(options.map(({ option, offered }) => [option.id, offered])) }
}

/** What yes and no are called in rules, where it is not true and false. */
function yesNoCodes(json: Json): YesNoCodes | undefined {
  const [yes, no] = [textIn(json, 'valueTrue') || 'true', textIn(json, 'valueFalse') || 'false']
  return yes.toLowerCase() === 'true' && no.toLowerCase() === 'false' ? undefined : { yes, no }
}

/** The scale of a rating; '' where it has more steps than scales have, or others. */
function scaleOf(json: Json): string {
  const first = textIn(json, 'rateMin') || '1'
  const last = textIn(json, 'rateMax') || textIn(json, 'rateCount') || '5'
  const look = textIn(json, 'rateType') === 'stars' ? 'stars' : 'numbers'
  const format = `${look}:${first}-${last}`
  return scaleIn(format).to === Number(last) && scaleIn(format).from === Number(first) ? format : ''
}

/** Its choices stand at an address: here they are a table of the municipality. */
const isElsewhere = (json: Json): boolean => own(json, 'choicesByUrl') !== undefined

function kindWith(kind: QuestionKind, options: number, json: Json): QuestionKind {
  if (CHOICES.includes(kind) && options > 0) return kind
  if (CHOICES.includes(kind)) return kind === 'single-choice' && isElsewhere(json) ? 'table-choice' : 'text'
  return kind === 'scale' && (scaleOf(json) === '' || listIn(json, 'rateValues').length > 0)
    ? 'integer'
    : kind
}
