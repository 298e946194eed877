import type { StoredAnswer, StoredSection } from '../domain/answer/answer'
import { withPipedText } from '../domain/answering/logic'
import { anonymousAuthor, newAnswer, type Author } from '../domain/answering/new-answer'
import type { FormVersion } from '../domain/form/form'
import type { Section } from '../domain/form/section'
import { hasFurtherKinds } from '../domain/question-types'
import type { Signature } from '../domain/form/signature'
import { zoneOf } from '../domain/zone'
import { createAnswerEngine } from './answer-engine'
import type { DraftSlot } from './draft-slot'
import type { createIdentity } from './identity'
import type { OpenedDraft } from './open-draft'
import { createPlace } from './place'
import type { Policy } from './policy'
import type { AnsweringPorts } from './ports'
import { recipientFor } from './recipient-for'
import { signatoryName } from './signatory-name'
import { createRoom } from './room'
import { createSignatures } from './signatures'
import { createVisits } from './visits'
import { createUploads } from './uploads'
import { sellsTickets } from '../domain/form/sells-tickets'
import type { Checkout } from '../lib/checkout-port'
import type { Purchase, PurchaseContext } from './purchase'

/** What is bought with the answer, where the form sells something; null elsewhere. What it needs is loaded only here. */
async function purchaseFor(
  loadCheckout: (() => Promise<Checkout>) | undefined,
  context: Omit<PurchaseContext, 'checkout'>,
): Promise<Purchase | null> {
  if (!sellsTickets(context.version)) return null
  const [{ createPurchase }, checkout] = await Promise.all([import('./purchase'), loadCheckout?.() ?? null])
  return createPurchase({ ...context, checkout })
}

/** What answering begins with. */
export interface SessionContext extends OpenedDraft {
  version: FormVersion
  slot: DraftSlot
  ports: AnsweringPorts
  policy: Policy
  identity: ReturnType<typeof createIdentity>
}

/** What one answer consists of. */
export type AnsweringSession = Awaited<ReturnType<typeof createAnsweringSession>>

/** What the parts call to be kept on the device. */
interface Device {
  onChange: () => void
  /** Resolves to whether the device has the draft as it is now. */
  kept: () => Promise<boolean>
}

/** Makes the parts of an answer and connects those that depend on each other. */
export async function createAnsweringSession(opening: SessionContext, { onChange, kept }: Device) {
  const { version, slot, ports, policy, identity, draft, secciones, begun } = opening
  const { answerId } = identity
  const { digitalSignature, geolocalizacion, incidentes } = version.opcionales
  const isOffline = ports.isOffline ?? (() => globalThis.navigator?.onLine === false)
  const engine = createAnswerEngine(secciones, { now: ports.now, timeZone: zoneOf(version), begun }, policy)
  const { formId } = version
  const shared = { formId, uploader: ports.uploader, files: slot.files, onChange, answerId }
  const further = hasFurtherKinds(version.secciones) ? await import('./further') : undefined
  const makeLists = further?.createFileLists
  const uploads = createUploads({ ...shared, engine, prepare: ports.prepareFile, kept, isOffline, makeLists })
  const asked = policy.hasAround ? ports.citizens : undefined
  const recipient = await recipientFor(asked, { version, isOffline, onChange, keep: () => void kept() })
  const said = withPipedText(version, engine.sections)
  const settings = digitalSignature ? said.signatures : []
  const signatures = createSignatures({
    ...shared,
    settings,
    prefix: draft?.pictures ?? '',
    // An answer that is stored already was asked for its signatures when it was given.
    isRequired: (index) => policy.hasAround && settings[index]?.required === true,
    citizenName: () => recipient?.signatory() ?? (ports.person ? signatoryName(ports.person) : ''),
  })
  const purchase = policy.hasAround
    ? await purchaseFor(ports.loadCheckout, {
        version,
        onChange,
        keep: kept,
        answerId,
        renew: identity.renew,
        person: ports.person,
      })
    : null
  const startState = ports.startState?.(version, onChange) ?? null
  const asksPlace = geolocalizacion && policy.hasPlace
  const assets = (asksPlace && incidentes && ports.assets) || null
  const place = createPlace(asksPlace, assets !== null, onChange)
  const visits = createVisits(draft)
  engine.onRespond(visits.answer)
  const room = createRoom()

  /** The answer as it is stored. */
  const given = (complete: Section[], signed: Signature[], author: Author): StoredAnswer =>
    newAnswer({
      ...identity.named(),
      version,
      begun,
      secciones: policy.hasAround
        ? (further?.noteFacts(complete, author, ports.now(), zoneOf(version)) ?? complete)
        : complete,
      signatures: signed,
      ubicacion: place.stored(),
      author,
      datosCiudadano: recipient?.stored() ?? ports.person ?? null,
      state: startState?.chosen() ?? undefined,
      tickets: purchase?.tickets(),
      language: ports.language?.(),
    })
  /** The size does not depend on who gives the answer. */
  const measure = (stored: StoredSection[]) =>
    room.measure({ ...given([], settings, anonymousAuthor('')), secciones: stored })

  /** Goes on with what the device kept. */
  async function resume(): Promise<void> {
    if (!draft) return
    await Promise.all([uploads.resume(draft.files), signatures.resume(draft.signatures)])
    place.resume(draft.ubicacion)
    startState?.resume(draft.estado)
    if (draft.recipient) recipient?.resume(draft.recipient)
    purchase?.resume(draft.purchase)
    measure(draft.secciones)
  }

  const stores = { engine, uploads, signatures, place, assets, recipient, purchase, startState, visits, room }
  return { ...stores, version: said, isOffline, given, measure, resume }
}
