/** The rules of an XLSForm: what is shown, required, calculated, checked and filtered, as formulas of ours. */
import type { Check } from '../../form/check'
import { newCheck } from '../../form/edit-checks'
import { MAX_IN_FILE } from '../../form/exchange/format'
import type { NewId } from '../../form/factory'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import type { Expression } from '../../logic/expression'
import { formulaOf } from '../../logic/print'
import { stepsOf } from '../../form-logic/steps'
import { asksNothing, kindOf } from '../../form/kinds'
import { asAnswer } from '../formula/as-answer'
import {
  asNumber,
  asYesNo,
  both,
  numberConstant,
  textConstant,
  type TypedExpression,
  type Subject,
} from '../formula/typed-expression'
import type { Tongues } from '../languages'
import type { MadePart, Report } from '../report'
import { Untranslatable } from '../untranslatable'
import { readWords, withWords, type WordsReader } from '../words'
import { UsedColumns } from './attributes'
import { part, type Made } from './questions'
import { HIDDEN_TYPES, isExpression } from './kinds'
import type { Row } from './table'
import type { Context, Meaning, MeaningFrom } from './xpath/context'
import { translated } from './xpath/translate'

export interface Ruling {
  newId: NewId
  report: Report
  tongues: Tongues
  words: WordsReader
  meaningFrom: MeaningFrom
  subjectOf: (made: Made) => Subject
  onLookup: Context['onLookup']
  /** Columns of the choices by which they can be filtered. */
  columns: ReadonlySet<string>
}

type Place = { row: Row; column: string; part: MadePart; words: string }

const YES = new Set(['yes', 'true', 'true()', '1', 'sí', 'si'])
/** Names that stand alone in a filter: columns of the file. */
const columnsIn = (filter: string): Set<string> =>
  new Set(filter.replaceAll(/\$\{[^}]*\}|'[^']*'|"[^"]*"/gu, ' ').match(/[A-Za-z_][\w-]*(?![\w-]*\s*\()/gu))
const ALWAYS = /^true\(\)$/iu
const NO = new Set(['', 'no', 'false', 'false()', '0'])

