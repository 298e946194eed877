import { sameValue } from '../same-value'
import { PARTS } from './fields'
import type { Form } from './form'
import { leaveMunicipality } from './incidents'
import { mergeFormChecks, withFormChecks, withoutFormChecks } from './merge-checks'
import { mergeFields, type Side } from './merge-fields'
import { arranged, membersByList, reordered, reset, withMissing } from './merge-order'
import { keysFrom, ownerOf, putTogether, spotOf, takeApart, type Node, type Tree } from './merge-tree'
import type { Spot } from './spot'

export type { Side } from './merge-fields'

/** What both changed, so that a person has to choose. */
export interface MergeConflict {
  /** Names it, the same as long as the three forms are. */
  key: string
  /**
   * `field`: both changed the same field. `removed`: one removed what the other changed. `rebuilt`: one gave a
   * section or question another kind while the other changed what is in it. `moved`: to two places. `order`: of
   * one list, two ways.
   */
  code: 'field' | 'removed' | 'rebuilt' | 'moved' | 'order'
  spot: Spot
  /** Name of the field, of its group, or of the list. */
  field: string
  /** Each side's value of a field; for `removed`, null on the side that removed it. */
  mine: unknown
  theirs: unknown
  /** What counts when nobody chooses: mine; what was removed by one and changed by the other stays. */
  usual: Side
}

/** The choices made so far, by the key of the conflict. */
export type Choices = ReadonlyMap<string, Side>

export interface Merge {
  merged: Form
  /** Everything that needs a choice, the made ones included, in the order of the form. */
  conflicts: MergeConflict[]
}

interface Trees {
  base: Tree
  mine: Tree
  theirs: Tree
}
type Ask = (conflict: MergeConflict) => Side

/** A part that asks in another way has other parts below: these fields decide. */
const kindFields = (kind: Node['kind']): string[] =>
  PARTS[kind].fields.filter((field) => 'group' in field || 'goesWithKind' in field).map(({ name }) => name)
const CHOICES: readonly unknown[] = [2, 3]

const kindClass = ({ kind, fields }: Node): unknown =>
  kind === 'section' ? fields['conditionalSection'] : CHOICES.includes(fields['tipoPregunta'])

const differs = (tree: Tree, base: Tree, key: string): boolean => {
  const [node, before] = [tree.nodes.get(key), base.nodes.get(key)]
  return node?.list !== before?.list || !sameValue(node?.fields, before?.fields)
}

/** Whether one side changed what another kind of the part would not have: its parts, or the flags of its kind. */
function changedWithin(tree: Tree, base: Tree, key: string, fields: readonly string[]): boolean {
  const read = (from: Tree) => fields.map((field) => from.nodes.get(key)?.fields[field])
  if (!sameValue(read(tree), read(base))) return true
  const below = new Set([...keysFrom(tree, key), ...keysFrom(base, key)])
  below.delete(key)
  return [...below].some((child) => differs(tree, base, child))
}

const sameBelow = (one: Tree, other: Tree, key: string): boolean => {
  const keys = new Set([...keysFrom(one, key), ...keysFrom(other, key)])
  return ![...keys].some((child) => differs(one, other, child))
}

/** Sections and questions that one side gave another kind while the other worked in them: whole from one side. */
function settleRebuilt({ base, mine, theirs }: Trees, ask: Ask): Trees {
  let trees = { base, mine, theirs }
  for (const [key, before] of base.nodes) {
    const [own, other] = [trees.mine.nodes.get(key), trees.theirs.nodes.get(key)]
    const fields = kindFields(before.kind)
    if (fields.length === 0 || !own || !other) continue
    const kinds = [before, own, other].map(kindClass)
    if (new Set(kinds).size === 1 || sameBelow(trees.mine, trees.theirs, key)) continue
    if (![trees.mine, trees.theirs].every((tree) => changedWithin(tree, base, key, fields))) continue
    const side = ask({
      key: `rebuilt ${key}`,
      code: 'rebuilt',
      spot: spotOf(trees.mine, key),
      field: '',
      mine: own.fields,
      theirs: other.fields,
      usual: 'mine',
    })
    const loser = side === 'mine' ? 'theirs' : 'mine'
    const keys = [base, trees.mine, trees.theirs].flatMap((tree) => keysFrom(tree, key))
    trees = { ...trees, [loser]: reset(trees[loser], keys, base) }
  }
  return trees
}

