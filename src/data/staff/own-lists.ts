import { doc, runTransaction } from 'firebase/firestore/lite'
import { changedLists, type ChangedLists, type FormOwnChange } from '../../domain/answers-list/own-lists'
import { userSchema } from '../../domain/user/user'
import { userPath } from '../../domain/store-paths'
import { repeatable } from '../change'
import { byUsername, decode } from '../converters'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { REQUEST_LIMIT_MS, withTimeout } from '../with-timeout'

/**
 * Puts changes of one's own columns and views into one's user (DAY-01, DAY-02), onto what other devices put there: one
 * read and one write.
 * @returns what is stored then, and what had no room
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function saveOwnLists(
  username: string,
  changes: readonly FormOwnChange[],
): Promise<ChangedLists> {
  const ref = doc(storeOf('staff'), userPath(username))
  const saved = await repeatable(() =>
    withTimeout(
      runTransaction(storeOf('staff'), async (tx) => {
        const { listas } = decode(userSchema, await tx.get(ref), byUsername)
        const changed = changedLists(listas, changes)
        tx.update(ref, { listas: changed.text })
        return changed
      }),
      // A read and a write, one after the other.
      2 * REQUEST_LIMIT_MS,
    ),
  )
  countReads(1, 'own lists')
  return saved
}
