import type { GetPassRequest } from '../../domain/calls/get-pass'
import { DataError, LimitError } from '../errors'
import type { PublicAccount } from './account'

/** Asks for a pass; false when none is given. A limit is thrown. */
async function hasPass(account: PublicAccount, request: GetPassRequest): Promise<boolean> {
  try {
    const { getPass } = await import('./pass')
    return await getPass(account, request)
  } catch (error) {
    if (error instanceof LimitError) throw error
    return false
  }
}

/**
 * Does work that the rules may refuse because a pass is missing (SEC-03): then it asks for one and tries once more.
 * Where the form is not under pressure nothing is asked for and nothing is loaded.
 * @throws LimitError; whatever the work throws when a pass does not help
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
