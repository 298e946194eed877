import * as z from 'zod/mini'
import type { StoredSection } from '../../domain/answer/answer'
import { compactDraft } from '../../domain/answering/compact'
import { mergeCompletion } from '../../domain/correction/completion-merge'
import { responseAt } from '../../domain/answer/fill'
import { completionOf, hasPart, openSignatures } from '../../domain/correction/locks'
import { assembleSections, begunOf } from '../../domain/answering/whole'
import { canMoveTo } from '../../domain/states/transitions'
import type { DeviceStore } from '../../lib/device-store'
import { toOrphanedAnswer, carryFiles, NO_SIGNATURE } from '../carry-files'
import { draftSectionsSchema, type Draft, type OrphanedAnswer } from '../draft'
import type { DraftSlot } from '../draft-slot'
import { pictureName } from '../signatures'
import { readWork, untouchedDraft, workSlot, type OpenedWork, type StoredWork } from '../stored-work'
import { partOf } from '../pending-file'

/** What is written beside a draft of a completion: which state of the stored answer it was filled in on. */
interface Ground {
  lastUpdate: Date | null
  base: StoredSection[]
  /** The state to move to; null leaves it. */
  moveTo: number | null
}

const groundSchema: z.ZodMiniType<{ ground: Ground }> = z.looseObject({
  ground: z.object({
    lastUpdate: z.nullable(z.date()),
    base: draftSectionsSchema(),
    moveTo: z.nullable(z.number()),
  }),
})

/** What completing begins with. */
export interface CompletionDraft extends OpenedWork {
  moveTo: number | null
}

/** The answer as it is stored, as a draft that nobody has changed yet. */
const asStored = (answer: StoredWork, now: Date): Draft =>
  untouchedDraft(answer, now, { secciones: answer.stored.secciones, ubicacion: null })

/**
 * Signatures that were drawn here and given by somebody else meanwhile are told, with their pictures. Those of the
 * others are copied under names of their own: until the carried draft is written, the one on the device has its.
 */
async function carrySignatures(
  { signatures, pictures }: Draft,
  { stored, version }: StoredWork,
  device: DeviceStore,
): Promise<Pick<Draft, 'signatures' | 'pictures' | 'left'>> {
  const open = openSignatures(version.signatures, stored.signatures, stored.opcionales)
  const prefix = `${stored.lastUpdate?.getTime() ?? 0}-`
  const left: OrphanedAnswer[] = []
  const keptSignatures = [...signatures]
  for (const [index, { indexSignature, title }] of version.signatures.entries()) {
    const mine = signatures[index]
    const name = pictureName(index, pictures)
    const picture = mine ? await device.get(name) : undefined
    if (!mine || !(mine.names || picture instanceof Blob)) continue
    if (!open.includes(indexSignature)) {
      keptSignatures[index] = NO_SIGNATURE
      const file = picture instanceof Blob ? name : ''
      left.push({ question: null, title, text: mine.names, file })
    } else if (picture instanceof Blob) {
      await device.set(pictureName(index, prefix), picture).catch(() => undefined)
    }
  }
  return { signatures: keptSignatures, pictures: prefix, left }
}

async function carriedOver(
  answer: StoredWork,
  draft: Draft,
  ground: Ground,
  device: DeviceStore,
): Promise<Draft> {
  const { stored, version } = answer
  const whole = (sections: StoredSection[]) => assembleSections(version.secciones, sections, begunOf(stored))
  const [base, mine, theirs] = [whole(ground.base), whole(draft.secciones), whole(stored.secciones)]
  const sealed = completionOf(stored) === 'sealed'
  const { secciones, left, placeOf } = mergeCompletion({ base, mine, theirs }, sealed)
  const carried = carryFiles(draft.files, mine, (file) => {
    const path = placeOf(file.path)
    const part = partOf(file)
    const there = responseAt(theirs, path)
    return sealed || (there && hasPart(there, part === 'list' ? 'answer' : part)) ? null : path
  })
  const signed = await carrySignatures(draft, answer, device)
  return {
    ...draft,
    secciones: compactDraft(secciones),
    files: carried.files,
    signatures: signed.signatures,
    pictures: signed.pictures,
    left: [...draft.left, ...left.map(toOrphanedAnswer), ...carried.left, ...signed.left],
  }
}

/**
 * What this device has of an earlier try to complete the answer, on top of what is stored now; the stored answer
 * itself when there is nothing.
 */
export async function readCompletion(
  slot: DraftSlot,
  answer: StoredWork,
  now: Date,
): Promise<CompletionDraft> {
  const { opened, ground } = await readWork(slot, answer, {
    schema: groundSchema,
    untouched: () => asStored(answer, now),
    carryOver: (draft, since) => carriedOver(answer, draft, since, slot.files),
  })
  const moveTo = ground?.moveTo ?? null
  const leadsThere = moveTo !== null && canMoveTo(answer.stored.estados, moveTo)
  return { ...opened, moveTo: leadsThere ? moveTo : null }
}

/** What the slot asks while the person fills in. */
interface Filling {
  moveTo: () => number | null
  /** Whether anything was filled in: until then this device keeps nothing. */
  differs: () => boolean
}

/** The draft slot of a completion. Its draft names the state of the stored answer that it was filled in on. */
export function completionSlot(
  slot: DraftSlot,
  answer: StoredWork,
  opened: CompletionDraft,
  { moveTo, differs }: Filling,
) {
  const { stored } = answer
  const ground = (): Ground => ({ lastUpdate: stored.lastUpdate, base: stored.secciones, moveTo: moveTo() })
  return workSlot(slot, answer, { opened, ground, differs })
}
