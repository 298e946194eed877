import {
  BEGIN_FACTOR,
  CHANGE_FACTOR,
  CONFIRM_FACTOR,
  GET_FACTOR,
  PROVE_FACTOR,
  RESET_FACTOR,
  type BegunFactor,
  type FactorChange,
  type FactorStatus,
} from '../../domain/calls/second-factor'
import { callStaff, changeByCall } from './callables'

export type { FactorChange, FactorStatus } from '../../domain/calls/second-factor'

/** How the own second factor stands (OPS-01). @throws DataError as {@link callStaff} */
export const getFactor = (): Promise<FactorStatus> => callStaff(GET_FACTOR, {})

/** Begins to set up a second factor. @throws DataError as {@link changeByCall} */
export const beginFactor = (): Promise<BegunFactor> => changeByCall(BEGIN_FACTOR, {})

/**
 * Confirms it with a code of the app.
 * @returns recovery codes, told this once
 * @throws FactorRefusedError; DataError as {@link callStaff}
 */
export const confirmFactor = async (code: string): Promise<string[]> =>
  (await callStaff(CONFIRM_FACTOR, { code })).codes

/** Gives the second factor once more. @throws FactorRefusedError; DataError as {@link callStaff} */
export async function proveFactor(code: string): Promise<void> {
  await callStaff(PROVE_FACTOR, { code })
}

/** Changes the own second factor. @returns recovery codes, if other ones were made. @throws DataError as {@link callStaff} */
export const changeFactor = async (change: FactorChange): Promise<string[]> =>
  (await callStaff(CHANGE_FACTOR, { change })).codes

/** Resets somebody's second factor. @returns whether they were told by mail. @throws DataError as {@link changeByCall} */
export const resetFactor = async (username: string): Promise<boolean> =>
  (await changeByCall(RESET_FACTOR, { username })).told
