/** The formulas in the parts of a form, changed all together: what they name gets other names. */
import type { Named } from '../logic/print'
import { withReferences } from '../logic/print'
import type { Check } from './check'
import { mapSame, withFields } from './dense'
import { renameMentions } from './mentions'
import { QUESTION_FORMULAS, type Question } from './question'
import { questionListsOf } from './questions-of'
import { SECTION_FORMULAS, type Branch, type Section } from './section'

type Rename = (named: Named) => Named

const renamed = (formula: string, rename: Rename): string =>
  formula === '' ? formula : withReferences(formula, rename)

/** A part with its rule and the answers that its words mention by other names. */
function withShown<P extends { mostrarSi: string }>(part: P, rename: Rename): P {
  const mostrarSi = renamed(part.mostrarSi, rename)
  return withMentions(mostrarSi === part.mostrarSi ? part : { ...part, mostrarSi }, rename)
}

const withMentions = <P extends object>(part: P, rename: Rename): P =>
  renameMentions(part, (id) => rename({ id, option: null }).id)

const renamedChecks = (checks: Check[], rename: Rename): Check[] =>
  mapSame(checks, (check) => withMentions(withFields(check, { regla: renamed(check.regla, rename) }), rename))

function renamedQuestion(question: Question, rename: Rename): Question {
  const formulas = Object.fromEntries(
    QUESTION_FORMULAS.map((field) => [field, renamed(question[field], rename)]),
  )
  return withFields(withMentions(question, rename), {
    ...formulas,
    opciones: mapSame(question.opciones, (option) =>
      withFields(withShown(option, rename), { atributos: renamed(option.atributos, rename) }),
    ),
    validaciones: renamedChecks(question.validaciones, rename),
  })
}

const renamedBranch = (branch: Branch, rename: Rename): Branch => ({
  ...withShown(branch, rename),
  questions: mapSame(branch.questions, (question) => renamedQuestion(question, rename)),
})

const renamedSection = (section: Section, rename: Rename): Section =>
  withFields(withMentions(section, rename), {
    ...Object.fromEntries(SECTION_FORMULAS.map((field) => [field, renamed(section[field], rename)])),
    validaciones: renamedChecks(section.validaciones, rename),
  })

/** Sections whose formulas name things as they are called now; what is not called otherwise keeps its name. */
export const renameInFormulas = (secciones: Section[], rename: Rename): Section[] =>
  secciones.map((section) => ({
    ...renamedSection(section, rename),
    preguntas: mapSame(section.preguntas, (question) => renamedQuestion(question, rename)),
    conditions: section.conditions.map((branch) => renamedBranch(branch, rename)),
  }))

/** The same for one question. */
export const renameInQuestion = renamedQuestion

/** Names that were given to copies, by those of what was copied. */
export interface Copied {
  ids: ReadonlyMap<string, string>
  /** Of options, by the question's former id. */
  options: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Names what was copied by its copy, and everything else as before. */
export const followCopies =
  ({ ids, options }: Copied): Rename =>
  ({ id, option }) => ({
    id: ids.get(id) ?? id,
    option: option === null ? null : (options.get(id)?.get(option) ?? option),
  })

/** Where each part of a form stands, by which a file names it: ids stay behind. */
function positions(secciones: readonly Section[]): { id: string; name: string; options: string[] }[] {
  let asked = 0
  return secciones.flatMap((section, at) => [
    ...questionListsOf(section).flatMap(({ questions }) =>
      questions.map(({ id, opciones }) => {
        asked += 1
        return { id, name: `pregunta.${asked}`, options: opciones.map((option) => option.id) }
      }),
    ),
    ...section.conditions.map(({ id }, branch) => ({
      ...{ id, name: `seccion.${at + 1}.${branch + 1}`, options: [] },
    })),
    { id: section.id, name: `seccion.${at + 1}`, options: [] },
  ])
}

const optionName = (at: number): string => `opcion.${at + 1}`

/** Names parts by where they stand in a form. */
function namedByPosition(secciones: readonly Section[]): Rename {
  // Where two parts have one id, a question is meant before a branch, and a branch before a section.
  const byId = new Map(
    positions(secciones)
      .toReversed()
      .map((part) => [part.id, part]),
  )
  return ({ id, option }) => {
    const part = byId.get(id)
    const at = option === null ? -1 : (part?.options.indexOf(option) ?? -1)
    return { id: part?.name ?? id, option: at >= 0 ? optionName(at) : option }
  }
}

/** Names them by their ids again. What stands nowhere stays as it is, and is told in the editor. */
function namedById(secciones: readonly Section[]): Rename {
  const byName = new Map(positions(secciones).map((part) => [part.name, part]))
  return ({ id, option }) => {
    const part = byName.get(id)
    const chosen = option === null ? undefined : part?.options.find((_, at) => optionName(at) === option)
    return { id: part?.id ?? id, option: chosen ?? option }
  }
}

/** Sections whose formulas name parts by where they stand, as in a file of a form (LOGIC-08). */
export const formulasByPosition = (secciones: Section[]): Section[] =>
  renameInFormulas(secciones, namedByPosition(secciones))

/** The same sections with ids again. */
export const formulasById = (secciones: Section[]): Section[] =>
  renameInFormulas(secciones, namedById(secciones))

/** The same for checks of the form itself, and their words. */
export const checksByPosition = (checks: readonly Check[], secciones: readonly Section[]): Check[] =>
  renamedChecks([...checks], namedByPosition(secciones))
export const checksById = (checks: readonly Check[], secciones: readonly Section[]): Check[] =>
  renamedChecks([...checks], namedById(secciones))

/** The same for words outside of the sections. */
export const wordsByPosition = <P extends object>(part: P, secciones: readonly Section[]): P =>
  withMentions(part, namedByPosition(secciones))
export const wordsById = <P extends object>(part: P, secciones: readonly Section[]): P =>
  withMentions(part, namedById(secciones))

/** The same for a formula of the form itself. */
export const formulaByPosition = (formula: string, secciones: readonly Section[]): string =>
  renamed(formula, namedByPosition(secciones))
export const formulaById = (formula: string, secciones: readonly Section[]): string =>
  renamed(formula, namedById(secciones))
