/** Small pieces that the schemas of stored documents share. */
import * as z from 'zod/mini'
import { cleanText } from './text/clean'

/** A list that older documents may lack: missing or null reads as empty. */
export const list = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((value) => value ?? []),
  )

/** A text that older documents may lack: missing or null reads as ''. */
export const text = () =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  )

/** A flag that older documents may lack: missing or null reads as false. */
export const flag = () =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  )

/** A moment: converters turn the store's timestamps into Date before a schema sees them. */
export const moment = () => z.nullable(z._default(z.nullable(z.date()), null))

/** Takes away what nobody sees of a text that somebody typed; see `text/clean`. */
export const cleaned = () => z.overwrite<string>(cleanText)
