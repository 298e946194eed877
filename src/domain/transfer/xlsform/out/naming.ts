/** What the parts of a form and their options are called in an XLSForm. */
import { isCode } from '../../../form/code'
import type { Option, Question } from '../../../form/question'
import type { Section } from '../../../form/section'
import { cutText } from '../../../text/cut'
import { namedParts } from '../../../form-logic/problems'
import type { FormPart } from '../../../form-logic/parts'

const MOST_LETTERS = 40
/** Names that programs give to what they add themselves. */
const TAKEN = ['meta', 'instanceid', 'instancename', 'name', 'data']

const lettersOf = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '')

/** Gives each name once, whatever its letters' case. */
export function uniqueNames(taken: readonly string[] = []) {
  const given = new Set(taken)
  return (wanted: string, otherwise: string): string => {
    const plain = wanted === '' ? otherwise : wanted
    let name = plain
    for (let again = 2; given.has(name.toLowerCase()); again += 1) name = `${plain}_${again}`
    given.add(name.toLowerCase())
    return name
  }
}

/** A name that elements may have: it begins with a letter. */
export const elementName = (words: string): string => {
  const letters = cutText(lettersOf(words), MOST_LETTERS).replace(/_+$/u, '')
  return /^[a-z]/u.test(letters) ? letters : ''
}

export interface Naming {
  /** Of a section, question or branch. */
  nameOf: (id: string) => string
  /** The name of the question that asks which branches count, by the section or one of its branches. */
  choiceOf: (id: string) => string
  /** A name beside that of a part, for what belongs to it. */
  beside: (id: string, ending: string) => string
  codeOf: (question: string, option: string) => string
  part: (id: string) => FormPart | undefined
}

/** The codes of options: each once in its question. */
function optionCodes(options: readonly Option[]): Map<string, string> {
  const give = uniqueNames()
  return new Map(
    options.map(({ id, texto }, at) => [id, give(cutText(lettersOf(texto), MOST_LETTERS), `o${at + 1}`)]),
  )
}

export function namingOf(secciones: readonly Section[]): Naming {
  const give = uniqueNames(TAKEN)
  const names = new Map<string, string>()
  const codes = new Map<string, ReadonlyMap<string, string>>()
  const choices = new Map<string, string>()
  const askedIn = ({ conditionalSection, conditions, preguntas }: Section): Question[] =>
    conditionalSection ? conditions.flatMap(({ questions }) => questions) : preguntas
  const questions = secciones.flatMap(askedIn)
  // Short names come first: formulas of others call questions by them.
  for (const { id, codigo } of questions)
    if (isCode(codigo) && !names.has(id)) names.set(id, give(codigo, codigo))
  for (const [at, { id, titulo, opciones }] of questions.entries()) {
    if (!names.has(id)) names.set(id, give(elementName(titulo), `q${at + 1}`))
    if (!codes.has(id)) codes.set(id, optionCodes(opciones))
  }
  for (const [at, section] of secciones.entries()) {
    if (!names.has(section.id)) names.set(section.id, give(elementName(section.titulo), `s${at + 1}`))
    if (!section.conditionalSection) continue
    const choice = give(elementName(section.conditionalQuestion), `s${at + 1}_which`)
    choices.set(section.id, choice)
    for (const [position, { id, condition }] of section.conditions.entries()) {
      choices.set(id, choice)
      if (!names.has(id)) names.set(id, give(elementName(condition), `s${at + 1}_${position + 1}`))
    }
  }
  const beside = new Map<string, string>()
  const parts = namedParts(secciones)
  const nameOf = (id: string): string => names.get(id) ?? ''
  return {
    nameOf,
    choiceOf: (id) => choices.get(id) ?? '',
    beside(id, ending) {
      const key = `${id} ${ending}`
      const name = beside.get(key) ?? give(id === '' ? ending : `${nameOf(id)}_${ending}`, ending)
      beside.set(key, name)
      return name
    },
    codeOf: (question, option) => codes.get(question)?.get(option) ?? '',
    part: (id) => parts.get(id),
  }
}