/** The tree, its parts as another one has changed them: what was taken out of something removed loses no change. */
const withFields = (tree: Tree, other: Tree): Tree => ({
  ...tree,
  nodes: new Map(
    [...tree.nodes].map(([key, node]) => [
      key,
      { ...node, fields: other.nodes.get(key)?.fields ?? node.fields },
    ]),
  ),
})

/** What one side removed and the other changed meanwhile: kept as changed, or removed after all. */
function settleRemoved(before: Trees, remover: Side, ask: Ask): Trees {
  const keeper = remover === 'mine' ? 'theirs' : 'mine'
  const { base } = before
  let trees = before
  // Parts come before what hangs below them, which is decided with them.
  for (const key of base.nodes.keys()) {
    const node = trees[keeper].nodes.get(key)
    if (!node || trees[remover].nodes.has(key)) continue
    const keys = keysFrom(trees[keeper], key)
    if (!keys.some((one) => differs(trees[keeper], base, one))) continue
    const side = ask({
      key: `removed ${key}`,
      code: 'removed',
      spot: spotOf(trees[keeper], key),
      field: '',
      mine: remover === 'mine' ? null : node.fields,
      theirs: remover === 'theirs' ? null : node.fields,
      usual: keeper,
    })
    if (side === remover) {
      const going = keysFrom(trees[keeper], key, (one) => trees[remover].nodes.has(one))
      trees = { ...trees, [keeper]: reset(trees[keeper], going, withFields(trees[remover], trees[keeper])) }
    } else {
      const gone = keysFrom(base, key).filter((one) => !trees[remover].nodes.has(one))
      trees = { ...trees, [remover]: reset(trees[remover], gone, base) }
    }
  }
  return trees
}

/** Where a part stands that both have. */
function mergedList(trees: Trees, key: string, nodes: { mine: Node; theirs: Node }, ask: Ask): string {
  const { mine, theirs } = nodes
  const before = trees.base.nodes.get(key)?.list
  if (mine.list === theirs.list || theirs.list === before) return mine.list
  if (mine.list === before) return theirs.list
  const side = ask({
    key: `moved ${key}`,
    code: 'moved',
    spot: spotOf(trees.mine, key),
    field: '',
    mine: spotOf(trees.mine, ownerOf(mine.list)),
    theirs: spotOf(trees.theirs, ownerOf(theirs.list)),
    usual: 'mine',
  })
  return side === 'mine' ? mine.list : theirs.list
}

/** Every part of the merged form with its fields and its list. */
function mergedNodes(trees: Trees, ask: Ask): Tree['nodes'] {
  const nodes: Tree['nodes'] = new Map()
  for (const key of new Set([...trees.mine.nodes.keys(), ...trees.theirs.nodes.keys()])) {
    const [base, mine, theirs] = [trees.base, trees.mine, trees.theirs].map((tree) => tree.nodes.get(key))
    if (mine && theirs) {
      const fields = mergeFields(
        mine.kind,
        { base: base?.fields, mine: mine.fields, theirs: theirs.fields },
        (clash) =>
          ask({
            key: `${clash.field} ${key}`,
            code: 'field',
            spot: spotOf(trees.mine, key),
            usual: 'mine',
            ...clash,
          }),
      )
      nodes.set(key, { kind: mine.kind, list: mergedList(trees, key, { mine, theirs }, ask), fields })
    } else if (!base) {
      const added = mine ?? theirs
      if (added) nodes.set(key, added)
    }
  }
  return nodes
}

