/** The questions of an XLSForm, without their rules. */
import { isChoice } from '../../form/edit-questions'
import { MAX_IN_FILE } from '../../form/exchange/format'
import { newQuestion, type NewId } from '../../form/factory'
import type { Question } from '../../form/question'
import { kindOf, typesOf, type QuestionKind } from '../../form/kinds'
import { scaleIn } from '../../question-types/scale/look'
import { RANDOM_ORDER } from '../../question-types/shared/option-order'
import type { Tongues } from '../languages'
import type { MadePart, Report } from '../report'
import { readWords, withWords, type WordsReader } from '../words'
import { optionsOf, ownWordsIn, tellMedia, type Lists, type MadeOption, type PictureNamed } from './choices'
import { withoutSearch } from './elsewhere'
import { factWords } from './facts'
import { HIDDEN_TYPES, kindByLook, kindHere, type MappedKind } from './kinds'
import type { PlacedRow, SectionPlan } from './layout'
import type { Row } from './table'
import { NO, YES, YES_AND_NO } from './yes-no'

/** A question that was made, and the row that it was. */
export interface Made {
  question: Question
  placed: PlacedRow
  plan: SectionPlan
  options: readonly MadeOption[]
}

export interface Making {
  newId: NewId
  report: Report
  tongues: Tongues
  words: WordsReader
  lists: Lists
  picture: PictureNamed
  codeFor: (name: string) => string
  /** Ids that were given to rows before: words mention what stands further down. */
  idOf: ReadonlyMap<PlacedRow, string>
}

const FROM_FILE = 'select_multiple_from_file'
const ONE_FROM_FILE = 'select_one_from_file'
const ONE_EXTERNAL = 'select_one_external'
/** Looks of a question that this product chooses itself, or has as a setting. */
const SEARCHED = /\b(?:minimal|autocomplete|search)\b/u
const LOOKS =
  /^(?:minimal|autocomplete|search|quick|quickcompact|compact(?:-\d+)?|horizontal(?:-compact)?|vertical|columns(?:-\d+|-pack|-flex)?|list|list-nolabel|label|field-list|month-year|maps|placement-map|multiline|numbers|thousands-sep|no-calendar|pages|theme-grid|w\d+|likert|spinner|month-day-year|table-list|new|new-front|new-rear|no-buttons|no-ticks|full-screen-image|hide-input|counter)$/u

const HIDDEN_IN_ROWS = { leftOut: 'hidden' } as const

export const part = ({ id }: Question): MadePart => ({ kind: 'question', id })

/** What becomes of a row; null where it becomes no question, which is told. */
export function madeOf(placed: PlacedRow, plan: SectionPlan, making: Making): Made | null {
  const { row, type } = placed
  const { report, tongues, lists } = making
  const label = row.cell('label', tongues.base) || row.cell('name')
  // Choices of another sheet that is not there stand in a file beside the workbook.
  const isElsewhere = type.is === ONE_EXTERNAL && !lists.has(type.list)
  const known = kindHere(isElsewhere ? ONE_FROM_FILE : type.is)
  // A link brings one value, and rows would need several.
  const here = HIDDEN_TYPES.has(type.is) && plan.isRepeat ? HIDDEN_IN_ROWS : known
  if (!here || 'leftOut' in here) {
    const code = here?.leftOut ?? 'kind'
    report.leftOut(code, row.place('type'), { about: type.is, words: label })
    return null
  }
  const choices = lists.get(type.list) ?? []
  const options = takesOptions(here.kind)
    ? optionsOf(choices, type.hasOther, {
        ...making,
        picture: placed.isRow ? () => undefined : making.picture,
      })
    : []
  const hasPictures = options.some(({ picture }) => picture !== undefined)
  const isYesNo = here.kind === 'single-choice' && !hasPictures && asksYesOrNo(placed, choices, making)
  const made: Made = {
    question: blank(placed, isYesNo ? 'yes-no' : kindFor(placed, here, options), here.formato ?? '', making),
    placed,
    plan,
    options: isYesNo ? [] : options,
  }
  const question = withKind(made, here)
  const told = { words: question.titulo || row.cell('name'), part: part(question) }
  if (type.is === FROM_FILE) report.leftOut('fileOptions', row.place('type'), { ...told, about: type.list })
  else if (takesOptions(here.kind) && !isYesNo) tellChoices(made, choices.length, making)
  if (type.isTyped) report.changed('codeToPick', row.place('type'), { ...told, about: type.list })
  else if (type.is === 'range' && kindOf(question) !== 'scale')
    report.changed('asNumber', row.place('type'), told)
  else if (here.changed)
    report.changed(here.changed, row.place('type'), {
      ...told,
      about: here.changed === 'tableToChoose' ? type.list : type.is,
    })
  else if (!HIDDEN_TYPES.has(type.is)) report.brought(row.place(), told)
  if (HIDDEN_TYPES.has(type.is)) return { ...made, question }
  if (question.titulo === row.cell('name')) report.changed('withoutWords', row.place('label'), told)
  tellMedia(row, making)
  tellLooks(made, told, report)
  return { ...made, question }
}

