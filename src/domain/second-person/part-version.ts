/**
 * What another person gets of a form and its answer: their part, and of the rest only what its rules and words name
 * (REACH-11).
 */
import type { StoredSection } from '../answer/answer'
import { compactSections } from '../answering/compact'
import { ownChecks } from '../form/edit-form-checks'
import { wordFields } from '../form/fields'
import type { FormVersion } from '../form/form'
import { NO_OPTIONS } from '../form/options'
import { NO_STATES } from '../form/state'
import type { Question } from '../form/question'
import type { Branch, Section } from '../form/section'
import { mentionsIn, partsOf, type FormPart } from '../form-logic/parts'
import { relationsIn } from '../form-logic/relations'

/** A form cut down to a part, and what of the answer belongs to it. */
export interface CutVersion {
  version: FormVersion
  /** Values of what the part names. */
  secciones: StoredSection[]
  /** Position of the part; what stands before it is not shown. */
  part: number
}

/** Words that stand with an answer, or say whose a part is: rules and words of the part may show them. */
const WORDS_OF_ANSWERS: ReadonlySet<string> = new Set(['unidad', 'textoMinimo', 'textoMaximo', 'otraPersona'])
/** Words that only who answers the rest reads, in every language. */
const HIDDEN_WORDS: ReadonlySet<string> = new Set(
  (['section', 'condition', 'question'] as const)
    .flatMap(wordFields)
    .filter((name) => !WORDS_OF_ANSWERS.has(name)),
)

const wordless = <T extends object>(part: T): T => ({
  ...part,
  ...Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      HIDDEN_WORDS.has(name.replace(/_.*/u, '')) && typeof value === 'string' ? [[name, '']] : [],
    ),
  ),
})

/** A question that only says what was answered to it. */
const told = (question: Question, orden: number): Question => ({
  ...wordless(question),
  ...{ orden, required: false, adjuntar: false, adjuntarDocumento: false, adjuntarVideo: false, link: '' },
  ...{ mostrarSi: '', obligatoriaSi: '', calculo: '', valorInicial: '', minimo: '', maximo: '' },
  ...{ filtroOpciones: '', validaciones: [] },
  opciones: question.opciones.map((option) => ({ ...option, mostrarSi: '' })),
})

function toldSection(section: Section, names: ReadonlySet<string>): Section {
  const asked = (questions: Question[]) => questions.filter(({ id }) => names.has(id)).map(told)
  const conditions = section.conditions
    .map((branch): Branch => ({
      ...wordless(branch),
      mostrarSi: '',
      questions: asked(branch.questions),
    }))
    .filter(({ id, questions }) => names.has(id) || questions.length > 0)
  return {
    ...wordless(section),
    ...{
      required: false,
      mostrarSi: '',
      filas: '',
      minimo: '',
      maximo: '',
      validaciones: [],
      otraPersona: '',
    },
    ...{ areaAsociada: null, conditions: conditions.map((branch, order) => ({ ...branch, order })) },
    preguntas: asked(section.preguntas),
  }
}

const isEmpty = ({ preguntas, conditions }: Section): boolean => preguntas.length + conditions.length === 0

const sectionOf = (part: FormPart): number => (part.is === 'question' ? part.place.section : part.section)

/** Ids of everything outside a section that its rules and words name. */
function namesOf(secciones: readonly Section[], at: number): Set<string> {
  const { dependsOn } = relationsIn(secciones)
  const own = partsOf(secciones).filter((one) => sectionOf(one) === at)
  const inside = new Set(own.map(({ definition }) => definition.id))
  const named = own.flatMap((one) => [
    ...dependsOn(one).map(({ definition }) => definition.id),
    ...mentionsIn(one),
  ])
  return new Set(named.filter((id) => !inside.has(id)))
}

const keptOf = <T extends { id: string }>(stored: T[] | undefined, names: ReadonlySet<string>): T[] =>
  (stored ?? []).filter(({ id }) => names.has(id))

/** What was answered to the questions of a cut section. */
function storedOf(stored: StoredSection, section: Section, orden: number): StoredSection {
  const names = new Set([
    ...section.preguntas.map(({ id }) => id),
    ...section.conditions.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]),
  ])
  return {
    ...{ id: stored.id, orden },
    ...(stored.vacia && { vacia: stored.vacia }),
    preguntas: keptOf(stored.preguntas, names),
    seccionesRepetibles: (stored.seccionesRepetibles ?? []).map((row) => ({
      ...row,
      preguntas: keptOf(row.preguntas, names),
    })),
    conditions: keptOf(stored.conditions, names).map((branch) => ({
      ...branch,
      questions: keptOf(branch.questions, names),
    })),
  }
}

/**
 * Cuts a form and an answer down to one section.
 * @param standing the answer's sections as they stand, with the rules worked out
 * @param at position of the section
 */
export function cutToPart(version: FormVersion, standing: Section[], at: number): CutVersion {
  // Whether they are asked at all was decided: what that depends on is not theirs to know.
  const asked = version.secciones.map((section, index) =>
    index === at
      ? {
          ...section,
          ...{ otraPersona: '', mostrarSi: '' },
          // What the form checks as a whole is for whoever sends it.
          validaciones: ownChecks(section),
        }
      : section,
  )
  const names = namesOf(asked, at)
  const around = version.secciones.flatMap((section, index) => {
    if (index === at) return []
    const cut = toldSection(section, names)
    return isEmpty(cut) && !names.has(section.id) ? [] : [cut]
  })
  const part = asked.slice(at, at + 1)
  const secciones = [...around, ...part].map((section, orden) => ({ ...section, orden }))
  const answered = compactSections(standing)
  const { seguir: _days, avisos: _told, ...shared } = version
  return {
    part: around.length,
    secciones: around.flatMap((section, orden) => {
      const stored = answered.find(({ id }) => id === section.id)
      return stored ? [storedOf(stored, section, orden)] : []
    }),
    version: {
      ...shared,
      ...{
        descripcion: '',
        customizedVoucherText: '',
        purcharseOrderDetails: '',
        areas: [],
        ubicacion: null,
      },
      ...{ signatures: [], payments: [], estados: NO_STATES, opcionales: { ...NO_OPTIONS, publico: true } },
      ...{ areaInfo: { nombre: '', id: '' }, secciones },
    },
  }
}
