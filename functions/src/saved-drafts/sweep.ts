import { savedDraftFilesPath, KEPT_DRAFTS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { emptyFolder } from '../platform/files'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { endSavedDraft } from './record'

/** How much one sweep looks at; the next one goes on. */
const AT_MOST = 5000
/** Drafts ended or removed side by side. */
const AT_ONCE = 20

/** The ids of drafts whose moment of that name is past. */
async function due(moment: 'vence' | 'borra', now: Date): Promise<string[]> {
  const past = database().collection(KEPT_DRAFTS).where(moment, '<=', now)
  return (await past.limit(AT_MOST).select().get()).docs.map(({ id }) => id)
}

/**
 * Ends kept drafts whose time is over, and forgets what their links were told (REACH-04).
 * @param now moments are judged by it
 */
export async function sweepSavedDrafts(now: Date): Promise<void> {
  await mapWithConcurrency(await due('vence', now), AT_ONCE, (id) => endSavedDraft(id, 'vencido', now))
  await mapWithConcurrency(await due('borra', now), AT_ONCE, async (id) => {
    await emptyFolder(savedDraftFilesPath(id))
    await database().doc(`${KEPT_DRAFTS}/${id}`).delete()
  })
}
