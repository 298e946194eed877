import type { Section } from '../form/section'
import { itemsOf, type RequestForChanges, type RequestItem } from '../answer/corrections/request'
import { isSameValue, standing } from './standing'

/**
 * What was asked for and is sent as it stood (CORR-05). A row has no value of its own: what is in it is asked for one by
 * one.
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
    return (
      item.parte !== 'fila' &&
      isSameValue(standing(before, item, item.parte), standing(after, item, item.parte))
    )
  })
