import { mapSame, withFields } from '../form/dense'
import { isHidden } from '../form/outcome'
import type { Question, Response } from '../form/question'

/**
 * A change of ticks, and the ticks of options that are not offered now: a hand says nothing of what it does not see, and
 * they come back with their options (LOGIC-03). What stands alone is ticked beside nothing.
 * @param question with its options as they are offered
 * @param before the response with everything that was ticked
 */
export function withUnseenTicks(
  question: Question,
  before: Response,
  change: Partial<Response>,
): Partial<Response> {
  if (!change.opciones) return change
  const hidden = new Set(question.opciones.filter(isHidden).map(({ id }) => id))
  const unseen = before.opciones.filter(({ id, checked }) => checked && hidden.has(id))
  const ticked = change.opciones.filter(({ checked }) => checked)
  const isAlone = ticked.some(({ exclusiva }) => exclusiva)
  const back = unseen.filter(({ exclusiva }) => ticked.length === 0 || !(isAlone || exclusiva))
  const ids = new Set(back.map(({ id }) => id))
  return {
    ...change,
    opciones: mapSame(change.opciones, (option) =>
      ids.has(option.id) ? withFields(option, { checked: true }) : option,
    ),
  }
}
