/** The calculations of an XLSForm, which nobody sees there: each becomes a question that is answered by its formula. */
import { newQuestion, type NewId } from '../../form/factory'
import type { Question } from '../../form/question'
import { formulaOf } from '../../logic/print'
import type { ValueType } from '../../logic/value'
import { typesOf, type QuestionKind } from '../../form/kinds'
import { asAnswer } from '../formula/as-answer'
import type { TypedExpression } from '../formula/typed-expression'
import type { Report } from '../report'
import { Untranslatable } from '../untranslatable'
import type { PlacedRow, SectionPlan } from './layout'
import { subjectOf, typeOfExpression } from './names'
import { part, type Made } from './questions'
import type { Context, Meaning, MeaningFrom } from './xpath/context'
import { translated } from './xpath/translate'

const KIND_OF: Record<ValueType, QuestionKind> = {
  ...{ text: 'text', options: 'text', place: 'text', number: 'decimal' },
  ...{ yesNo: 'yes-no', date: 'date', moment: 'date-time', time: 'time' },
}

export interface Calculating {
  newId: NewId
  report: Report
  codeFor: (name: string) => string
  idOf: ReadonlyMap<PlacedRow, string>
  /** The repeat in which a row stands. */
  repeatOf: (plan: SectionPlan) => string | null
  meaningFrom: MeaningFrom
  onLookup: Context['onLookup']
}

/** A row that calculates, and where it stands. */
export interface Calculation {
  placed: PlacedRow
  plan: SectionPlan
}

/**
 * Works out what calculations come to, each when it is first asked for: its type follows from what it names.
 * @returns what a name means, and the questions that were made; null where ours cannot say it
 */
export function calculator(calculating: Calculating) {
  const { newId, report, codeFor, idOf, repeatOf, meaningFrom, onLookup } = calculating
  const made = new Map<PlacedRow, { meaning: Meaning; made: Made } | null>()

  function work({ placed, plan }: Calculation): { meaning: Meaning; made: Made } | null {
    const { row } = placed
    const name = row.cell('name')
    const repeat = repeatOf(plan)
    const context: Context = {
      meaningOf: meaningFrom(row),
      ...{ self: undefined, repeat, columns: null, onColumn: () => undefined, onLookup },
      onChanged: (code) => report.changed(code, row.place('calculation'), { words: name }),
    }
    try {
      const operand = translated(row.cell('calculation') || row.cell('default'), context)
      const question = questionOf(operand, placed)
      const subject = subjectOf(question, row.cell('name'), [], { isWhole: operand.isWhole === true })
      const whole = withFormula(question, formulaOf(asAnswer(operand, subject)), row.cell('calculation'))
      tell(whole, operand, placed)
      const meaning: Meaning = { is: 'question', subject, repeat }
      return { meaning, made: { question: whole, placed, plan, options: [] } }
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error
      report.leftOut(error.code, row.place('calculation'), { about: error.about, words: name })
      return null
    }
  }

  function questionOf(operand: TypedExpression, placed: PlacedRow): Question {
    const name = placed.row.cell('name')
    const type = typeOfExpression(operand)
    const kind = type === 'number' && operand.isWhole === true ? 'integer' : KIND_OF[type]
    const { tipoPregunta, tipoDato } = typesOf(kind)
    const id = idOf.get(placed) ?? newId()
    const titulo = placed.row.cell('label') || name
    return { ...newQuestion(() => id, tipoPregunta, tipoDato), codigo: codeFor(name), titulo }
  }

  function tell(question: Question, operand: TypedExpression, { row }: PlacedRow): void {
    const name = row.cell('name')
    const told = { words: name, part: part(question) }
    if (question.codigo !== name)
      report.changed('renamed', row.place('name'), { ...told, about: question.codigo })
    report.changed('calculatedShown', row.place('type'), told)
    if (operand.is === 'number' && operand.isWhole !== true)
      report.changed('twoDecimals', row.place('calculation'), told)
  }

  /** What a row comes to; nothing while it is being worked out, as it then depends on itself. */
  return (calculation: Calculation) => {
    const { placed } = calculation
    const known = made.get(placed)
    if (known !== undefined) return known
    made.set(placed, null)
    const worked = work(calculation)
    made.set(placed, worked)
    return worked
  }
}

/** What is worked out once stays as it was: it is filled in, and not worked out again. */
const withFormula = (question: Question, formula: string, written: string): Question =>
  /\bonce\s*\(/u.test(written) ? { ...question, valorInicial: formula } : { ...question, calculo: formula }
