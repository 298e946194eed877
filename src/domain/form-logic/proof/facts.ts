import type { Value } from '../../logic/value'
import { distinct, type Matters } from './candidates'
import type { ProofRule } from './model'

/** What the rules that are looked at tell about each name. */
export interface Facts {
  matters: (id: string) => Omit<Matters, 'isAbstract'>
  isOpen: (id: string) => boolean
  written: readonly Value[]
}

export function factsOf(rules: Iterable<ProofRule>): Facts {
  const borders = new Map<string, Value[]>()
  const options = new Map<string, Set<string>>()
  const [wholes, open] = [new Set<string>(), new Set<string>()]
  const written: Value[] = []
  for (const { abstract } of rules) {
    for (const [id, value] of abstract.borders) {
      const known = borders.get(id)
      if (known) known.push(value)
      else borders.set(id, [value])
    }
    for (const [id, option] of abstract.options) options.set(id, (options.get(id) ?? new Set()).add(option))
    for (const id of abstract.wholes) wholes.add(id)
    for (const id of abstract.open) open.add(id)
    written.push(...abstract.written)
  }
  return {
    matters: (id) => ({
      ...{ borders: borders.get(id) ?? [], options: options.get(id) ?? new Set() },
      isWhole: wholes.has(id),
    }),
    isOpen: (id) => open.has(id),
    written: distinct(written),
  }
}
