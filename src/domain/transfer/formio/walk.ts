/** Components of a form of Form.io within each other. */
import { isObject } from '../../form/exchange/node'
import { listIn, objectsIn, textIn, type Json } from '../json'
import { isAlwaysThere } from './components'

const MOST_DEPTH = 30

/** The components that stand in another, with their places. */
export function within(component: Json, path: string): [Json, string][] {
  const placed = (list: readonly Json[], at: string): [Json, string][] =>
    list.map((one, index) => [one, `${at}[${index}]`])
  const columns = objectsIn(component, 'columns').flatMap((column, index) =>
    placed(objectsIn(column, 'components'), `${path}.columns[${index}].components`),
  )
  const cells = listIn(component, 'rows').flatMap((row, at) =>
    (Array.isArray(row) ? row : []).flatMap((cell: unknown, index) =>
      isObject(cell) ? placed(objectsIn(cell, 'components'), `${path}.rows[${at}][${index}].components`) : [],
    ),
  )
  return [...placed(objectsIn(component, 'components'), `${path}.components`), ...columns, ...cells]
}

/** Names of some components; what stands in others is passed over where those are not entered. */
export function keysOf(
  isOne: (component: Json) => boolean,
  components: readonly [Json, string][],
  isEntered: (component: Json) => boolean = () => true,
  depth = 0,
): string[] {
  if (depth > MOST_DEPTH) return []
  return components.flatMap(([one, path]) => [
    ...(isOne(one) ? [textIn(one, 'key')] : []),
    ...(isEntered(one) ? keysOf(isOne, within(one, path), isEntered, depth + 1) : []),
  ])
}

/** Components of a kind, by their names; of two of the same name the first. */
export function componentsByKey(
  isOne: (component: Json) => boolean,
  components: readonly [Json, string][],
  found = new Map<string, Json>(),
  depth = 0,
): ReadonlyMap<string, Json> {
  if (depth > MOST_DEPTH) return found
  for (const [one, path] of components) {
    const key = textIn(one, 'key')
    if (isOne(one) && !found.has(key)) found.set(key, one)
    componentsByKey(isOne, within(one, path), found, depth + 1)
  }
  return found
}

/** The containers that are there whatever is answered: neither they nor what they stand in are shown by rules or are rows. */
export function containersIn(components: readonly [Json, string][]): Set<string> {
  const isContainer = (one: Json): boolean => textIn(one, 'type') === 'container'
  const always = keysOf((one) => isContainer(one) && isAlwaysThere(one), components, isAlwaysThere)
  // A name that something else has too says nothing of either.
  const others = new Set(keysOf((one) => !isContainer(one) || !isAlwaysThere(one), components))
  return new Set(always.filter((key) => !others.has(key)))
}
