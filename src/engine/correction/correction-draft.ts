import * as z from 'zod/mini'
import type { StoredSection } from '../../domain/answer/answer'
import { compactDraft } from '../../domain/answering/compact'
import { mergeCompletion } from '../../domain/correction/completion-merge'
import { assembleSections, begunOf } from '../../domain/answering/whole'
import { sectionsInPlace } from '../../domain/correction/overlay'
import type { RowChange } from '../../domain/correction/removed'
import { partRefShape, TARGETS } from '../../domain/answer/corrections/spot'
import { toOrphanedAnswer, carryFiles } from '../carry-files'
import { draftSectionsSchema, type Draft } from '../draft'
import type { DraftSlot } from '../draft-slot'
import { readWork, untouchedDraft, workSlot, type OpenedWork, type StoredWork } from '../stored-work'
import { EMPTY_CHANGE_REQUEST, type ChangeRequestDraft } from './change-request'

/** What is written beside a draft of a correction: which state of the answer it was made on, and what is asked for. */
interface Ground {
  lastUpdate: Date | null
  base: StoredSection[]
  ask: ChangeRequestDraft
  rows: readonly RowChange[]
}

const groundSchema: z.ZodMiniType<{ ground: Ground }> = z.looseObject({
  ground: z.object({
    lastUpdate: z.nullable(z.date()),
    base: draftSectionsSchema(),
    ask: z.object({
      sections: z.array(z.string()),
      items: z.array(z.object({ ...partRefShape, parte: z.enum(TARGETS) })),
      comment: z.string(),
      until: z.string(),
    }),
    rows: z._default(z.array(z.object({ ...partRefShape, quitada: z.boolean() })), []),
  }),
})

/** What correcting begins with. */
export interface CorrectionDraft extends OpenedWork {
  ask: ChangeRequestDraft
  /** Rows and further answers that are taken away or put back. */
  rows: readonly RowChange[]
}

/** The answer as it stands, as a draft that nobody has changed yet. */
function asItStands(answer: StoredWork, now: Date): Draft {
  const { stored, version } = answer
  return untouchedDraft(answer, now, {
    secciones: compactDraft(sectionsInPlace(version.secciones, stored)),
    ubicacion: stored.ubicacion,
  })
}

function carriedOver({ stored, version }: StoredWork, draft: Draft, { base }: Ground): Draft {
  const whole = (sections: StoredSection[]) => assembleSections(version.secciones, sections, begunOf(stored))
  const mine = whole(draft.secciones)
  const theirs = sectionsInPlace(version.secciones, stored)
  const { secciones, left, placeOf } = mergeCompletion({ base: whole(base), mine, theirs })
  const files = carryFiles(draft.files, mine, ({ path }) => placeOf(path))
  return {
    ...draft,
    secciones: compactDraft(secciones),
    files: files.files,
    left: [...draft.left, ...left.map(toOrphanedAnswer), ...files.left],
  }
}

/** What this device has of an earlier try to correct the answer, on top of what stands now; else the answer itself. */
export async function readCorrection(
  slot: DraftSlot,
  answer: StoredWork,
  now: Date,
): Promise<CorrectionDraft> {
  const { opened, ground } = await readWork(slot, answer, {
    schema: groundSchema,
    untouched: () => asItStands(answer, now),
    carryOver: (draft, since) => carriedOver(answer, draft, since),
  })
  return { ...opened, ask: ground?.ask ?? EMPTY_CHANGE_REQUEST, rows: ground?.rows ?? [] }
}

/** What the slot asks while the person corrects. */
interface Correcting {
  ask: () => ChangeRequestDraft
  rows: () => readonly RowChange[]
  /** Whether anything was changed or ticked: until then this device keeps nothing. */
  differs: () => boolean
}

/** The draft slot of a correction. Its draft names the state of the answer that it was made on. */
export function correctionSlot(
  slot: DraftSlot,
  answer: StoredWork,
  opened: CorrectionDraft,
  { ask, rows, differs }: Correcting,
) {
  const { stored, version } = answer
  const base = compactDraft(sectionsInPlace(version.secciones, stored))
  const ground = (): Ground => ({ lastUpdate: stored.lastUpdate, base, ask: ask(), rows: rows() })
  return workSlot(slot, answer, { opened, ground, differs })
}
