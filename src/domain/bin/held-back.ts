import * as z from 'zod/mini'

/** Why one is not deleted: somebody holds it back (OPS-02). */
export const HELD_BACK = 'held'

const heldSchema = z.looseObject({ reason: z.literal(HELD_BACK) })

/** Whether the details of a refusal say that somebody holds the answer back. */
export const isHeldBack = (details: unknown): boolean => heldSchema.safeParse(details).success
