import type { GetPassRequest } from '../../domain/calls/get-pass'
import { DataError, isOutOfReach, LimitError } from '../errors'
import type { PublicAccount } from './account'

/** Asks for a pass; false when none is given. A limit is thrown, and that nothing was heard. */
async function hasPass(account: PublicAccount, request: GetPassRequest): Promise<boolean> {
  try {
    const { getPass } = await import('./pass')
    return await getPass(account, request)
  } catch (error) {
    // Whoever hears nothing of the pass knows nothing of a refusal.
    if (error instanceof LimitError || isOutOfReach(error)) throw error
    return false
  }
}

/**
 * Does work that the rules may refuse because a pass is missing (SEC-03): then it asks for one and tries once more.
 * Where the form is not under pressure nothing is asked for and nothing is loaded.
 * @throws LimitError; `down` or `timeout` when nothing is heard of the pass; whatever the work throws when a pass does not help
 */
export async function withPass<T>(
  account: PublicAccount,
  request: GetPassRequest,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof DataError && error.code === 'forbidden'
    if (!isRefused || !(await hasPass(account, request))) throw error
  }
  return work()
}