/** Whether a choice offers yes and no and nothing else, in words that this product has for them. */
function asksYesOrNo({ row, type }: PlacedRow, choices: readonly Row[], { tongues }: Making): boolean {
  const [yes, no, more] = choices
  if (!yes || !no || more || type.hasOther || row.cell('choice_filter') !== '') return false
  const isSaid = ({ cell }: Row, name: string, at: 0 | 1): boolean =>
    cell('name') === name && WORDS_OF_YES_NO[at].has(cell('label', tongues.base).toLowerCase())
  return isSaid(yes, YES, 0) && isSaid(no, NO, 1)
}
const wordsAt = (at: 0 | 1) => new Set(Object.values(YES_AND_NO).map((words) => words[at].toLowerCase()))
const WORDS_OF_YES_NO = [wordsAt(0), wordsAt(1)] as const

/** Numbers from one to another, as a range has them. */
const STEPS = /^(?:(?:start=(?<start>[01])|end=(?<end>\d+)|step=1)\s*)*$/u

/** The scale that a range is; '' where it has more numbers, or others, than scales have. */
export function scaleOfRange(parameters: string): string {
  const { start = '1', end = '10' } = STEPS.exec(parameters.replaceAll(/\s*=\s*/gu, '=').trim())?.groups ?? {}
  const isOne = STEPS.test(parameters.replaceAll(/\s*=\s*/gu, '=').trim())
  const format = `numbers:${start}-${end}`
  return isOne && scaleIn(format).to === Number(end) && Number(end) > Number(start) ? format : ''
}

/** A range that is no scale is a number; a choice without options is a text. */
function kindFor(
  { row, type }: PlacedRow,
  { kind }: MappedKind,
  options: readonly MadeOption[],
): QuestionKind {
  if (takesOptions(kind)) return options.length > 0 ? kind : 'text'
  if (type.is !== 'range') return kindByLook(kind, row.cell('appearance').toLowerCase())
  const parameters = row.cell('parameters')
  if (scaleOfRange(parameters) !== '') return 'scale'
  return /\b(?:start|end|step)\s*=\s*-?\d*\.\d*[1-9]/u.test(parameters) ? 'decimal' : 'integer'
}

const takesOptions = (kind: QuestionKind): boolean =>
  kind === 'single-choice' || kind === 'multiple-choice' || kind === 'ranking'

function tellChoices(
  { question, placed: { row, type }, options }: Made,
  count: number,
  { report }: Making,
): void {
  const told = { about: type.list, words: question.titulo, part: part(question) }
  if (options.length === 0) report.leftOut('noOptions', row.place('type'), told)
  if (count > MAX_IN_FILE.options) report.leftOut('tooManyOptions', row.place('type'), told)
}

function tellLooks({ placed: { row } }: Made, told: { words: string; part: MadePart }, report: Report): void {
  for (const look of withoutSearch(row.cell('appearance')).toLowerCase().split(/\s+/u))
    if (look !== '' && !LOOKS.test(look))
      report.leftOut('appearance', row.place('appearance'), { ...told, about: look })
  // An order that can be had again by a number is one for each answer here.
  if (/\bseed\s*=/iu.test(row.cell('parameters')))
    report.leftOut('setting', row.place('parameters'), { ...told, about: 'seed' })
}

/** The question with its words and its short name. */
function blank(placed: PlacedRow, kind: QuestionKind, formato: string, making: Making): Question {
  const { row } = placed
  const { tongues, words, idOf, newId, codeFor, report } = making
  const id = idOf.get(placed) ?? newId()
  const { tipoPregunta, tipoDato } = typesOf(kind)
  const name = row.cell('name')
  const codigo = kind === 'grid' ? '' : codeFor(name)
  const read = (column: string, most: number) => (language: string) =>
    readWords(row.cell(column, language), row.place(column), { ...words, most })
  const hint = (language: string): string =>
    [read('hint', MAX_IN_FILE.text)(language), read('guidance_hint', MAX_IN_FILE.text)(language)]
      .filter((text) => text !== '')
      .join('\n\n')
  const bare = { ...newQuestion(() => id, tipoPregunta, tipoDato), codigo }
  const titled = withWords(bare, 'titulo', read('label', MAX_IN_FILE.words), tongues)
  if (kind !== 'grid' && codigo !== name && name !== '')
    report.changed('renamed', row.place('name'), { about: codigo, words: name, part: part(bare) })
  const own =
    titled.titulo === '' && kind === 'fact' && formato !== 'link'
      ? withWords(bare, 'titulo', ownWordsIn(factWords(formato), tongues), tongues)
      : titled
  const named = own.titulo === '' ? { ...own, titulo: name } : own
  return withWords(named, 'descripcion', hint, tongues)
}

/** Whether its choices stand in random order there; the columns of a grid never do here. */
const isShuffledThere = ({ row, isRow }: PlacedRow): boolean =>
  !isRow && /\brandomize\s*=\s*"?true\b/iu.test(row.cell('parameters'))

function withKind({ question, placed, options }: Made, { asks, formato }: MappedKind): Question {
  const isSearched = SEARCHED.test(placed.row.cell('appearance')) && question.tipoPregunta === 3
  return {
    ...question,
    ...(asks && { [asks]: true }),
    ...(formato !== undefined && { formato }),
    ...(isShuffledThere(placed) && isChoice(question) && { formato: RANDOM_ORDER }),
    ...(isSearched && { filtrable: true }),
    ...(kindOf(question) === 'scale' && { formato: scaleOfRange(placed.row.cell('parameters')) }),
    ...(placed.isRow && { enCuadricula: true }),
    repetible: placed.repeats,
    opciones: options.map(({ option }) => option),
  }
}
