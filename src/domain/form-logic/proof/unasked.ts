/** What a check may read of what is not asked (decision 128). */
import type { Expression } from '../../logic/expression'
import type { FormPart } from '../parts'
import type { Rule } from '../rules'

/** Where parts stand, and which rules hide them. */
interface Hiding {
  byId: ReadonlyMap<string, FormPart>
  rulesOf: (part: FormPart) => { shown?: unknown; rows?: unknown }
  around: (part: FormPart) => readonly FormPart[]
}

/** Whether a rule is a check, which what is not asked does not decide. */
export const isCheck = ({ field, part, of }: Rule): boolean =>
  field === 'validacion' &&
  part.is !== 'branch' &&
  part.definition.validaciones.some(({ id, tipo }) => id === of && tipo !== 'cierre')

/** Gives whether a check may read that something is not asked, of names and of formulas. */
export function unaskedIn(
  { byId, rulesOf, around }: Hiding,
  originals: ReadonlyMap<string, Expression>,
): (id: string) => boolean {
  const mayBeHidden = (part: FormPart): boolean => {
    const { shown, rows } = rulesOf(part)
    return part.is === 'branch' || shown !== undefined || rows !== undefined
  }
  const isOf = (at: Expression): boolean => {
    if (at.kind === 'reference') return at.option === null && is(at.id)
    if (at.kind === 'literal' || at.name === 'is_blank') return false
    return at.name === 'coalesce' ? at.args.every(isOf) : at.args.some(isOf)
  }
  const known = new Map<string, boolean>()
  const look = (id: string): boolean => {
    const [part, original] = [byId.get(id), originals.get(id)]
    if (!part) return original === undefined || isOf(original)
    if (part.is === 'section') return false
    return around(part).some(mayBeHidden) || (part.is === 'question' && mayBeHidden(part))
  }
  function is(id: string): boolean {
    const may = known.get(id) ?? look(id)
    known.set(id, may)
    return may
  }
  return is
}
