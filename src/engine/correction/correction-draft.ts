import * as z from 'zod/mini'
import type { StoredSection } from '../../domain/answer/answer'
import { storedSectionSchema } from '../../domain/answer/given'
import { compactSections } from '../../domain/answer/compact'
import { mergeCompletion } from '../../domain/answer/completion-merge'
import { assembleSections } from '../../domain/answer/whole'
import { correctedSections, overlayLocation } from '../../domain/correction/overlay'
import { spotIdShape, TARGETS } from '../../domain/correction/spot'
import { asLeft, carryFiles } from '../carrying'
import { readDraft, type Draft } from '../draft'
import type { DraftSlot } from '../draft-slot'
import { changedSince, untouchedDraft, workSlot, type StoredWork } from '../stored-work'
import { NOTHING_ASKED, type AskDraft } from './picks'

/** What a draft of a correction knows besides: on top of what it was made, and what is asked for. */
interface Ground {
  lastUpdate: Date | null
  base: StoredSection[]
  ask: AskDraft
}

const groundSchema: z.ZodMiniType<{ ground: Ground }> = z.looseObject({
  ground: z.object({
    lastUpdate: z.nullable(z.date()),
    base: z.array(storedSectionSchema),
    ask: z.object({
      sections: z.array(z.string()),
      items: z.array(z.object({ ...spotIdShape, parte: z.enum(TARGETS) })),
      comment: z.string(),
      until: z.string(),
    }),
  }),
})

/** What correcting begins with. */
export interface CorrectionDraft {
  /** For the engine of answering: it goes on with the answer as it stands as it does with a draft. */
  draft: Draft
  ask: AskDraft
  /** When this device kept it; null when the answer is as it stands. */
  restoredAt: Date | null
  /** Somebody else changed the answer since; what was put right was put on top. */
  carried: boolean
}

/** The answer as it stands, as a draft that nobody has changed yet. */
function asItStands(answer: StoredWork, now: Date): Draft {
  const { stored, version } = answer
  return untouchedDraft(answer, now, {
    secciones: compactSections(correctedSections(version.secciones, stored)),
    ubicacion: overlayLocation(stored.ubicacion, stored),
  })
}

function carriedOver({ stored, version }: StoredWork, draft: Draft, { base }: Ground): Draft {
  const whole = (sections: StoredSection[]) => assembleSections(version.secciones, sections)
  const mine = whole(draft.secciones)
  const theirs = correctedSections(version.secciones, stored)
  const { secciones, left, placeOf } = mergeCompletion({ base: whole(base), mine, theirs })
  const files = carryFiles(draft.files, mine, ({ path }) => placeOf(path))
  return {
    ...draft,
    secciones: compactSections(secciones),
    files: files.files,
    left: [...draft.left, ...left.map(asLeft), ...files.left],
  }
}

/** What this device has of an earlier try to correct the answer, on top of what stands now; else the answer itself. */
export async function readCorrection(
  slot: DraftSlot,
  answer: StoredWork,
  now: Date,
): Promise<CorrectionDraft> {
  const raw = await slot.read()
  const draft = readDraft(raw)
  const parsed = groundSchema.safeParse(raw)
  const { stored } = answer
  if (draft?.answerId !== stored.id || !parsed.success) {
    return { draft: asItStands(answer, now), ask: NOTHING_ASKED, restoredAt: null, carried: false }
  }
  const { ground } = parsed.data
  const carried = changedSince(ground.lastUpdate, answer)
  return {
    draft: carried ? carriedOver(answer, draft, ground) : draft,
    ask: ground.ask,
    restoredAt: draft.savedAt,
    carried,
  }
}

/** What the place of a correction is told while the person corrects. */
interface Correcting {
  ask: () => AskDraft
  /** Whether anything was changed or ticked: until then this device keeps nothing. */
  differs: () => boolean
}

/** The place of a correction on this device: its draft says on top of what it was made. */
export function correctionSlot(
  slot: DraftSlot,
  answer: StoredWork,
  opened: CorrectionDraft,
  { ask, differs }: Correcting,
) {
  const { stored, version } = answer
  const base = compactSections(correctedSections(version.secciones, stored))
  const ground = (): Ground => ({ lastUpdate: stored.lastUpdate, base, ask: ask() })
  return workSlot(slot, answer, { opened, ground, differs })
}
