import { ownerOf, type Tree } from './merge-tree'

/**
 * Puts into an order what is missing there, each after the one that it follows in another order.
 * @param order what is placed already, in its order
 * @param other the order that knows where the missing ones belong
 */
export function withMissing(order: string[], other: string[]): string[] {
  const placed = [...order]
  const known = new Set(order)
  for (const [position, key] of other.entries()) {
    if (known.has(key)) continue
    const before = other.slice(0, position).findLast((one) => known.has(one))
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, key)
    known.add(key)
  }
  return placed
}

const among = (order: string[], keys: ReadonlySet<string>): string[] => order.filter((key) => keys.has(key))

/** Whether two orders put what they share in a different order. */
export function reordered(one: string[], other: string[]): boolean {
  const left = among(one, new Set(other))
  const right = among(other, new Set(one))
  return left.some((key, position) => key !== right[position])
}

/** Keys by the list that they stand in. */
export function membersByList(nodes: Tree['nodes']): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>()
  for (const [key, { list }] of nodes) {
    const known = members.get(list)
    if (known) known.add(key)
    else members.set(list, new Set([key]))
  }
  return members
}

/** The order of a list that has `members`: as `first` has it, the rest where `second` has it. */
export const arranged = (members: ReadonlySet<string>, first: string[], second: string[]): string[] => {
  const order = withMissing(among(first, members), among(second, members))
  const known = new Set(order)
  return [...order, ...[...members].filter((key) => !known.has(key))]
}

/**
 * The tree with some parts as another tree has them: there, elsewhere, or not at all.
 * @param keys which parts; whatever hangs below them has to be named too
 */
export function reset(tree: Tree, keys: readonly string[], from: Tree): Tree {
  const nodes = new Map(tree.nodes)
  for (const key of keys) {
    const node = from.nodes.get(key)
    if (node) nodes.set(key, node)
    else nodes.delete(key)
  }
  const touched = new Set(keys)
  const lists = new Map<string, string[]>()
  for (const [list, members] of membersByList(nodes)) {
    const own = tree.lists.get(list) ?? []
    const theirs = from.lists.get(list) ?? []
    lists.set(
      list,
      touched.has(ownerOf(list)) ? arranged(members, theirs, own) : arranged(members, own, theirs),
    )
  }
  return { form: tree.form, nodes, lists }
}
