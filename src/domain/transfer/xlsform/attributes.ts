/** What choices carry for filters: text, or an option of the question that a column is compared with. */
import { attributesOf, type Attribute } from '../../form-logic/attributes'
import { attributesText } from '../../form-logic/attributes-text'
import type { Question } from '../../form/question'
import type { Subject } from '../formula/typed-expression'
import { Untranslatable } from '../untranslatable'
import type { MadeOption } from './choices'

/** A column as attributes are named. */
export const attributeName = (column: string): string => {
  const plain = column.toLowerCase().replaceAll(/[^a-z0-9_]/gu, '_')
  return /^[a-z_]/u.test(plain) ? plain : `_${plain}`
}

/** Columns that are looked up of choices, by the question that picks them. */
export class LookedUpColumns {
  private readonly columns = new Map<string, Set<string>>()

  readonly use = ({ id }: Subject, column: string): void => {
    this.columns.set(id, (this.columns.get(id) ?? new Set()).add(column))
  }

  /** The question with what is looked up of its options, beside what filters look at. */
  withThem(question: Question, options: readonly MadeOption[]): Question {
    const columns = [...(this.columns.get(question.id) ?? [])]
    if (columns.length === 0) return question
    const opciones = question.opciones.map((option) => {
      const row = options.find((one) => one.option.id === option.id)?.row
      const before = attributesOf(option.atributos)
      const more = columns.map((column): Attribute => ({
        ...{ name: attributeName(column), value: row?.cell(column) ?? '', question: null },
      }))
      const missing = more.filter(({ name }) => !before.some((one) => one.name === name))
      return { ...option, atributos: attributesText([...before, ...missing]) }
    })
    return { ...question, opciones }
  }
}

/** The columns that one filter looks at, each with the question whose options it holds; null for texts. */
export class UsedColumns {
  private readonly used = new Map<string, Subject | null>()

  readonly use = (column: string, subject: Subject | null): void => {
    const before = this.used.get(column)
    if (this.used.has(column) && before !== subject) throw new Untranslatable('formulaType', column)
    this.used.set(column, subject)
  }

  /** The attributes of one choice. */
  readonly textFor = ({ row, choice }: MadeOption): string =>
    attributesText(
      [...this.used].map(([column, subject]): Attribute => {
        const value = column === 'name' ? choice.code : (row?.cell(column) ?? '')
        const chosen = subject?.choices.find(({ code }) => code === value)
        const name = attributeName(column)
        return subject && chosen
          ? { name, value: chosen.id, question: subject.id }
          : { name, value, question: null }
      }),
    )
}
