/** What a formula comes to, while it is typed (LOGIC-05). */
import type { Case } from '../form/case'
import type { Section } from '../form/section'
import { compile } from '../logic/compile'
import { parse } from '../logic/parse'
import { decimal } from '../logic/decimal'
import { namesIn } from '../logic/names'
import type { Reader, Type } from '../logic/scope'
import type { Value, ValueType } from '../logic/value'
import { filledAs } from './cases'
import { logicFor } from './logic'
import { scopeIn, type FormPart } from './parts'
import { namedParts } from './problems'
import { readerOf } from './reader'
import { workOn } from './work'

export interface Example {
  type: Type
  /** What it comes to in a filling, in the first row of each list; undefined where it is worked out in none. */
  value?: Value
  /** Without a filling: with which answers, made up, it comes to that. */
  given?: readonly { part: FormPart; value: Value }[]
}

const MADE_UP: Partial<Record<ValueType, Value>> = {
  ...{ number: decimal(10), text: 'ABC', yesNo: true },
  ...{ date: '2000-01-31', time: '10:30', moment: '2026-01-31T10:30' },
}

function madeUp({ named, ...part }: FormPart): Value {
  if (named.type.is !== 'options') return MADE_UP[named.type.is] ?? null
  const [first] = part.is === 'question' ? part.definition.opciones : []
  return first ? [first.id] : null
}

/** Everything is answered once, as nobody did; no day is known. */
const readerOfMadeUp = (byId: ReadonlyMap<string, FormPart>): Reader => ({
  today: null,
  size: () => 1,
  files: () => 1,
  value: (id) => {
    const part = byId.get(id)
    return part ? madeUp(part) : null
  },
})

const firstRows = (lists: readonly string[]) => Object.fromEntries(lists.map((list) => [list, 0]))

/**
 * What a formula comes to; null for one that is not understood.
 * @param own id of the part whose rule it is; '' for one of the form itself
 * @param kept a filling that is kept with the form
 */
export function exampleOf(
  formula: string,
  secciones: readonly Section[],
  own: string,
  kept: Case | undefined,
): Example | null {
  const { expression } = parse(formula)
  const byId = namedParts(secciones)
  const here = byId.get(own)?.named.lists ?? []
  const compiled = expression && compile(expression, scopeIn(byId, here, true))
  if (!expression || !compiled?.type || compiled.problems.length > 0) return null
  const { type, run } = compiled
  if (!kept) {
    const value = run(firstRows(here), readerOfMadeUp(byId))
    const named = [...new Set(namesIn(expression).map(({ id }) => byId.get(id)))].filter(
      (part) => part !== undefined && part.is !== 'section',
    )
    const given = named.map((part) => ({ part, value: madeUp(part) }))
    // Of no name, or of what cannot be made up, there is no example.
    return value === null || given.length === 0 ? { type } : { type, value, given }
  }
  const day = kept.dia === '' ? null : kept.dia
  const filled = logicFor(secciones).apply(filledAs(secciones, kept.dado), day)
  return { type, value: run(firstRows(here), readerOf(workOn(filled), byId, day)) }
}
