import { PARTS, type PartKind } from './fields'
import type { Form } from './form'
import { partKey } from './part-ref'
import { formSchema } from './stored-form'
import type { Spot, Step } from './spot'

export type Fields = Record<string, unknown>

/** A part of a form by itself: its own fields, and the list that it stands in. */
export interface Node {
  kind: PartKind
  list: string
  fields: Fields
}

/** A form taken apart: parts by a stable key, lists of keys by the list's name. */
export interface Tree {
  form: Fields
  nodes: Map<string, Node>
  lists: Map<string, string[]>
}

/** In what the parts of each kind stand. */
const listsOf = (kind: PartKind | 'form'): Record<string, PartKind> =>
  kind === 'form' ? { secciones: 'section' } : PARTS[kind].lists

/** Stands between owner and list in the name of a list; no id contains a line break. */
const IN = '\n'

const listName = (owner: string, field: string): string => owner + IN + field

/** The key of the part that a list belongs to; '' for the form's own list. */
export const ownerOf = (list: string): string => list.slice(0, list.lastIndexOf(IN))

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Takes a form apart. Questions and conditions keep their key wherever they stand; options belong to theirs. */
export function takeApart(form: Form): Tree {
  const tree: Tree = { form: {}, nodes: new Map(), lists: new Map() }
  const keyFor = (kind: PartKind, owner: string, id: unknown): string => {
    const wanted = partKey(kind, String(id), kind === 'option' ? owner : '')
    let key = wanted
    // A damaged form may use a name twice: both parts are kept.
    for (let n = 2; tree.nodes.has(key); n += 1) key = `${wanted}#${n}`
    return key
  }
  const split = (value: Fields, kind: PartKind | 'form', key: string): Fields => {
    const own: Fields = {}
    for (const [field, inner] of Object.entries(value)) {
      const childKind = listsOf(kind)[field]
      if (childKind !== undefined && Array.isArray(inner)) {
        const list = listName(key, field)
        tree.lists.set(
          list,
          inner.filter(isFields).map((child) => {
            const childKey = keyFor(childKind, key, child['id'])
            const node: Node = { kind: childKind, list, fields: {} }
            tree.nodes.set(childKey, node)
            node.fields = split(child, childKind, childKey)
            return childKey
          }),
        )
      } else if (kind === 'form' || field !== PARTS[kind].position) own[field] = inner
    }
    return own
  }
  tree.form = split({ ...form }, 'form', '')
  return tree
}

/** Puts a form together again: every list numbered from 0. */
export function putTogether(tree: Tree): Form {
  const filled = (own: Fields, kind: PartKind | 'form', key: string): Fields => {
    const value = { ...own }
    for (const field of Object.keys(listsOf(kind))) {
      value[field] = (tree.lists.get(listName(key, field)) ?? []).flatMap((child, position) => {
        const node = tree.nodes.get(child)
        if (!node) return []
        return [{ ...filled(node.fields, node.kind, child), [PARTS[node.kind].position]: position }]
      })
    }
    return value
  }
  return formSchema.parse(filled(tree.form, 'form', ''))
}

/**
 * Every key at or below a part, as far as the tree has it.
 * @param isLast a part below which none are looked for
 */
export function keysFrom(tree: Tree, key: string, isLast?: (key: string) => boolean): string[] {
  const node = tree.nodes.get(key)
  if (!node) return []
  if (isLast?.(key)) return [key]
  const below = Object.keys(listsOf(node.kind)).flatMap((field) => tree.lists.get(listName(key, field)) ?? [])
  return [key, ...below.flatMap((child) => keysFrom(tree, child, isLast))]
}

/** Where a part stands, in words; empty when the tree does not have it. */
export function spotOf(tree: Tree, key: string): Spot {
  const node = tree.nodes.get(key)
  if (!node) return []
  const number = (tree.lists.get(node.list) ?? []).indexOf(key) + 1
  const words: unknown = node.fields[PARTS[node.kind].label]
  const step: Step = { kind: node.kind, number, words: typeof words === 'string' ? words : '' }
  return [...spotOf(tree, ownerOf(node.list)), step]
}
