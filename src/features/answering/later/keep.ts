import { getKeptDraft, keepDraft, type GetKeptDraftResponse } from '../../../data/public/saved-draft'
import { DRAFT_ID_LENGTH, DRAFT_SECRET_BYTES, MAX_DRAFT_BYTES } from '../../../domain/saved-draft/saved-draft'
import type { Language } from '../../../domain/language'
import type { Answering } from '../../../engine/answering'
import { readDraft } from '../../../engine/draft'
import { arrivedFiles } from '../../../engine/saved-draft/arrived-files'
import { keepLink, linkBeside, type SavedDraftLink } from '../../../engine/saved-draft/link'
import { packDraft } from '../../../engine/saved-draft/pack'
import { randomBytes, randomText } from '../../../lib/random'
import { partsOfSecret, seal, toAddressText, toBase64 } from '../../../lib/sealing'

/** The draft cannot be kept: it is too large, or this device did not keep it. */
export class DraftNotSaved extends Error {
  constructor(readonly why: 'tooLarge' | 'noDraft') {
    super(why)
  }
}

/** What sealing adds. */
const SEALING_BYTES = 64

interface Keeping {
  /** Of a draft that is kept already, after the state that it says; null for a new one. */
  link: SavedDraftLink | null
  /** To whom the link is mailed; '' for nobody. */
  address: string
  language: Language
}

/** What words, drawn signatures and the form take beside the files, generously. */
const BESIDE_FILES = 512 * 1024

/** A draft with more files than are kept on the server. */
export interface LargeDraft {
  /** How much its files have, in bytes. */
  bytes: number
  /** What the largest is called. */
  largest: string
}

/** Says before anything is sent that the files of a draft have no room on the server; null where they have. */
export function tooLarge({ uploads, engine }: Pick<Answering, 'uploads' | 'engine'>): LargeDraft | null {
  const waiting = uploads.pending()
  const known = new Set(waiting.map(({ id }) => id))
  const sent = arrivedFiles(engine.sections()).map(({ pending }) => pending)
  const files = [...waiting, ...sent.filter(({ id }) => !known.has(id))]
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes + BESIDE_FILES <= MAX_DRAFT_BYTES) return null
  const largest = files.reduce((most, file) => (file.size > most.size ? file : most))
  return { bytes, largest: largest.name }
}

const newLink = (): SavedDraftLink => ({
  id: randomText(DRAFT_ID_LENGTH),
  secret: toAddressText(randomBytes(DRAFT_SECRET_BYTES)),
  revision: 0,
  until: 0,
})

/**
 * Keeps the draft on the server as it is now, sealed by the secret of its link.
 * @throws DraftNotSaved, and what `keepDraft` throws
 */
export async function keepNow(
  answering: Answering,
  { link, address, language }: Keeping,
): Promise<SavedDraftLink> {
  const { slot, keeper, version, engine, readFile } = answering
  keeper.changed()
  await keeper.flush()
  const draft = readDraft(await slot.read())
  if (!draft || keeper.mark().failed) throw new DraftNotSaved('noDraft')
  const arrived = arrivedFiles(engine.sections())
  const waiting = new Set(draft.files.map(({ id }) => id))
  const bytes = await packDraft({
    ...{ draft, files: slot.files, readFile },
    arrived: arrived.filter(({ pending }) => !waiting.has(pending.id)),
  })
  if (bytes.length + SEALING_BYTES > MAX_DRAFT_BYTES) throw new DraftNotSaved('tooLarge')
  const begun = await linkBeside(slot.files)
  const used = link ?? (begun?.revision === 0 ? begun : newLink())
  // Beside the draft before it is sent: when no response comes, the same one is tried again.
  if (!link) await keepLink(slot.files, used)
  const { key, proof } = await partsOfSecret(used.secret)
  const { revision, until } = await keepDraft({
    ...{ id: used.id, proof, formId: version.formId, version: version.version },
    answerId: answering.answerId(),
    data: toBase64(await seal(key, used.id, bytes)),
    revision: used.revision,
    mail: address === '' ? null : { address, secret: used.secret, language },
  })
  const kept = { ...used, revision, until }
  await keepLink(slot.files, kept)
  return kept
}

/** How a kept draft stands on the server. */
export async function peekSavedDraft({ id, secret }: SavedDraftLink): Promise<GetKeptDraftResponse> {
  const { proof } = await partsOfSecret(secret)
  return getKeptDraft({ id, proof, peek: true })
}
