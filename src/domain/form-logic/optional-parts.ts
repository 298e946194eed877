/**
 * What works rules out that few forms have. A form that has them has it loaded before its rules are read, as it has what
 * its formulas call (`logic/seldom.ts`). Whoever reads rules of any form has it from the start (`every-part.ts`).
 */
import { registry } from '../logic/registry'

/** Each part says here what it has where it is installed: this module imports none of them. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- parts add to it
export interface OptionalParts {}

export const { install: installOptionalPart, get: optionalPart } = registry<OptionalParts>()
