import * as z from 'zod/mini'
import { MAX_ADDRESS_LENGTH } from '../answer/place'
import type { Location } from '../form/form'

/** A place as it is sent to be put right: point and address, and not what the answer is about there. */
export const sentPlace = (): z.ZodMiniType<Location> =>
  z.strictObject({
    latlng: z.nullable(
      z.strictObject({
        lat: z.number().check(z.minimum(-90), z.maximum(90)),
        lng: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
    direccion: z.string().check(z.maxLength(MAX_ADDRESS_LENGTH)),
  })
