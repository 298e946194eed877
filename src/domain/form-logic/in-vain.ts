/**
 * What a formula asks for in vain: the words of an option or of a yes, which each language has its own of, and files where
 * none are given. It is told while a formula is built. Versions that have it come to what they came to (LOGIC-04).
 */
import { compile } from '../logic/compile'
import './every-part'
import type { Call, Expression, FormulaFault, FormulaProblem } from '../logic/expression'
import type { Named, Scope } from '../logic/scope'
import type { ValueType } from '../logic/value'
import type { FormPart } from './parts'
import { takesFiles } from './files'

const WORDLESS: readonly ValueType[] = ['options', 'yesNo', 'place']

const callsIn = (at: Expression): Call[] => (at.kind === 'call' ? [at, ...at.args.flatMap(callsIn)] : [])

/** Types alone: whatever stands in rows is read as one of them. */
const asOne = (named: Named | undefined): Named | undefined => named && { ...named, lists: [] }

/**
 * What a formula that fits asks for in vain.
 * @param scope what it may name
 */
export function askedInVain(
  expression: Expression,
  scope: Scope,
  byId: ReadonlyMap<string, FormPart>,
): FormulaProblem[] {
  const types: Scope = { ...scope, lookup: (id) => asOne(scope.lookup(id)) }
  const isWordless = (at: Expression): boolean => {
    const type = compile(at, types).type
    return type !== null && WORDLESS.includes(type.is)
  }
  const hasNoFiles = (at: Expression): boolean => {
    const part = at.kind === 'reference' && at.option === null ? byId.get(at.id) : undefined
    return part?.is !== 'question' || !takesFiles(part.definition)
  }
  const told = (fault: FormulaFault, { from, to }: Expression, about: string): FormulaProblem => ({
    ...{ fault, from, to, about },
  })
  return callsIn(expression).flatMap(({ name, args }) => {
    if (name === 'concat') return args.filter(isWordless).map((arg) => told('noWords', arg, name))
    return name === 'count_files' ? args.filter(hasNoFiles).map((arg) => told('noFiles', arg, name)) : []
  })
}
