import { compactSections } from '../../../domain/answer/compact'
import { answerCode } from '../../../domain/answer/code'
import { newAnswer, type Author } from '../../../domain/answer/new-answer'
import type { StoredAnswer } from '../../../domain/answer/answer'
import type { Uploader } from '../../../domain/files/uploader'
import type { FormVersion } from '../../../domain/form/form'
import { createDraftKeeper } from '../../../lib/draft-keeper'
import { randomBytes, randomText } from '../../../lib/random'
import { createAnswerEngine } from './answer-engine'
import type { Assets } from './assets'
import type { Citizens } from './citizens'
import type { Draft, LeftAnswer } from './draft'
import type { DraftSlot } from './draft-slot'
import { keepForm, openDraft } from './open-draft'
import { createPlace } from './place'
import { prepareWhenNeeded } from './prepare-when-needed'
import type { PrepareFile } from './prepared-file'
import { recipientFor } from './recipient-for'
import { createSaving, type SaveFailure } from './saving'
import { createSignatures } from './signatures'
import type { StartState } from './start-state'
import { createUploads } from './uploads'

const ID_LENGTH = 20
const CODE_BYTES = 10

/** What answering needs from outside. */
export interface AnsweringPorts {
  uploader: Uploader
  /** Saves the answer that `make` gives for an account; safe to repeat. */
  save: (make: (author: Author) => StoredAnswer) => Promise<void>
  /** What a failed save of an answer to that version means to the person. */
  failureOf: (error: unknown, version: FormVersion) => SaveFailure | Promise<SaveFailure>
  now: () => Date
  /** Where recipients are looked up; without it the form does not ask for one (RECIP-01). */
  citizens?: Citizens
  /** Where assets are looked up; without it no answer is about one (INC-03). */
  assets?: Assets
  /** In which state answers are saved, for whoever may choose; else it is the form's initial one (ANS-18). */
  startState?: (version: FormVersion, onChange: () => void) => StartState | null
  /** Looks into files and scales photos down; the real one when left out. */
  prepareFile?: PrepareFile
  /** Whether there is no network; as the browser says when left out. */
  isOffline?: () => boolean
}

/** One form being answered: everything below the screens. */
export type Answering = Awaited<ReturnType<typeof openAnswering>>

type Identity = Pick<Draft, 'answerId' | 'code'>
const newIdentity = ({ claveMunicipio }: FormVersion): Identity => ({
  answerId: randomText(ID_LENGTH),
  code: answerCode(claveMunicipio, randomBytes(CODE_BYTES)),
})
function identityOf(draft: Draft | null, version: FormVersion): Identity {
  const fresh = newIdentity(version)
  if (!draft) return fresh
  // A code begins with the municipality's letters as they are now, or the server refuses it.
  const keeps = prefixOf(draft.code) === prefixOf(fresh.code)
  return { answerId: draft.answerId, code: keeps ? draft.code : fresh.code }
}
const prefixOf = (code: string) => code.slice(0, code.lastIndexOf('-'))

