/** What was picked of a choice: only what is offered counts, some options stand alone, and some ask which. */
import { mapSame, withFields } from '../form/dense'
import { isHidden } from '../form/outcome'
import type { Option, Question, Response } from '../form/question'
import { shapeOf, type AnswerShape } from '../form/kinds'
import { chosenOptions } from './chosen'

/** Responses without what a rule took away; made once for each. */
const offered = new WeakMap<Response, { options: Option[]; response: Response }>()

const ANSWERED_BY_OPTIONS: readonly AnswerShape[] = ['option', 'options', 'ranking']

/**
 * A response without picks of options that a rule does not offer: they have no value for anybody (LOGIC-03), and what is
 * left of an order keeps it. The same object when it has none. Which options are offered stands with the question, also
 * for a further answer.
 */
export function asOffered<T extends Response>(question: Question, response: T): T
export function asOffered(question: Question, response: Response): Response {
  const hidden = question.opciones.filter(isHidden)
  if (hidden.length === 0) return response
  const shape = shapeOf(question)
  if (!ANSWERED_BY_OPTIONS.includes(shape)) return response
  const known = offered.get(response)
  if (known?.options === question.opciones) return known.response
  const { respuesta, opciones } = response
  const kept = withFields(response, {
    respuesta: (shape === 'ranking' ? respuesta.split(',') : [respuesta])
      .filter((orden) => !hidden.some((option) => String(option.orden) === orden))
      .join(','),
    opciones: mapSame(opciones, (option) =>
      hidden.some(({ id }) => id === option.id) ? withFields(option, { checked: false }) : option,
    ),
  })
  offered.set(response, { options: question.opciones, response: kept })
  return kept
}

/**
 * Options with one ticked or unticked: one that stands alone unticks the others, and goes when another is ticked
 * (LOGIC-01).
 */
export function tickOption(opciones: Option[], orden: number, checked: boolean): Option[] {
  const target = opciones.find((option) => option.orden === orden)
  const goes = (option: Option): boolean => checked && (option.exclusiva || target?.exclusiva === true)
  return mapSame(opciones, (option) =>
    option === target
      ? withFields(option, { checked })
      : withFields(option, { checked: option.checked && !goes(option) }),
  )
}

/** Whether something is ticked beside an option that stands alone: no hand can do that. */
export const ticksBesideExclusive = (opciones: Option[]): boolean => {
  const ticked = opciones.filter(({ checked }) => checked)
  return ticked.length > 1 && ticked.some(({ exclusiva }) => exclusiva)
}

/** The option that was picked and asks which (LOGIC-01). */
export const pickedOther = (question: Question, response: Response): Option | undefined =>
  question.opciones.some(({ otra }) => otra)
    ? chosenOptions(question, response).find(
        ({ id }) => question.opciones.find((option) => option.id === id)?.otra,
      )
    : undefined
