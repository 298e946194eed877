import { statesSchema } from '../../../src/domain/form/state'
import { currentState } from '../../../src/domain/states/transitions'

/** The name of the state in which an answer stands; '' when its form has none. */
export function stateName(estados: unknown): string {
  const parsed = statesSchema.safeParse(estados)
  return parsed.success ? (currentState(parsed.data)?.nombre ?? '') : ''
}
