/** Gives formulas what goes over rows, and reads what is kept with what was picked. */
import { AGGREGATES, FURTHEST, overRows } from './aggregates'
import { attributeNode, columnAs, lookupNode } from './columns'
import type { Compiling, Node } from './compiled'
import { decimal } from './decimal'
import type { Call, Expression } from './expression'
import type { Named } from './scope'
import { installSeldom } from './seldom'
import { isText } from './value'

function attribute(at: Call, by: Compiling): Node {
  const [name] = at.args
  if (!name || at.args.length !== 1) return by.fail('wrongCount', at, at.name)
  if (!by.scope.hasAttributes) return by.fail('noOption', at, at.name)
  if (name.kind !== 'literal' || !isText(name.value)) return by.fail('wrongType', name, at.name, 'text')
  return attributeNode(name.value)
}

function lookup(at: Call, by: Compiling): Node {
  const [one, name] = at.args
  if (!one || !name || at.args.length !== 2) return by.fail('wrongCount', at, at.name)
  if (name.kind !== 'literal' || !isText(name.value)) return by.fail('wrongType', name, at.name, 'text')
  if (one.kind !== 'reference' || one.option !== null) return by.fail('noColumns', one, at.name)
  const { type, run } = by.reference(one)
  const named = by.scope.lookup(one.id)
  if (!type || !named) return { type: null, run: () => null }
  if (!named.column) return by.fail('noColumns', one, one.id)
  const column = named.column(name.value)
  if (!column) return by.fail('unknownColumn', name, name.value)
  by.lookups.push({ id: one.id, column: name.value })
  return lookupNode(column, one.id, name.value, run)
}

function rowNumber(at: Call, by: Compiling): Node {
  const list = (by.over ?? by.scope.here).at(-1)
  if (list === undefined) return by.fail('noRow', at, at.name)
  return by.counted(at, 0, { is: 'number' }, (rows) => decimal((rows[list] ?? 0) + 1))
}

/** Everything that is named below. */
function namedIn(at: Expression, by: Compiling): Named[] {
  if (at.kind === 'call') return at.args.flatMap((arg) => namedIn(arg, by))
  const named = at.kind === 'reference' && by.scope.lookup(at.id)
  return named ? [named] : []
}

function aggregate(at: Call, by: Compiling): Node {
  const [arg] = at.args
  const spec = AGGREGATES[at.name]
  if (!spec || !arg || at.args.length !== 1) return by.fail('wrongCount', at, at.name)
  const named = namedIn(arg, by)
  const outside = named.map((one) => by.listsOutside(one))
  const candidates = outside.some((lists) => lists.length > 0) ? outside : named.map(({ lists }) => lists)
  const over = candidates.toSorted((one, other) => other.length - one.length)[0] ?? []
  if (over.length === 0)
    return named.length === 0 && arg.kind === 'reference'
      ? by.node(arg)
      : by.fail('nothingToAggregate', at, at.name)
  if (!candidates.every((lists) => lists.every((list) => over.includes(list))))
    return by.fail('severalLists', at, at.name)
  const around = by.over
  by.over = over
  const { type, run } = by.typed(arg, spec.of)
  by.over = around
  const { all, result } = spec
  return {
    type: type && (result === 'same' ? type : { is: result }),
    run: overRows(over, run, all),
  }
}

installSeldom({
  columns: columnAs,
  rows(at, by) {
    const { name, args } = at
    if (name === 'row_number') return rowNumber(at, by)
    if (name === 'attribute') return attribute(at, by)
    if (name === 'lookup') return lookup(at, by)
    return (name === 'min' || name === 'max') && args.length !== 1
      ? by.applied(at, FURTHEST[name])
      : aggregate(at, by)
  },
})