/** Opens a form for answering, with what this device still has of an earlier try (ANS-22). */
export async function openAnswering(version: FormVersion, slot: DraftSlot, ports: AnsweringPorts) {
  const { draft, secciones, earlier, outdated } = await openDraft(slot, version, ports.now())
  let identity = identityOf(draft, version)
  let left: LeftAnswer[] = draft?.left ?? []
  let formKept: Promise<void> | null = null
  const engine = createAnswerEngine(secciones, ports.now)
  const onChange = () => keeper.changed()
  const answerId = () => identity.answerId
  const isOffline = ports.isOffline ?? (() => globalThis.navigator?.onLine === false)
  const shared = { formId: version.formId, uploader: ports.uploader, files: slot.files, onChange, answerId }
  const kept = async () => {
    await keeper.flush()
    return !keeper.mark().failed
  }
  const uploads = createUploads({
    ...shared,
    prepare: ports.prepareFile ?? prepareWhenNeeded,
    engine,
    kept,
    isOffline,
  })
  const recipient = await recipientFor(ports.citizens, {
    version,
    isOffline,
    onChange,
    keep: () => void kept(),
  })
  const settings = version.opcionales.digitalSignature ? version.signatures : []
  const signatures = createSignatures({
    ...shared,
    settings,
    prefix: draft?.pictures ?? '',
    citizenName: () => recipient?.signatory() ?? '',
  })
  const startState = ports.startState?.(version, onChange) ?? null
  const { geolocalizacion, incidentes } = version.opcionales
  const assets = (geolocalizacion && incidentes && ports.assets) || null
  const place = createPlace(geolocalizacion, assets !== null, onChange)

  const keeper = createDraftKeeper({
    now: ports.now,
    erase: async () => {
      await Promise.all(left.map(({ file }) => file && slot.files.remove(file)))
      await slot.erase()
    },
    write: async (savedAt) => {
      formKept ??= keepForm(slot, version)
      // A device that has no room for the form may still have some for what was typed.
      await formKept.catch(() => undefined)
      const content: Draft = {
        ...identity,
        version: version.version,
        secciones: compactSections(engine.sections()),
        signatures: signatures.drafts(),
        pictures: draft?.pictures ?? '',
        ubicacion: place.state(),
        estado: startState?.chosen() ?? null,
        recipient: recipient?.draft() ?? null,
        files: uploads.pending(),
        left,
        savedAt,
      }
      await slot.write(content)
      await Promise.all(outdated.splice(0).map(slot.files.remove))
    },
  })
  if (draft) {
    await Promise.all([uploads.resume(draft.files), signatures.resume(draft.signatures)])
    place.resume(draft.ubicacion)
    startState?.resume(draft.estado)
    if (draft.recipient) recipient?.resume(draft.recipient)
    keeper.found(draft.savedAt)
    if (earlier !== null) keeper.changed()
  }
  const stopKeeping = engine.onAnyChange(onChange)

  const saving = createSaving({
    engine,
    uploads,
    signatures,
    recipient,
    confirm: startState?.ask,
    async failureOf(error) {
      const failure = await ports.failureOf(error, version)
      // Somebody else saved an answer of the same citizen meanwhile (ANS-13).
      const isSecond = failure === 'refused' && (await recipient?.hasAnswered())
      return isSecond ? 'answered' : failure
    },
    isOffline,
    async send() {
      // As they were found complete: what is changed while pictures are on their way was not looked at.
      const complete = engine.sections()
      const stored = await signatures.store()
      // What is sent is on the device first: after a reload the same answer is sent again, or found stored.
      await keeper.flush()
      await ports.save((author) =>
        newAnswer({
          id: identity.answerId,
          version,
          secciones: complete,
          signatures: stored,
          ubicacion: place.stored(),
          author,
          code: identity.code,
          datosCiudadano: recipient?.stored() ?? null,
          state: startState?.chosen() ?? undefined,
        }),
      )
    },
    afterwards: () => keeper.erase(),
  })

  return {
    version,
    /** The name that the answer gets in the store. */
    answerId,
    /** The code that the answer gets. */
    code: () => identity.code,
    /** When the draft was found that this answering goes on with, or null. */
    restoredAt: draft?.savedAt ?? null,
    /** That draft was written for an earlier version of the form. */
    isOfEarlierVersion: earlier !== null,
    /** The form is being answered in another tab too, apart from this one. */
    isSecondTab: slot.isSecond,
    /** What was answered in an earlier version and has no place in this one. */
    left: () => left,
    /** A file of what was left, from this device. */
    leftFile: (name: string): Promise<unknown> => slot.files.get(name),
    /** The person has no more use for what was left. */
    forgetLeft(): void {
      const files = left.map(({ file }) => file).filter(Boolean)
      left = []
      onChange()
      void kept().then((isKept) => isKept && files.forEach((file) => void slot.files.remove(file)))
    },
    engine,
    uploads,
    signatures,
    place,
    /** Null where answers are about none. */
    assets,
    /** Null where the form does not ask for one, or the person may not look anybody up. */
    recipient,
    /** Null where nobody is asked for it. */
    startState,
    keeper,
    saving,
    /** Saves what is here as another answer, with a code of its own, beside the one that an earlier try stored. */
    async saveAsAnother(): Promise<void> {
      identity = newIdentity(version)
      onChange()
      await saving.save()
    },
    /** Forgets the draft; the form is then opened anew. */
    discard: () => keeper.erase(),
    dispose(): void {
      stopKeeping()
      uploads.dispose()
      // Whoever has the place next reads what was written last.
      void keeper.dispose().finally(slot.release)
    },
  }
}
