import { uniqueKey } from '../../domain/citizen/unique-key'
import { uniquePath } from '../../domain/store-paths'
import { DataError } from '../errors'
import { countReads } from '../read-counter'
import { getStored } from '../rest'
import { withTimeout } from '../with-timeout'
import { current } from './session'

/**
 * Whether the citizen has answered a form that takes one answer of each (ANS-13): one read.
 * @throws DataError `forbidden` once the hour is over, `offline`, `timeout`, `unknown`
 */
export async function citizenHasAnswered(formId: string): Promise<boolean> {
  const { citizen, idToken: token } = current()
  const mark = uniquePath(formId, await uniqueKey(formId, citizen.id))
  countReads(1, 'answered')
  return withTimeout(getStored(mark, { app: 'citizen', token })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DataError && error.code === 'notFound') return false
      throw error
    },
  )
}
