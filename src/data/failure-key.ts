import { serviceFailureOf } from './errors'

/**
 * The words for a change that the service did not answer to: it is slow, down, or nobody knows whether the change was made.
 * @returns the key of a sentence; null when the failure is about something else, which has words of its own
 */
export function serviceFailureKey(error: unknown) {
  const failure = serviceFailureOf(error)
  return failure && (`common:failures.${failure}` as const)
}