export function ruler(ruling: Ruling) {
  const { report } = ruling

  /** Reads what stands in a cell; what ours cannot say is told there. */
  function read<T>(
    { row, column, part: of, words }: Place,
    make: (text: string) => T,
    text = row.cell(column),
  ): T | null {
    if (text === '') return null
    try {
      return make(text)
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error
      report.leftOut(error.code, row.place(column), { about: error.about, words, part: of })
      return null
    }
  }

  const contextOf = (
    { row, column, part: of, words }: Place,
    self: Meaning | undefined,
    repeat: string | null,
    more: Partial<Context> = {},
  ): Context => ({
    ...{
      meaningOf: ruling.meaningFrom(row),
      self,
      repeat,
      columns: null,
      onColumn: () => undefined,
      onLookup: ruling.onLookup,
    },
    onChanged: (code) => report.changed(code, row.place(column), { words, part: of }),
    ...more,
  })

  const formula = (expression: Expression | null): string => (expression ? formulaOf(expression) : '')

  /** The conditions of several rows, all of which have to hold. */
  function shown(
    rows: readonly { row: Row; self?: Meaning }[],
    of: Omit<Place, 'row' | 'column'>,
    repeat: string | null,
  ): string {
    const conditions = rows.flatMap(({ row, self }) => {
      const place = { ...of, row, column: 'relevant' }
      return read(place, (text) => asYesNo(translated(text, contextOf(place, self, repeat)))) ?? []
    })
    const [first, ...others] = conditions
    return first ? formulaOf(others.reduce(both, first)) : ''
  }

  function sectionRules(section: Section, groups: readonly Row[], own: Row | null): Section {
    const of: Omit<Place, 'row' | 'column'> = {
      part: { kind: 'section', id: section.id },
      words: section.titulo,
    }
    const mostrarSi = shown(
      groups.map((row) => ({ row })),
      of,
      null,
    )
    if (!own || !section.repetible) return { ...section, mostrarSi }
    const place = { ...of, row: own, column: 'repeat_count' }
    const filas = read(place, (text) => asNumber(translated(text, contextOf(place, undefined, null))))
    const counted = formula(filas)
    // What counts the rows also says when there is none.
    return {
      ...section,
      mostrarSi,
      filas: counted,
      puedeEstarVacia: counted === '' && section.puedeEstarVacia,
    }
  }

  function questionRules(made: Made, repeat: string | null): Question {
    const { question, placed } = made
    const { row } = placed
    const subject = ruling.subjectOf(made)
    const self: Meaning = { is: 'question', subject, repeat }
    const of = { part: part(question), words: question.titulo }
    const mostrarSi = shown([...placed.groups.map((one) => ({ row: one })), { row, self }], of, repeat)
    if (asksNothing(question) || HIDDEN_TYPES.has(placed.type.is)) {
      const unasked = asksNothing(question)
        ? ['calculation', 'default', 'constraint']
        : ['constraint', 'required']
      tellUnasked(row, unasked, of)
      return { ...question, mostrarSi }
    }
    const at = (column: string): Place => ({ ...of, row, column })
    const say = (
      column: string,
      make: (operand: TypedExpression) => Expression,
      more: Partial<Context> = {},
      source = row.cell(column),
    ): string => {
      const place = at(column)
      const context = contextOf(place, self, repeat, more)
      return formula(read(place, (text) => make(translated(text, context)), source))
    }
    const written = row.cell('required').toLowerCase()
    const isFixed = YES.has(written) || NO.has(written)
    const calculo = say('calculation', (operand) => asAnswer(operand, subject), {
      onChanged: () => undefined,
    })
    const isOnce = /\bonce\s*\(/u.test(row.cell('calculation'))
    if (isOnce && calculo !== '') report.changed('computedOnce', row.place('calculation'), of)
    // What is calculated is read only here; what is so only at times is not.
    if (!NO.has(row.cell('read_only').toLowerCase()) && calculo === '')
      report.leftOut('readOnly', row.place('read_only'), of)
    return {
      ...withFilter(made, (text, more) =>
        say(placed.type.filter === undefined ? 'choice_filter' : 'appearance', asYesNo, more, text),
      ),
      ...range(made),
      required: YES.has(written),
      obligatoriaSi: isFixed ? '' : say('required', asYesNo),
      mostrarSi,
      calculo: isOnce ? '' : calculo,
      valorInicial: isOnce
        ? calculo
        : initial(at('default'), subject, contextOf(at('default'), self, repeat)),
      validaciones: checks(made, say('constraint', asYesNo)),
    }
  }

  /** What is calculated counts only where it is shown there; nobody is asked to mend it. */
  function calculationRules({ question, placed: { row, groups } }: Made, repeat: string | null): Question {
    const of = { part: part(question), words: question.titulo }
    tellUnasked(row, ['constraint', 'required'], of)
    return {
      ...question,
      mostrarSi: shown(
        [...groups, row].map((one) => ({ row: one })),
        of,
        repeat,
      ),
    }
  }

  /** Columns that mean something only where somebody is asked. */
  function tellUnasked(row: Row, columns: readonly string[], of: Omit<Place, 'row' | 'column'>): void {
    for (const column of columns)
      if (!NO.has(row.cell(column).toLowerCase()))
        report.leftOut('setting', row.place(column), { ...of, about: column })
  }

  /** What stands there to begin with: a plain value, or an expression. */
  function initial(place: Place, subject: Subject, context: Context): string {
    const made = read(place, (text) =>
      asAnswer(isExpression(text) ? translated(text, context) : textConstant(text), subject),
    )
    return formula(made)
  }

  const wordsOf = (row: Row, column: string) => (language: string) =>
    readWords(row.cell(column, language), row.place(column), { ...ruling.words, most: MAX_IN_FILE.words })

  function checks({ question, placed: { row, type } }: Made, regla: string): Question['validaciones'] {
    const { newId, tongues } = ruling
    // Who reads on has to agree; a no is not taken.
    if (type.is === 'acknowledge' || type.is === 'trigger')
      return [{ ...newCheck(newId()), regla: `{{${question.id}}} = true` }]
    if (regla === '') return []
    return [
      withWords({ ...newCheck(newId()), regla }, 'mensaje', wordsOf(row, 'constraint_message'), tongues),
    ]
  }

  type SayFilter = (text: string, more: Partial<Context>) => string

  function withFilter(made: Made, say: SayFilter): Question {
    const { question, options, placed } = made
    const written = placed.type.filter ?? placed.row.cell('choice_filter')
    // It offers everything.
    if (written === '' || ALWAYS.test(written)) return question
    if (kindOf(question) === 'table-choice') return withSteps(made, written, say)
    if (options.length === 0) return question
    const used = new UsedColumns()
    const filtroOpciones = say(written, { columns: ruling.columns, onColumn: used.use })
    if (filtroOpciones === '') return question
    const opciones = options.map((one) => ({ ...one.option, atributos: used.textFor(one) }))
    return { ...question, filtroOpciones, opciones }
  }

  /** A table is asked for columns that say what was answered, and for nothing else. */
  function withSteps({ question, placed: { row } }: Made, written: string, say: SayFilter): Question {
    const filtroOpciones = say(written, { columns: columnsIn(written) })
    if (filtroOpciones === '' || stepsOf(filtroOpciones)) return { ...question, filtroOpciones }
    const told = { words: question.titulo, part: part(question), about: written }
    report.leftOut('formulaType', row.place('choice_filter'), told)
    return question
  }

  /** `start=0 end=10 step=1` of a range. */
  function range({ question, placed: { row, type } }: Made): Partial<Question> {
    if (type.is !== 'range' || kindOf(question) === 'scale') return {}
    const bound = (name: string, otherwise: string): string => {
      const [, value] =
        new RegExp(String.raw`\b${name}\s*=\s*(-?\d+(?:\.\d+)?)`, 'u').exec(row.cell('parameters')) ?? []
      return formulaOf(numberConstant(value ?? otherwise).expression)
    }
    return { minimo: bound('start', '1'), maximo: bound('end', '10') }
  }

  /** A note that nobody can send past while it is there: what the form checks as a whole; null for any other question. */
  function formCheck({ question, placed: { row, type } }: Made, repeat: string | null): Check | null {
    const written = row.cell('required').toLowerCase()
    if (type.is !== 'note' || NO.has(written)) return null
    const told = { words: question.titulo || question.descripcion }
    if (repeat !== null || question.mostrarSi === '' || !YES.has(written)) {
      tellUnasked(row, ['required'], { ...told, part: part(question) })
      return null
    }
    report.changed('noteAsCheck', row.place('required'), told)
    const check: Check = { ...newCheck(ruling.newId()), regla: `not (${question.mostrarSi})` }
    return { ...withWords(check, 'mensaje', wordsOf(row, 'label'), ruling.tongues), delFormulario: true }
  }

  return { questionRules, calculationRules, sectionRules, formCheck }
}
