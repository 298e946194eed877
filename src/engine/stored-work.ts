import type * as z from 'zod/mini'
import type { StoredAnswer } from '../domain/answer/answer'
import { answerCode } from '../domain/codes/answer-code'
import { pathsOfFiles } from '../domain/answer/files'
import { begunOf } from '../domain/answering/whole'
import { pathKey, type QuestionPath } from '../domain/answer/path'
import type { Uploader } from '../domain/files/uploader'
import type { FormVersion } from '../domain/form/form'
import type { Signature } from '../domain/form/signature'
import type { AutosaveStatus } from '../lib/autosave'
import { openAnswering } from './answering'
import { readDraft, type Draft } from './draft'
import type { DraftSlot } from './draft-slot'
import type { Policy, Terms } from './policy'
import type { AnsweringPorts } from './ports'

/** What every kind of work on a stored answer needs from outside. */
export type WorkPorts = Pick<
  AnsweringPorts,
  'uploader' | 'now' | 'prepareFile' | 'failureOf' | 'onDrawn' | 'isOffline' | 'loadTable'
>

/** An answer as it is stored, and the form as it was when it was answered. */
export interface StoredWork {
  stored: StoredAnswer
  version: FormVersion
}

/** Terms that never change, worked out once for each place: what is stored stays in its place. */
export function fixedTerms(termsOf: (path: QuestionPath) => Terms): Policy['question'] {
  const known = new Map<string, Terms>()
  return (path) => {
    const key = pathKey(path)
    const terms = known.get(key) ?? termsOf(path)
    known.set(key, terms)
    return terms
  }
}

/** The signature of a stored answer at a position of its form; null when nobody gave it. */
export const signatureIn = ({ stored, version }: StoredWork, index: number): Signature | null => {
  const indexSignature = version.signatures[index]?.indexSignature ?? -1
  return stored.signatures.find((one) => one.indexSignature === indexSignature) ?? null
}

/** Nothing to tell of this device yet; always the same object. */
const NOT_KEPT: AutosaveStatus = { savedAt: null, failed: false }

/** The same uploader, which never removes a file that the stored answer names: others still look at it. */
export function keepingStoredFiles(uploader: Uploader, stored: StoredAnswer): Uploader {
  const named = new Set(pathsOfFiles(stored))
  return {
    ...uploader,
    remove: (path) => (named.has(path) ? Promise.resolve() : uploader.remove(path)),
  }
}

/** The same keeper, which shows no mark as long as nothing was changed and this device keeps nothing. */
const tellingOnceKept = <Keeper extends { mark: () => AutosaveStatus }>(
  keeper: Keeper,
  { isKept }: { isKept: () => boolean },
): Keeper => ({
  ...keeper,
  mark: () => (isKept() || keeper.mark().failed ? keeper.mark() : NOT_KEPT),
})

/** A draft of work on an answer that is stored already. Its code is not used: no new answer is made. */
export const draftOnTop = (
  version: FormVersion,
  now: Date,
  content: Pick<Draft, 'answerId' | 'begun' | 'secciones' | 'ubicacion'>,
): Draft => ({
  code: answerCode(version.claveMunicipio, new Uint8Array(10)),
  name: '',
  version: version.version,
  ...content,
  signatures: [],
  pictures: '',
  estado: null,
  recipient: null,
  purchase: null,
  files: [],
  left: [],
  outbox: null,
  opened: [],
  last: null,
  savedAt: now,
})

/** A stored answer as a draft that nobody has changed yet. */
export const untouchedDraft = (
  { stored, version }: StoredWork,
  now: Date,
  content: Pick<Draft, 'secciones' | 'ubicacion'>,
): Draft => draftOnTop(version, now, { answerId: stored.id, begun: begunOf(stored), ...content })

/** What this device had of an earlier try, as far as the engine needs it. */
export interface OpenedWork {
  /** What the engine begins with: it goes on with the answer as it does with a draft. */
  draft: Draft
  /** When this device kept it; null when nothing was kept. */
  restoredAt: Date | null
  /** Whether somebody else changed the answer since; the changes were then put on top. */
  carried: boolean
}

/** How one kind of work goes on with what this device kept of it. */
interface DraftReader<Ground> {
  /** What is written beside a draft. */
  schema: z.ZodMiniType<{ ground: Ground }>
  /** What it begins with where nothing was kept. */
  untouched: () => Draft
  /** The draft on top of an answer that somebody else changed since. */
  carryOver: (draft: Draft, ground: Ground) => Draft | Promise<Draft>
}

/** What this device has of an earlier try, on top of what stands now, and what was written beside it; else the untouched draft. */
export async function readWork<Ground extends { lastUpdate: Date | null }>(
  slot: DraftSlot,
  { stored }: StoredWork,
  { schema, untouched, carryOver }: DraftReader<Ground>,
): Promise<{ opened: OpenedWork; ground: Ground | null }> {
  const raw = await slot.read()
  const draft = readDraft(raw)
  const parsed = schema.safeParse(raw)
  if (draft?.answerId !== stored.id || !parsed.success) {
    return { opened: { draft: untouched(), restoredAt: null, carried: false }, ground: null }
  }
  const { ground } = parsed.data
  const carried = ground.lastUpdate?.getTime() !== stored.lastUpdate?.getTime()
  const onTop = carried ? await carryOver(draft, ground) : draft
  return { opened: { draft: onTop, restoredAt: draft.savedAt, carried }, ground }
}

interface WorkSlot {
  opened: OpenedWork
  /** Which state of the stored answer it is made on, as it is written beside the draft. */
  ground: () => object
  /** Whether anything was changed: until then this device keeps nothing. */
  differs: () => boolean
}

/** The draft slot of work on a stored answer. Its draft names the state of the answer that it was made on. */
export function workSlot(
  slot: DraftSlot,
  { version }: Pick<StoredWork, 'version'>,
  { opened, ground, differs }: WorkSlot,
) {
  let isKept = opened.restoredAt !== null
  return {
    ...slot,
    read: () => Promise.resolve<unknown>(opened.draft),
    files: {
      ...slot.files,
      // The form comes with the answer and never changes: this device needs no copy of it.
      set: (name: string, value: unknown) =>
        value === version ? Promise.resolve() : slot.files.set(name, value),
    },
    async write(draft: unknown): Promise<void> {
      if (!isKept && !differs()) return
      await slot.write({ ...Object(draft), ground: ground() })
      isKept = true
    },
    /** Whether this device keeps something of it. */
    isKept: () => isKept,
  }
}

/** Opens the engine of answering for a stored answer; its draft mark shows once this device keeps something. */
export async function openWork(
  { version }: Pick<StoredWork, 'version'>,
  { restoredAt, carried }: OpenedWork,
  slot: ReturnType<typeof workSlot>,
  { ports, policy }: { ports: AnsweringPorts; policy: Policy },
) {
  const answering = await openAnswering(version, slot, ports, policy)
  const { keeper } = answering
  if (carried) keeper.changed()
  return { ...answering, restoredAt, keeper: tellingOnceKept(keeper, slot) }
}
