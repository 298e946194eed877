/**
 * Ids of a form's parts, each once (decision 066). Old forms counted questions anew in each section, so two had one id and
 * shared whatever is kept by it: a column, a chart, a placeholder. Reading a form gives the later one an id of its own, made
 * of where it stands, so that every version and every reader makes the same; the first one keeps what is stored by it.
 */
import { mapSame } from './dense'
import type { Option, Question } from './question'
import type { Branch, Section } from './section'

/** Between an id and where it stands; no id that the editor makes has one of these. */
const PLACED = '@'
const AGAIN = '~'

const placed = (id: string, place: string): string => `${id}${PLACED}${place}`

/** The id, or one of its own where another part of the form took it already. */
function taking(taken: Set<string>, id: string, place = ''): string {
  let own = id
  if (taken.has(own) && place !== '') own = placed(id, place)
  for (let again = 2; taken.has(own); again += 1)
    own = `${place === '' ? id : placed(id, place)}${AGAIN}${again}`
  taken.add(own)
  return own
}

const withId = <T extends { id: string }>(part: T, id: string): T => (part.id === id ? part : { ...part, id })

function ownOptions(opciones: Option[]): Option[] {
  const taken = new Set<string>()
  return mapSame(opciones, (option) => withId(option, taking(taken, option.id)))
}

/**
 * Sections in which no two sections, conditions, questions, or options of a question have one id; the same ones where that
 * is so already.
 */
export function withOwnIds(secciones: Section[]): Section[] {
  const [sections, conditions, questions] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const asked = (list: Question[], place: string): Question[] =>
    mapSame(list, (question) => {
      const opciones = ownOptions(question.opciones)
      const own = withId(question, taking(questions, question.id, place))
      return opciones === question.opciones ? own : { ...own, opciones }
    })
  return mapSame(secciones, (given) => {
    const section = withId(given, taking(sections, given.id))
    const preguntas = asked(section.preguntas, section.id)
    const branches = mapSame(section.conditions, (condition): Branch => {
      const own = withId(condition, taking(conditions, condition.id, section.id))
      const below = asked(own.questions, `${section.id}.${condition.id}`)
      return below === own.questions ? own : { ...own, questions: below }
    })
    return preguntas === section.preguntas && branches === section.conditions
      ? section
      : { ...section, preguntas, conditions: branches }
  })
}

/** Whether an id is that one, or was made of it. */
export const isMadeOf = (id: string, original: string): boolean =>
  id === original || id.startsWith(`${original}${PLACED}`) || id.startsWith(`${original}${AGAIN}`)

/** The id that a part had in its place before it got one of its own. */
export function idInPlace(id: string, place: string): string {
  const end = `${PLACED}${place}`
  return id.endsWith(end) ? id.slice(0, -end.length) : id
}

const MADE = new RegExp(`[${PLACED}${AGAIN}].*$`)

/** Stored parts with the ids that they had before, to be compared with those of an answer that has these. */
export function originalIds(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(originalIds)
  if (typeof stored !== 'object' || stored === null || stored instanceof Date) return stored
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [
      field,
      field === 'id' && typeof value === 'string' ? value.replace(MADE, '') : originalIds(value),
    ]),
  )
}
