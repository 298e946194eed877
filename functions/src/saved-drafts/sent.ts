import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import { draftDays } from '../../../src/domain/saved-draft/saved-draft'
import { KEPT_DRAFTS } from '../../../src/domain/store-paths'
import type { AnswerChange } from '../answers/change'
import { database } from '../platform/admin'
import { cachedVersion } from '../platform/cached-version'
import { endSavedDraft } from './record'

/**
 * Ends the kept draft of an answer that came (REACH-04): what it says is in the answer now. Forms that keep no drafts
 * cost nothing.
 */
export async function endDraftOfAnswer({ answerId, before, after, time }: AnswerChange): Promise<void> {
  if (before || !after || after.creadoPor !== ANONYMOUS_AUTHOR) return
  const { idPlantilla, version } = after
  if (typeof idPlantilla !== 'string' || typeof version !== 'number') return
  const answered = await cachedVersion(idPlantilla, version)
  if (!answered || draftDays(answered) === 0) return
  const { docs } = await database().collection(KEPT_DRAFTS).where('respuesta', '==', answerId).get()
  for (const { id } of docs) await endSavedDraft(id, 'enviado', time)
}
