/** How a function of XLSForm is said in ours: of its arguments. */
import type { Said } from '../../formula/said'
import { Untranslatable } from '../../untranslatable'
import type { Translator } from './context'
import type { Xpath } from './parse'

export type Make = (args: readonly Xpath[], translator: Translator) => Said

export const argument = (args: readonly Xpath[], at: number, name: string): Xpath => {
  const found = args[at]
  if (!found) throw new Untranslatable('formulaUnread', name)
  return found
}
export const constantOf = (part: Xpath, name: string): string => {
  if (part.is === 'text' || part.is === 'number') return part.value
  throw new Untranslatable('formulaFunction', name)
}
