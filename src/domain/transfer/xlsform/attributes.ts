/** What choices carry for filters: text, or an option of the question that a column is compared with. */
import { attributesText, type Attribute } from '../../form-logic/attributes'
import type { Subject } from '../formula/typed-expression'
import { Untranslatable } from '../untranslatable'
import type { MadeOption } from './choices'

/** A column as attributes are named. */
export const attributeName = (column: string): string => {
  const plain = column.toLowerCase().replaceAll(/[^a-z0-9_]/gu, '_')
  return /^[a-z_]/u.test(plain) ? plain : `_${plain}`
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
