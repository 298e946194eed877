/** Cases of a form in a file: a file carries no ids, so they name parts and options by where these stand (LOGIC-09). */
import type { NewId } from '../factory'
import { MAX_CASE_NAME, MAX_CASES, WHOLE_FORM, type Case, type CaseInput } from '../case'
import { isChoice } from '../edit-questions'
import type { Form } from '../form'
import { formulaInFile, formulaById } from '../formulas'
import { allQuestions } from '../questions-of'
import type { Section } from '../section'
import type { States } from '../state'
import { refAt, stateRef } from '../state-ref'
import { MAX_IN_FILE } from './format'
import { nodeOf, type Findings, type Node } from './node'

/** Most letters of an answer that a case gives. */
const MAX_VALUE = MAX_IN_FILE.text
/** Most lines of what comes of a case. */
const MAX_LINES = 4 * MAX_IN_FILE.questions

const REFERENCE = /\{\{[^{}]*\}\}/gu
/** What comes of a case: about what, of which part, in which row, and how it is. */
const LINE = /^(\w+) (\S+) (\d+)=(.*)$/su

type CasesForm = Pick<Form, 'casos' | 'secciones' | 'estados'>
interface Line {
  what: string
  part: string
  row: string
  value: string
}

function readLine(line: string): Line | null {
  const [, what = '', part = '', row = '', value = ''] = LINE.exec(line) ?? []
  return what === '' ? null : { what, part, row, value }
}
const lineText = ({ what, part, row, value }: Line): string => `${what} ${part} ${row}=${value}`

const reference = (part: string, option?: string): string =>
  `{{${option === undefined ? part : `${part}:${option}`}}}`

const isReference = (text: string): boolean => /^\{\{[^{}]+\}\}$/u.test(text)

/** What references are called otherwise, all found out at once. */
function renamer(
  references: readonly string[],
  rename: (formula: string, secciones: readonly Section[]) => string,
  secciones: readonly Section[],
): (reference: string) => string {
  const before = [...new Set(references)]
  const after = rename(before.join(' '), secciones).match(REFERENCE) ?? []
  const names = new Map(before.map((one, at) => [one, after[at] ?? one]))
  return (one) => names.get(one) ?? one
}

/** The options that a case ticks, each as a reference; null for an answer of another kind. */
const ticks = ({ parte, valor }: CaseInput, choices: ReadonlySet<string>): string[] | null =>
  choices.has(parte) ? words(valor).map((option) => reference(parte, option)) : null

/** Ids of options, or references to them, parted by spaces. */
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** By which position a file names a state; '' for none. */
function statePosition({ disponibles }: States, named: string): string {
  const position = disponibles.findIndex((state) => stateRef(state) === named)
  return position < 0 ? '' : String(position)
}

/** The cases as a file has them. */
export function casesInFile({ casos = [], secciones, estados }: CasesForm): object[] {
  const choices = new Set(
    allQuestions(secciones)
      .filter(isChoice)
      .map(({ id }) => id),
  )
  const lines = (espera: readonly string[]) => espera.flatMap((line) => readLine(line) ?? [])
  const offered = ({ part, value }: Line) => words(value).map((option) => reference(part, option))
  const named = casos.flatMap(({ dado, espera }) => [
    ...dado.flatMap((given) => [reference(given.parte), ...(ticks(given, choices) ?? [])]),
    ...lines(espera).flatMap((line) => [
      reference(line.part),
      ...(line.what === 'offered' ? offered(line) : []),
    ]),
  ])
  const nameOf = renamer(named, formulaInFile, secciones)
  const valueOf = (line: Line): string => {
    if (line.what === 'state') return statePosition(estados, line.value)
    return line.what === 'offered' ? offered(line).map(nameOf).join(' ') : line.value
  }
  return casos.map(({ nombre, dia, dado, espera }) => ({
    ...{ nombre, dia },
    dado: dado.map((given) => ({
      parte: nameOf(reference(given.parte)),
      ...(given.fila > 0 && { fila: given.fila }),
      valor: ticks(given, choices)?.map(nameOf).join(' ') ?? given.valor,
      ...(given.archivos && { archivos: given.archivos }),
    })),
    espera: lines(espera).map((line) =>
      lineText({
        ...line,
        part: line.part === WHOLE_FORM ? WHOLE_FORM : nameOf(reference(line.part)),
        value: valueOf(line),
      }),
    ),
  }))
}

function readGiven(value: unknown, path: string, found: Findings): CaseInput {
  const node = nodeOf(value, path, found)
  const given = {
    parte: node.words('parte'),
    fila: node.count('fila') ?? 0,
    valor: node.words('valor', MAX_VALUE),
    archivos: node.words('archivos'),
  }
  node.end()
  return given
}

/** The cases of a file; what they say of parts that the file does not have is left out. */
export function readCases(
  form: Node,
  { secciones, estados }: Omit<CasesForm, 'casos'>,
  found: Findings,
  newId: NewId,
): Case[] {
  const read = form.list('casos', MAX_CASES, (value, path) => {
    const node = nodeOf(value, path, found)
    const kept = {
      id: newId(),
      nombre: node.words('nombre', MAX_CASE_NAME),
      dia: node.words('dia'),
      dado: node.list('dado', MAX_IN_FILE.questions, (one, at) => readGiven(one, at, found)),
      espera: node.list('espera', MAX_LINES, (line) => (typeof line === 'string' ? readLine(line) : null)),
    }
    node.end()
    return { ...kept, espera: kept.espera.flatMap((line) => line ?? []) }
  })
  const named = read.flatMap(({ dado, espera }) => [
    ...dado.flatMap(({ parte, valor }) => [parte, ...valor.split(' ')]),
    ...espera.flatMap(({ what, part, value }) => [part, ...(what === 'offered' ? words(value) : [])]),
  ])
  const nameOf = renamer(named.filter(isReference), formulaById, secciones)
  const questions = new Map(allQuestions(secciones).map((question) => [question.id, question]))
  const parts = new Set([
    ...questions.keys(),
    ...secciones.flatMap(({ id, conditions }) => [id, ...conditions.map((branch) => branch.id)]),
  ])
  /** The id of what is named; null for what is not there. */
  const idOf = (name: string): string | null => {
    const id = isReference(name) ? nameOf(name).slice(2, -2) : ''
    return parts.has(id) ? id : null
  }
  const optionsOf = (id: string, references: string): string | null => {
    const question = questions.get(id)
    if (!question || !isChoice(question)) return null
    const wanted = new Set(words(references).map(nameOf))
    return question.opciones
      .filter((option) => wanted.has(reference(id, option.id)))
      .map((option) => option.id)
      .join(' ')
  }
  const valueOf = (id: string, { what, value }: Line): string => {
    if (what === 'offered') return optionsOf(id, value) ?? ''
    return what === 'state' && value !== '' ? (refAt(estados, Number(value)) ?? '') : value
  }
  return read.map(({ dado, espera, ...kept }) => ({
    ...kept,
    dado: dado.flatMap(({ parte, fila, valor, archivos }) => {
      const id = idOf(parte)
      if (id === null) return []
      return [{ parte: id, fila, valor: optionsOf(id, valor) ?? valor, ...(archivos !== '' && { archivos }) }]
    }),
    espera: espera.flatMap((line) => {
      const part = line.part === WHOLE_FORM ? WHOLE_FORM : idOf(line.part)
      return part === null ? [] : [lineText({ ...line, part, value: valueOf(part, line) })]
    }),
  }))
}
