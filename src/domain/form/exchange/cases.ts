/** Cases of a form in a file: a file carries no ids, so they name parts and options by where these stand (LOGIC-09). */
import type { NewId } from '../factory'
import { MAX_CASE_NAME, MAX_CASES, type Case, type Given } from '../case'
import { isChoice } from '../edit-questions'
import type { Form } from '../form'
import { formulaByPosition, formulaById } from '../formulas'
import { allQuestions } from '../questions-of'
import type { Section } from '../section'
import { MAX_IN_FILE } from './format'
import { nodeOf, type Findings, type Node } from './node'

/** Most letters of an answer that a case gives. */
const MAX_VALUE = MAX_IN_FILE.text
/** Most lines of what comes of a case. */
const MAX_LINES = 4 * MAX_IN_FILE.questions

const REFERENCE = /\{\{[^{}]*\}\}/gu
/** What comes of a case: about what, of which part, in which row, and how it is. */
const LINE = /^(\w+) (\S+) (\d+=.*)$/su

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
const ticks = ({ parte, valor }: Given, choices: ReadonlySet<string>): string[] | null =>
  choices.has(parte) ? valor.split(' ').map((option) => reference(parte, option)) : null

const partOfLine = (line: string): string => LINE.exec(line)?.[2] ?? ''

/** The cases as a file has them. */
export function casesByPosition({ casos = [], secciones }: Pick<Form, 'casos' | 'secciones'>): object[] {
  const choices = new Set(
    allQuestions(secciones)
      .filter(isChoice)
      .map(({ id }) => id),
  )
  const named = casos.flatMap(({ dado, espera }) => [
    ...dado.flatMap((given) => [reference(given.parte), ...(ticks(given, choices) ?? [])]),
    ...espera.map((line) => reference(partOfLine(line))),
  ])
  const nameOf = renamer(named, formulaByPosition, secciones)
  return casos.map(({ nombre, dia, dado, espera }) => ({
    ...{ nombre, dia },
    dado: dado.map((given) => ({
      parte: nameOf(reference(given.parte)),
      ...(given.fila > 0 && { fila: given.fila }),
      valor: ticks(given, choices)?.map(nameOf).join(' ') ?? given.valor,
    })),
    espera: espera.map((line) =>
      line.replace(LINE, (_, what: string, part: string, rest: string) =>
        [what, nameOf(reference(part)), rest].join(' '),
      ),
    ),
  }))
}

function readGiven(value: unknown, path: string, found: Findings): Given {
  const node = nodeOf(value, path, found)
  const given = {
    parte: node.words('parte'),
    fila: node.count('fila') ?? 0,
    valor: node.words('valor', MAX_VALUE),
  }
  node.end()
  return given
}

/** The cases of a file; what they say of parts that the file does not have is left out. */
export function readCases(form: Node, secciones: readonly Section[], found: Findings, newId: NewId): Case[] {
  const read = form.list('casos', MAX_CASES, (value, path): Case => {
    const node = nodeOf(value, path, found)
    const kept = {
      id: newId(),
      nombre: node.words('nombre', MAX_CASE_NAME),
      dia: node.words('dia'),
      dado: node.list('dado', MAX_IN_FILE.questions, (one, at) => readGiven(one, at, found)),
      espera: node.list('espera', MAX_LINES, (line) => (typeof line === 'string' ? line : '')),
    }
    node.end()
    return kept
  })
  const named = read.flatMap(({ dado, espera }) => [
    ...dado.flatMap(({ parte, valor }) => [parte, ...valor.split(' ')]),
    ...espera.map(partOfLine),
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
  const valueOf = (id: string, valor: string): string => {
    const question = questions.get(id)
    if (!question || !isChoice(question)) return valor
    const wanted = new Set(valor.split(' ').map(nameOf))
    return question.opciones
      .filter((option) => wanted.has(reference(id, option.id)))
      .map((option) => option.id)
      .join(' ')
  }
  return read.map(({ dado, espera, ...kept }) => ({
    ...kept,
    dado: dado.flatMap(({ parte, fila, valor }) => {
      const id = idOf(parte)
      return id === null ? [] : [{ parte: id, fila, valor: valueOf(id, valor) }]
    }),
    espera: espera.flatMap((line) => {
      const [, what = '', part = '', rest = ''] = LINE.exec(line) ?? []
      const id = idOf(part)
      return id === null ? [] : [[what, id, rest].join(' ')]
    }),
  }))
}
