import * as z from 'zod/mini'

/** What is stored as a schema reads it, or something else where it cannot: a damaged part keeps nobody from the rest. */
export const orElse = <T>(schema: z.ZodMiniType<T>, otherwise: T): z.ZodMiniType<T> =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((stored): T => {
      const parsed = schema.safeParse(stored)
      return parsed.success ? parsed.data : otherwise
    }),
  )
