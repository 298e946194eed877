/** The formulas in the parts of a form, changed all together: what they name gets other names. */
import type { Named } from '../logic/print'
import { withReferences } from '../logic/print'
import type { Check } from './check'
import { mapSame, withFields } from './dense'
import { renameMentions } from './mentions'
import { optionName, partsInFile } from './parts-in-file'
import { QUESTION_FORMULAS, type Question } from './question'
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

/** Names parts as a file of the form does. */
function namedInFile(secciones: readonly Section[]): Rename {
  // Where two parts have one id, a question is meant before a branch, and a branch before a section.
  const byId = new Map(
    partsInFile(secciones)
      .toReversed()
      .map((part) => [part.id, part]),
  )
  return ({ id, option }) => {
    const part = byId.get(id)
    const at = option === null ? -1 : (part?.options.indexOf(option) ?? -1)
    return { id: part?.names[0] ?? id, option: at >= 0 ? optionName(at) : option }
  }
}

/** Names them by their ids again. What a file calls otherwise stays as it is, and is told in the editor. */
function namedById(secciones: readonly Section[]): Rename {
  const byName = new Map(partsInFile(secciones).flatMap((part) => part.names.map((name) => [name, part])))
  return ({ id, option }) => {
    const part = byName.get(id)
    const chosen = option === null ? undefined : part?.options.find((_, at) => optionName(at) === option)
    return { id: part?.id ?? id, option: chosen ?? option }
  }
}

/** Sections whose formulas name parts by their codes, or by where they stand, as a file of a form does (LOGIC-08). */
export const formulasInFile = (secciones: Section[]): Section[] =>
  renameInFormulas(secciones, namedInFile(secciones))

/** The same sections with ids again. */
export const formulasById = (secciones: Section[]): Section[] =>
  renameInFormulas(secciones, namedById(secciones))

/** The same for checks of the form itself, and their words. */
export const checksInFile = (checks: readonly Check[], secciones: readonly Section[]): Check[] =>
  renamedChecks([...checks], namedInFile(secciones))
export const checksById = (checks: readonly Check[], secciones: readonly Section[]): Check[] =>
  renamedChecks([...checks], namedById(secciones))

/** The same for words outside of the sections. */
export const wordsInFile = <P extends object>(part: P, secciones: readonly Section[]): P =>
  withMentions(part, namedInFile(secciones))
export const wordsById = <P extends object>(part: P, secciones: readonly Section[]): P =>
  withMentions(part, namedById(secciones))

/** The same for a formula of the form itself. */
export const formulaInFile = (formula: string, secciones: readonly Section[]): string =>
  renamed(formula, namedInFile(secciones))
export const formulaById = (formula: string, secciones: readonly Section[]): string =>
  renamed(formula, namedById(secciones))
