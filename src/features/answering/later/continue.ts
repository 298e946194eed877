import { getKeptDraft, type GetKeptDraftResponse } from '../../../data/public/saved-draft'
import { readDraft } from '../../../engine/draft'
import { claimDraftSlot, type DraftSlot } from '../../../engine/draft-slot'
import { keepLink, type SavedDraftLink } from '../../../engine/saved-draft/link'
import { putInSlot, unpackDraft, type UnpackedDraft } from '../../../engine/saved-draft/pack'
import { deviceStore } from '../../../lib/device-store'
import { fromBase64, partsOfSecret, unseal } from '../../../lib/sealing'
import { STRANGER } from '../public-ports'

export interface Fetched {
  told: GetKeptDraftResponse
  /** Null unless it is kept. */
  unpacked: UnpackedDraft | null
}

/** Fetches the draft of a link and opens it in this browser. */
export async function fetchSavedDraft(id: string, secret: string): Promise<Fetched> {
  const { key, proof } = await partsOfSecret(secret)
  const told = await getKeptDraft({ id, proof, peek: false })
  if (told.status !== 'kept') return { told, unpacked: null }
  return { told, unpacked: unpackDraft(await unseal(key, id, fromBase64(told.data))) }
}

/** The place of the form's draft on this device, and when it was written; null for none. */
export async function claimFor(formId: string): Promise<{ slot: DraftSlot; savedAt: Date | null }> {
  const slot = await claimDraftSlot(deviceStore('drafts'), formId, STRANGER)
  return { slot, savedAt: readDraft(await slot.read())?.savedAt ?? null }
}

/** Puts the draft of a link in that place, with the link, so that keeping it again keeps the same one. */
export async function goOnHere(
  slot: DraftSlot,
  unpacked: UnpackedDraft,
  link: SavedDraftLink,
): Promise<void> {
  await putInSlot(slot, unpacked)
  await keepLink(slot.files, link)
  slot.release()
}
