/** Makes a form of a plain sheet of questions, a row each (MOVE-04). */
import { MAX_IN_FILE } from '../../form/exchange/format'
import { newOption, newQuestion, newSection } from '../../form/factory'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { typesOf, type QuestionKind } from '../../form/kinds'
import { Report, type SourcePlace } from '../report'
import { refused, transferred, type Transferred } from '../transferred'
import { readWords, type WordsReader } from '../words'
import type { Source } from '../xlsform/read'
import type { Columns, Role } from './columns'
import { kindWritten, type WrittenKind } from './kinds'

const YES = /^(?:s[ií]|yes|x|✓|✔|true|verdadero|1|obligatori[oa]|required|bai|sim|はい|oui|\*)$/iu
/** Nothing is mentioned in a plain sheet. */
const NO_MENTION = /(?!)/gu
const CHOICES: readonly QuestionKind[] = ['single-choice', 'multiple-choice', 'ranking']

/** The words of options in one cell. */
function optionsIn(cell: string): string[] {
  const separator = ['\n', ';', '|', ' / ', ','].find((sign) => cell.includes(sign))
  const words = separator === undefined ? [cell] : cell.split(separator)
  return [
    ...new Set(words.map((one) => one.replace(/^\s*[-–•*]\s+/u, '').trim()).filter((one) => one !== '')),
  ]
}

/** A choice needs options; where there are some and no kind is written, it is a choice. */
function kindOfRow(written: WrittenKind | null, options: readonly string[]): WrittenKind {
  if (written === null) return { kind: options.length > 0 ? 'single-choice' : 'text' }
  return CHOICES.includes(written.kind) && options.length === 0 ? { kind: 'text' } : written
}

export function readSheet(
  rows: readonly (readonly string[])[],
  { hasHead, roles }: Columns,
  { name, newId, sheet }: Source & { sheet?: string },
): Transferred {
  if (rows.length > MAX_IN_FILE.questions) return refused('tooManyQuestions')
  const report = new Report()
  const words: WordsReader = { report, mentioned: () => null, mention: NO_MENTION }
  const sections: Section[] = []
  const cellIn = (row: readonly string[], role: Role): string => row[roles.indexOf(role)]?.trim() ?? ''

  function question(row: readonly string[], at: SourcePlace): Question {
    const read = (role: Role, most: number) => readWords(cellIn(row, role), at, { ...words, most })
    const given = optionsIn(cellIn(row, 'options'))
    const written = kindWritten(cellIn(row, 'kind'))
    const { kind, asks, formato } = kindOfRow(written, given)
    const made = newQuestion(newId, typesOf(kind).tipoPregunta, typesOf(kind).tipoDato)
    const told = { words: read('title', MAX_IN_FILE.words), part: { kind: 'question', id: made.id } as const }
    const isChoice = CHOICES.includes(kind)
    if (given.length > MAX_IN_FILE.options) report.leftOut('tooManyOptions', at, told)
    if (written === null && cellIn(row, 'kind') !== '')
      report.changed('kindGuessed', at, { ...told, about: cellIn(row, 'kind') })
    else if (written && written.kind !== kind) report.leftOut('noOptions', at, told)
    else report.brought(at, told)
    return {
      ...made,
      titulo: told.words,
      descripcion: read('hint', MAX_IN_FILE.text),
      required: kind !== 'note' && YES.test(cellIn(row, 'required')),
      ...(asks && { [asks]: true }),
      ...(formato !== undefined && { formato }),
      opciones: isChoice
        ? given.slice(0, MAX_IN_FILE.options).map((texto, orden) => ({
            ...newOption(newId, readWords(texto, at, { ...words, most: MAX_IN_FILE.words })),
            orden,
          }))
        : [],
    }
  }

  rows.forEach((row, index) => {
    if ((hasHead && index === 0) || cellIn(row, 'title') === '') return
    const at: SourcePlace = { ...(sheet !== undefined && { sheet }), row: index + 1 }
    const titulo = cellIn(row, 'section')
    const last = sections.at(-1)
    // A cell that is left empty goes on with the section above.
    const isSame = last && (titulo === '' || last.titulo === titulo)
    const into = isSame ? last : { ...newSection(newId), titulo: titulo === '' ? name : titulo }
    if (!isSame) sections.push(into)
    const made = question(row, at)
    into.preguntas.push({ ...made, orden: into.preguntas.length })
  })
  return transferred({ titulo: name }, sections, report.lines)
}
