import * as z from 'zod/mini'
import type { DraftSlot } from '../draft-slot'

/** Which kept draft one of this device belongs to (REACH-04). */
export interface SavedDraftLink {
  id: string
  secret: string
  /** The state that this device had or kept last. */
  revision: number
  /** Until when it is kept, in milliseconds. */
  until: number
}

const linkSchema: z.ZodMiniType<SavedDraftLink> = z.object({
  id: z.string(),
  secret: z.string(),
  revision: z.number(),
  until: z.number(),
})

/** Beside the draft, so that it goes with it. */
const NAME = 'seguir'

/** The link of a draft; null where it is not kept on the server. */
export async function linkBeside(files: Pick<DraftSlot['files'], 'get'>): Promise<SavedDraftLink | null> {
  const parsed = linkSchema.safeParse(await files.get(NAME))
  return parsed.success ? parsed.data : null
}

export const keepLink = (files: Pick<DraftSlot['files'], 'set'>, link: SavedDraftLink): Promise<void> =>
  files.set(NAME, link)
