import { responseAt } from '../answer/fill'
import { viewAt } from '../answer/view'
import type { Section } from '../form/section'
import { pathOfSpot } from '../answer/corrections/spot'
import { samePart } from './locks'
import { itemsOf, type RequestForChanges, type RequestItem } from '../answer/corrections/request'
import { isSameValue, currentValue } from './current-value'
import { unofferedPicks, withUnoffered } from './unoffered'

/**
 * What of a request for changes a citizen sends as it stood (CORR-05); a supervisor who changes nothing is refused by
 * `correctAnswer`. A row has no value of its own: what is in it is asked for one by one.
 * @param before the answer as the citizen found it
 * @param after the answer as it is sent
 * @param isMoved whether its place is sent as another one
 */
export const untouchedItems = (
  request: Pick<RequestForChanges, 'changesRequested'>,
  before: Section[],
  after: Section[],
  isMoved = false,
): RequestItem[] =>
  itemsOf(request).filter((item) => {
    if (item.parte === 'ubicacion') return !isMoved
    if (item.parte === 'fila') return false
    return (
      isSameValue(currentValue(before, item, item.parte), currentValue(after, item, item.parte)) ||
      isLessByRule(before, after, item)
    )
  })

/** Whether only picks are missing from an answer that a rule does not offer any more. */
function isLessByRule(before: Section[], after: Section[], { parte, ...spot }: RequestItem): boolean {
  const path = parte === 'answer' ? pathOfSpot(before, spot) : null
  const [was, now] = path ? [responseAt(before, path), viewAt(after, path)] : []
  return (
    was !== undefined &&
    now !== undefined &&
    unofferedPicks(now.question, was).length > 0 &&
    samePart(was, withUnoffered(now.question, was, now.response), 'answer')
  )
}
