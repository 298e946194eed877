/** How the address of a list says which choices were made, now and in links and views from before. */
import type { Question } from '../form/question'
import type { ChoiceFilter } from './filters'
import type { SavedView } from '../form/list-settings'

/** Names an option by its id. */
const BY_ID = 'opcion'
/** Named an option by its position, and yes and no. */
const BY_POSITION = 'eleccion'

/** Longest id that an address names. */
const MAX_ID = 300

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function namedChoice(text: string): ChoiceFilter[] {
  const [question = '', value = '', ...rest] = text.split(':').map(decoded)
  const isSound = [question, value].every((id) => id !== '' && id.length <= MAX_ID) && rest.length === 0
  return isSound ? [{ question, value }] : []
}

/** The choice is behind the last separator, because a question's id may have separators in it. */
function oldChoice(text: string): ChoiceFilter[] {
  const at = text.lastIndexOf(':')
  const [question, value] = [text.slice(0, at), text.slice(at + 1)]
  if (at <= 0) return []
  if (value === 'true' || value === 'false') return [{ question, value }]
  return /^\d{1,4}$/.test(value) ? [{ question, value, byPosition: true }] : []
}

/** The choices that an address asks for; what cannot be understood is left out. */
export const readChoices = (params: URLSearchParams): ChoiceFilter[] => [
  ...params.getAll(BY_ID).flatMap(namedChoice),
  ...params.getAll(BY_POSITION).flatMap(oldChoice),
]

/** Adds choices to an address. */
export function writeChoices(params: URLSearchParams, choices: readonly ChoiceFilter[]): void {
  for (const { question, value, byPosition } of choices)
    if (byPosition) params.append(BY_POSITION, `${question}:${value}`)
    else params.append(BY_ID, `${encodeURIComponent(question)}:${encodeURIComponent(value)}`)
}

/**
 * Choices by the ids of their options. One by a position stays as it is where the form has no such question or option.
 * @param questions as they stand in the form now
 */
export const namedChoices = (
  choices: readonly ChoiceFilter[],
  questions: readonly Question[],
): ChoiceFilter[] =>
  choices.map((choice) => {
    if (!choice.byPosition) return choice
    const question = questions.find(({ id }) => id === choice.question)
    const option = question?.opciones.find(({ orden }) => String(orden) === choice.value)
    return option ? { question: choice.question, value: option.id } : choice
  })

/** Views whose choices are named by ids; the same one where nothing is named by a position. */
export const namedViews = (views: readonly SavedView[], questions: readonly Question[]): SavedView[] =>
  views.map((view) => {
    const params = new URLSearchParams(view.filtro)
    if (!params.has(BY_POSITION)) return view
    const choices = namedChoices(readChoices(params), questions)
    params.delete(BY_ID)
    params.delete(BY_POSITION)
    writeChoices(params, choices)
    return { ...view, filtro: params.toString() }
  })
