import { compactSections } from '../../../domain/answer/compact'
import { answerCode } from '../../../domain/answer/code'
import { newAnswer, type Author } from '../../../domain/answer/new-answer'
import { startSections } from '../../../domain/answer/start'
import { assembleSections } from '../../../domain/answer/whole'
import type { StoredAnswer } from '../../../domain/answer/answer'
import type { Uploader } from '../../../domain/files/uploader'
import type { FormVersion } from '../../../domain/form/form'
import { randomBytes, randomText } from '../../../lib/random'
import { createAnswerEngine } from './answer-engine'
import { readDraft, type Draft } from './draft'
import { createDraftKeeper } from './draft-keeper'
import type { DraftSlot } from './draft-slot'
import { createSaving, type SaveFailure } from './saving'
import { createSignatures } from './signatures'
import { createUploads } from './uploads'

const ID_LENGTH = 20
const CODE_BYTES = 10

/** What answering needs from outside. */
export interface AnsweringPorts {
  uploader: Uploader
  /** Saves the answer that `make` gives for an account; safe to repeat. */
  save: (make: (author: Author) => StoredAnswer) => Promise<void>
  /** What a failed save means to the person. */
  failureOf: (error: unknown) => SaveFailure
  now: () => Date
}

/** One form being answered: everything below the screens. */
export type Answering = Awaited<ReturnType<typeof openAnswering>>

function identity(draft: Draft | null, version: FormVersion): Pick<Draft, 'answerId' | 'code'> {
  const fresh = answerCode(version.claveMunicipio, randomBytes(CODE_BYTES))
  // A code begins with the municipality's letters as they are now, or the server refuses it.
  const keeps = draft !== null && prefixOf(draft.code) === prefixOf(fresh)
  return { answerId: draft?.answerId ?? randomText(ID_LENGTH), code: keeps ? draft.code : fresh }
}
const prefixOf = (code: string) => code.slice(0, code.lastIndexOf('-'))

/** Opens a form for answering, with what this device still has of an earlier try (ANS-22). */
export async function openAnswering(version: FormVersion, slot: DraftSlot, ports: AnsweringPorts) {
  const draft = readDraft(await slot.read())
  const { answerId, code } = identity(draft, version)
  const sections = draft
    ? assembleSections(version.secciones, draft.secciones)
    : startSections(version.secciones, ports.now())
  const engine = createAnswerEngine(sections, ports.now)
  const shared = { formId: version.formId, uploader: ports.uploader, files: slot.files }
  const onChange = () => keeper.changed()
  const uploads = createUploads({ ...shared, engine, onChange })
  const settings = version.opcionales.digitalSignature ? version.signatures : []
  const signatures = createSignatures({ ...shared, settings, onChange })

  const keeper = createDraftKeeper({
    now: ports.now,
    erase: slot.erase,
    write: (savedAt) => {
      const content: Draft = {
        answerId,
        code,
        secciones: compactSections(engine.sections()),
        signatures: signatures.drafts(),
        files: uploads.pending(),
        savedAt,
      }
      return slot.write(content)
    },
  })
  if (draft) {
    await Promise.all([uploads.resume(draft.files), signatures.resume(draft.signatures)])
    keeper.found(draft.savedAt)
  }
  const stopKeeping = engine.onAnyChange(onChange)

  const saving = createSaving({
    engine,
    uploads,
    signatures,
    failureOf: ports.failureOf,
    async send() {
      // As they were found complete: what is changed while pictures are on their way was not looked at.
      const secciones = engine.sections()
      const stored = await signatures.store()
      await ports.save((author) =>
        newAnswer({
          id: answerId,
          version,
          secciones,
          signatures: stored,
          ubicacion: null,
          author,
          code,
          datosCiudadano: null,
        }),
      )
    },
    afterwards: () => keeper.erase(),
  })

  return {
    version,
    code,
    /** When the draft was found that this answering goes on with, or null. */
    restoredAt: draft?.savedAt ?? null,
    engine,
    uploads,
    signatures,
    keeper,
    saving,
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
