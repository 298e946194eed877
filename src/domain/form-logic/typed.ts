/** Formulas as builders type them: parts are called by their short name, or by their title. Nobody sees an id. */
import { withoutAnswers } from '../text/without-answers'
import type { Section } from '../form/section'
import { withReferences } from '../logic/print'
import { partsById, partsOf, type FormPart } from './parts'

interface Names {
  /** What a reference is called, by `id` or `id:option`. */
  shown: ReadonlyMap<string, string>
  /** What is meant by a name, as `id` or `id:option`. */
  meant: ReadonlyMap<string, string>
}

/** A part in the form's own words, without the answers that they mention; '' where it has none yet. */
export const wordsOf = (part: FormPart): string =>
  withoutAnswers(part.is === 'branch' ? part.definition.condition : part.definition.titulo)

/** Brackets and line breaks end a reference. */
const asName = (words: string): string => words.replaceAll(/[{}\s]+/gu, ' ').trim()

const keyOf = (id: string, option: string | null): string => (option === null ? id : `${id}:${option}`)

/** Adds a name for something, unless something else has it. */
function addName(meant: Map<string, string>, name: string, key: string): boolean {
  if (name === '' || (meant.has(name) && meant.get(name) !== key)) return false
  meant.set(name, key)
  return true
}

const REFERENCE = /\{\{([^{}]*)\}\}/gu

const known = new WeakMap<readonly Section[], Names>()

function namesOf(secciones: readonly Section[]): Names {
  const before = known.get(secciones)
  if (before) return before
  const [shown, meant] = [new Map<string, string>(), new Map<string, string>()]
  const parts = [...partsById(partsOf(secciones)).values()]
  const options = (part: FormPart) => (part.is === 'question' ? part.definition.opciones : [])
  // An id is an id, whatever else is called so.
  for (const part of parts) {
    const { id } = part.definition
    for (const key of [id, ...options(part).map((option) => keyOf(id, option.id))]) meant.set(key, key)
  }
  for (const [at, part] of parts.entries()) {
    const { id } = part.definition
    const title = asName(wordsOf(part))
    const code = part.is === 'question' ? part.definition.codigo : ''
    const names = [code, title].filter((name) => addName(meant, name, id))
    const numbered = asName(`${title} #${at + 1}`)
    const name = names[0] ?? (addName(meant, numbered, id) ? numbered : id)
    shown.set(id, name)
    for (const [position, option] of options(part).entries()) {
      const key = keyOf(id, option.id)
      const words = asName(`${name}:${asName(option.texto)}`)
      const other = asName(`${words} #${position + 1}`)
      shown.set(key, [words, other].find((one) => addName(meant, one, key)) ?? key)
    }
  }
  const names = { shown, meant }
  known.set(secciones, names)
  return names
}

/** A formula as it is shown to be typed on: `{{age}} >= 18`, `{{Tiene mascotas}} = {{Tiene mascotas:Sí}}`. */
export const shownFormula = (formula: string, secciones: readonly Section[]): string =>
  withReferences(
    formula,
    (named) => named,
    ({ id, option }) => `{{${namesOf(secciones).shown.get(keyOf(id, option)) ?? keyOf(id, option)}}}`,
  )

/** Words of a form as they are shown to be typed on: answers that they mention are called by their names (LOGIC-12). */
export const shownWords = (text: string, secciones: readonly Section[]): string =>
  text.includes('{{')
    ? text.replaceAll(REFERENCE, (whole, id: string) => {
        const name = namesOf(secciones).shown.get(id.trim())
        return name === undefined ? whole : `{{${name}}}`
      })
    : text

/** What was typed, with ids again; a name that nothing has stays, and is told. */
export const typedFormula = (typed: string, secciones: readonly Section[]): string =>
  typed.replaceAll(REFERENCE, (whole, name: string) => {
    const meant = namesOf(secciones).meant.get(asName(name))
    return meant === undefined ? whole : `{{${meant}}}`
  })

/** How a part is written in a formula that is typed. */
export const nameToType = (id: string, secciones: readonly Section[]): string =>
  `{{${namesOf(secciones).shown.get(id) ?? id}}}`

/** How an option is written in a formula that is typed. */
export const optionToType = (id: string, option: string, secciones: readonly Section[]): string =>
  `{{${namesOf(secciones).shown.get(keyOf(id, option)) ?? keyOf(id, option)}}}`

/** The id of the part that has a name in formulas that are typed; undefined where none has it, or an option is meant. */
export function partOfName(name: string, secciones: readonly Section[]): string | undefined {
  const meant = namesOf(secciones).meant.get(asName(name))
  return meant === undefined || meant.includes(':') ? undefined : meant
}
