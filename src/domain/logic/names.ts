import type { Expression, Reference } from './expression'

/** Everything that is named in an expression: answers, and options of answers. */
export function namesIn(at: Expression): Reference[] {
  if (at.kind === 'call') return at.args.flatMap(namesIn)
  return at.kind === 'reference' ? [at] : []
}
