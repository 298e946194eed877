import * as z from 'zod/mini'

export const listAssigneesResponseSchema = z.object({
  /** By their names, groups first: theirs is the path of their area instead of a username. */
  people: z.array(
    z.object({
      username: z.string(),
      name: z.string(),
      /** The last day on which they are away; left out of who is here. */
      away: z.optional(z.string()),
    }),
  ),
  /** There are more. */
  isCut: z.boolean(),
})

export type ListAssigneesResponse = z.infer<typeof listAssigneesResponseSchema>
