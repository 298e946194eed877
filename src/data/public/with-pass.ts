import type { StoredAnswer } from '../../domain/answer/answer'
import type { GetPassRequest } from '../../domain/calls/get-pass'
import { errorCodeOf, isRefusal } from '../errors'
import type { getPass } from './pass'
import type { PublicAccount } from './account'

/** Asks for a pass; false when it is refused. Whoever hears nothing of the pass knows nothing of a refusal. */
async function hasPass(...asked: Parameters<typeof getPass>): Promise<boolean> {
  try {
    return await (await import('./pass')).getPass(...asked)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return false
  }
}

/**
 * Does work that the rules may refuse because a pass is missing (SEC-03): then it asks for one and tries once more.
 * Where the form is not under pressure nothing is asked for and nothing is loaded.
 * @param answer what the work saves, where it is an answer
 * @throws LimitError; Barred; `down` or `timeout` when nothing is heard of the pass; whatever the work throws when a pass does not help
 */
export async function withPass<T>(
  account: PublicAccount,
  request: GetPassRequest,
  work: () => Promise<T>,
  answer?: StoredAnswer,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (errorCodeOf(error) !== 'forbidden' || !(await hasPass(account, request, answer))) throw error
  }
  return work()
}
