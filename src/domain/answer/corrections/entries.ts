import * as z from 'zod/mini'

/** Each entry of a stored list on its own: one that is damaged does not hide the others. */
export const entries = <T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T[]> =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((stored) =>
      (Array.isArray(stored) ? stored : []).flatMap((one) => {
        const parsed = schema.safeParse(one)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