/** The order of one list of the merged form. */
function mergedOrder(trees: Trees, list: string, members: ReadonlySet<string>, ask: Ask): string[] {
  const [base = [], mine = [], theirs = []] = [trees.base, trees.mine, trees.theirs].map((tree) =>
    (tree.lists.get(list) ?? []).filter((key) => members.has(key)),
  )
  if (!reordered(base, mine)) return arranged(members, withMissing(theirs, mine), mine)
  const side =
    reordered(base, theirs) && reordered(mine, theirs)
      ? ask({
          key: `order ${list}`,
          code: 'order',
          spot: spotOf(trees.mine, ownerOf(list)),
          field: list.slice(list.lastIndexOf('\n') + 1),
          mine: null,
          theirs: null,
          usual: 'mine',
        })
      : 'mine'
  return side === 'mine'
    ? arranged(members, withMissing(mine, theirs), theirs)
    : arranged(members, withMissing(theirs, mine), mine)
}

const byPlace = (trees: Trees) => {
  const keys = [...new Set([...trees.mine.nodes.keys(), ...trees.theirs.nodes.keys()])]
  const ranks = new Map(keys.map((key, rank) => [key, rank]))
  const rankOf = ({ key }: MergeConflict) => ranks.get(key.slice(key.indexOf(' ') + 1)) ?? -1
  return (one: MergeConflict, other: MergeConflict) => rankOf(one) - rankOf(other)
}

const partsOf = (form: Form): Tree => takeApart(withoutFormChecks(form))

/**
 * Merges two edits of one form, part by part, by their stable names (EDIT-24). What only one side changed is as
 * that side has it; what both changed in different ways is listed and is mine until somebody chooses otherwise.
 * What the store keeps (version, who saved when) is theirs, so the merged form is saved on top of theirs.
 * @param base the form that both began with
 * @param mine the form as edited here
 * @param theirs the form as stored now
 */
export function mergeForms(base: Form, mine: Form, theirs: Form, choices: Choices = new Map()): Merge {
  const conflicts: MergeConflict[] = []
  const ask: Ask = (conflict) => {
    conflicts.push(conflict)
    return choices.get(conflict.key) ?? conflict.usual
  }
  const given = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) }
  const settled = settleRemoved(settleRemoved(settleRebuilt(given, ask), 'theirs', ask), 'mine', ask)
  const form = mergeFields(
    'form',
    { base: given.base.form, mine: given.mine.form, theirs: given.theirs.form },
    (clash) => ask({ key: `${clash.field} `, code: 'field', spot: [], usual: 'mine', ...clash }),
  )
  const checks = mergeFormChecks({ base, mine, theirs }, (clash) =>
    ask({ code: 'field', spot: [], ...clash }),
  )
  const nodes = mergedNodes(settled, ask)
  const lists = new Map<string, string[]>()
  for (const [list, members] of membersByList(nodes)) {
    lists.set(list, mergedOrder(settled, list, members, ask))
  }
  return {
    merged: atHome(withFormChecks(putTogether({ form, nodes, lists }), checks), [mine, theirs]),
    conflicts: conflicts.toSorted(byPlace(given)),
  }
}

/**
 * The merged form without another municipality's agenda and area of incidents: one may have moved the form while the
 * other chose them where it was. Validation then asks for them.
 */
function atHome(merged: Form, sides: readonly Form[]): Form {
  const home = sides.filter(({ municipalityPath }) => municipalityPath === merged.municipalityPath)
  const settings = [
    ({ muniCore }: Form) => muniCore?.areaId ?? '',
    ({ appointmentGroup }: Form) => appointmentGroup?.tenantId ?? '',
  ]
  const isOfHome = settings.every((of) => of(merged) === '' || home.some((side) => of(side) === of(merged)))
  return isOfHome ? merged : leaveMunicipality(merged)
}
