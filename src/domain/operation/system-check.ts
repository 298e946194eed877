import * as z from 'zod/mini'

const idMuniCore = () => z.string().check(z.regex(/^[1-9]\d{0,19}$/))

export const checkSystemRequestSchema = z.discriminatedUnion('system', [
  z.strictObject({
    system: z.literal('municore'),
    idMuniCore: idMuniCore(),
    /** On which of its two installations. */
    usarAWS: z.boolean(),
  }),
  z.strictObject({ system: z.literal('turnero'), idMuniCore: idMuniCore() }),
  z.strictObject({ system: z.literal('portal') }),
  z.strictObject({ system: z.literal('redsys'), merchantCode: z.string().check(z.regex(/^\d{9}$/)) }),
])

export type CheckSystemRequest = z.infer<typeof checkSystemRequestSchema>
