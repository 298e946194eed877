import * as z from 'zod/mini'

const codedSchema = z.object({ code: z.union([z.string(), z.number()]) })

/** The code that an error carries, as Firebase, Firestore, Storage and sockets give it; undefined when it has none. */
export const errorCode = (error: unknown): string | number | undefined =>
  codedSchema.safeParse(error).data?.code

const detailedSchema = z.object({ details: z.unknown() })

/** The details that a failing callable gives beside its code; undefined when it gives none. */
export const errorDetails = (error: unknown): unknown => detailedSchema.safeParse(error).data?.details
