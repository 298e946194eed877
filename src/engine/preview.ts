import { carryOver } from '../domain/answering/carry-over'
import { Barred } from '../domain/answer/barred'
import { compactDraft } from '../domain/answering/compact'
import { assembleSections } from '../domain/answering/whole'
import type { Check } from '../domain/form/check'
import type { FormVersion } from '../domain/form/form'
import { wallClockIn } from '../domain/wall-clock'
import { zoneOf } from '../domain/zone'
import type { AutosaveStatus } from '../lib/autosave'
import { openAnswering, type Answering } from './answering'
import type { AnsweringPorts } from './ports'
import type { Citizens } from './citizens'
import { readDraft } from './draft'
import type { DraftSlot } from './draft-slot'

/** Nothing is kept on the device, so nothing is said of it; always the same object. */
const NO_MARK: AutosaveStatus = { savedAt: null, failed: false }

/** A form to try, with the closings that only the server knows otherwise (LOGIC-01). */
interface Tried {
  version: FormVersion
  closings: readonly Check[]
}

/** A place for a draft that lives as long as the preview, and goes with it. */
function memorySlot(now: () => Date) {
  let draft: unknown
  const files = new Map<string, unknown>()
  const slot: DraftSlot = {
    number: 0,
    read: () => Promise.resolve(draft),
    write: (next) => Promise.resolve(void (draft = next)),
    files: {
      get: (name) => Promise.resolve(files.get(name)),
      set: (name, value) => Promise.resolve(void files.set(name, value)),
      remove: (name) => Promise.resolve(void files.delete(name)),
    },
    // After saving, what was filled in stays to be tried again.
    erase: () => Promise.resolve(),
    clearFiles: () => Promise.resolve(),
    isSecond: false,
    release: () => undefined,
  }
  return {
    slot,
    /** Keeps of what was filled in what the edited form still asks. */
    follow(before: FormVersion, after: FormVersion): void {
      const earlier = readDraft(draft)
      if (!earlier) return
      const old = assembleSections(before.secciones, earlier.secciones, earlier.begun)
      const secciones = compactDraft(
        carryOver(old, after.secciones, wallClockIn(now(), zoneOf(after))).secciones,
      )
      // The draft is now one of this version: if it were carried over again, a choice would move twice.
      draft = { ...earlier, version: after.version, secciones }
    },
  }
}

/** Finds nobody and creates nobody, so that the step can be tried with any number. */
const NOBODY: Citizens = {
  hash: '',
  find: () => Promise.resolve(null),
  findByHash: () => Promise.resolve(null),
  create: () => Promise.resolve('vista-previa'),
  hasAnswered: () => Promise.resolve(false),
}

/**
 * A form that is answered to try it out: everything works as for a citizen, up to where something would leave this
 * page. Nothing is stored, sent or signed in for.
 */
export function createPreview(
  device: Pick<AnsweringPorts, 'now' | 'prepareFile' | 'loadGeocoder' | 'loadTable'>,
) {
  const { slot, follow } = memorySlot(device.now)
  /** What would have left this page, by its path. */
  const sent = new Map<string, Blob>()
  let current: Answering | null = null
  let closings: readonly Check[] = []
  let turn: Promise<unknown> = Promise.resolve()

  const ports: AnsweringPorts = {
    uploader: {
      upload: (path, file) => Promise.resolve(void sent.set(path, file)),
      read: (path) => {
        const file = sent.get(path)
        return file ? Promise.resolve(file) : Promise.reject(new Error('never sent'))
      },
      remove: () => Promise.resolve(),
    },
    async save() {
      await current?.keeper.flush()
      if (current) await lookAt(current)
    },
    failureOf: () => 'failed',
    ...device,
    isOffline: () => false,
  }

  /** As the server does before it takes an answer; staff go on all the same. @throws Barred */
  async function lookAt({ version, engine }: Answering): Promise<void> {
    if (closings.length === 0 || !version.opcionales.publico) return
    const { closingFor } = await import('../domain/form-logic/closing')
    const { secciones } = version
    const answered = [...engine.sections()]
    const closing = closingFor(closings, { secciones, answered, begun: engine.begun, isCurrent: true })
    if (closing) throw new Barred(closing)
  }

  async function open({ version, ...tried }: Tried): Promise<Answering> {
    const before = current
    await before?.keeper.flush()
    if (before) follow(before.version, version)
    // Strangers are not asked whom it is about (EDIT-03).
    const citizens = version.opcionales.publico ? {} : { citizens: NOBODY }
    const opened = await openAnswering(version, slot, { ...ports, ...citizens })
    before?.dispose()
    current = opened
    closings = tried.closings
    return { ...opened, restoredAt: null, keeper: { ...opened.keeper, mark: () => NO_MARK } }
  }

  return {
    /** Shows a form, with what was filled into the one before it; one after the other. */
    show(tried: Tried): Promise<Answering> {
      const next = turn.then(() => open(tried))
      turn = next.catch(() => undefined)
      return next
    },
    dispose: (): void => current?.dispose(),
  }
}
