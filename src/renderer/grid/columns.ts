import { tickOption } from '../../domain/answer/picked'
import { areAlike, ROW_KINDS } from '../../domain/form/grid'
import { isHidden } from '../../domain/form/outcome'
import type { Question, Response } from '../../domain/form/question'
import { foreignOptionTag, localized, localizedOption, type Language } from '../../domain/language'
import { kindOf } from '../../domain/form/kinds'
import { scaleIn, stepsOf } from '../../domain/question-types/scale/look'
import type { Texts } from '../../questions/input-props'
import { asksForFiles } from '../attachments/FileInputs'

/** Something that may be chosen in each row. */
export interface Choice {
  key: string
  words: string
  /** What the end of a scale means. */
  end?: string
  lang?: string | undefined
  isOffered: (row: Question) => boolean
  isChosen: (response: Response) => boolean
  /** What choosing it changes, or not choosing it any more. */
  choose: (response: Response, chosen: boolean) => Partial<Response>
}

/** What stands beside the names of the rows: choices, or one place to write into. */
export interface Columns {
  of: 'one' | 'several' | 'written'
  choices: Choice[]
}

/** One of some values that a row may have. */
const valued = (value: string, words: string, end = ''): Choice => ({
  ...{ key: value, words, end },
  isOffered: () => true,
  isChosen: ({ respuesta }) => respuesta === value,
  choose: () => ({ respuesta: value }),
})

/** An option of every row; rows have their own, in the same order. */
function optionsOf({ opciones }: Question, language: Language, isOne: boolean): Choice[] {
  return opciones.map((option, at) => {
    const { orden } = option
    const words = localizedOption(option, language)
    const several: Choice = {
      ...{ key: option.id, words },
      isOffered: () => true,
      isChosen: ({ opciones: ticks }) => ticks[at]?.checked === true,
      choose: ({ opciones: ticks }, chosen) => ({ opciones: tickOption(ticks, orden, chosen) }),
    }
    return {
      ...(isOne ? valued(String(orden), words) : several),
      lang: foreignOptionTag(option, language),
      isOffered: (row) => {
        const own = row.opciones[at]
        return own !== undefined && !isHidden(own)
      },
    }
  })
}

function scaleOf(row: Question, language: Language): Choice[] {
  const scale = scaleIn(row.formato)
  const ends = new Map([
    [scale.from, localized(row, 'textoMinimo', language)],
    [scale.to, localized(row, 'textoMaximo', language)],
  ])
  return stepsOf(scale).map((step) => valued(String(step), String(step), ends.get(step)))
}

/** Whether a row has more than a cell has room for. */
const isWide = (row: Question): boolean =>
  row.repetible ||
  row.calculo !== '' ||
  row.link !== '' ||
  asksForFiles(row) ||
  row.opciones.some(({ otra }) => otra)

/** What the columns of a grid are; null where its rows cannot stand in a table. */
export function columnsOf(rows: readonly Question[], language: Language, t: Texts): Columns | null {
  const [first] = rows
  if (!first || rows.some((row) => !areAlike(first, row) || isWide(row))) return null
  const kind = kindOf(first)
  if (!ROW_KINDS.some((one) => one === kind)) return null
  switch (kind) {
    case 'single-choice':
      return { of: 'one', choices: optionsOf(first, language, true) }
    case 'multiple-choice':
      return { of: 'several', choices: optionsOf(first, language, false) }
    case 'yes-no':
      return { of: 'one', choices: [valued('true', t('input.yes')), valued('false', t('input.no'))] }
    case 'scale':
      return { of: 'one', choices: scaleOf(first, language) }
    default:
      return { of: 'written', choices: [] }
  }
}
