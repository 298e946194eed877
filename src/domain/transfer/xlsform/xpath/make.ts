/** How a function of XLSForm is expressed in ours, from its arguments. */
import type { TypedExpression } from '../../formula/typed-expression'
import { Untranslatable } from '../../untranslatable'
import type { Translator } from './context'
import type { Xpath } from './parse'

export type Make = (args: readonly Xpath[], translator: Translator) => TypedExpression

export const argument = (args: readonly Xpath[], at: number, name: string): Xpath => {
  const found = args[at]
  if (!found) throw new Untranslatable('formulaUnread', name)
  return found
}
export const constantOf = (part: Xpath, name: string): string => {
  if (part.is === 'text' || part.is === 'number') return part.value
  throw new Untranslatable('formulaFunction', name)
}
