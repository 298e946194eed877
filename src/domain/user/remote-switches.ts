import * as z from 'zod/mini'

/** Shorter texts say no moment (AUTH-08). */
const LEAST = 19
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:\d{2})?$/

/** Values by their names, of which nothing is certain. */
type Values = Readonly<Record<string, unknown>>

/** The switches that an operator sets for everybody (AUTH-08), as they count. */
export interface RemoteSwitches {
  /** The moment before which no web session may have begun; null when nothing is revoked. */
  revokedBefore: Date | null
  /** Whether the single sign-on is on; null when nobody says. */
  newLoginMethod: boolean | null
}

const textSchema = z.string().check(z.minLength(LEAST))
/** Remote Config keeps all values as texts. */
const switchSchema = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((word) => word === 'true'),
  ),
])

/** `YYYY-MM-DD HH:mm:ss`, with `T` or a blank between, in UTC unless a zone follows. */
function momentOf(value: unknown): Date | null {
  const parsed = textSchema.safeParse(value)
  const [, day, time, zone = 'Z'] = parsed.success ? (MOMENT.exec(parsed.data.trim()) ?? []) : []
  const moment = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/**
 * The switches of both places, each from Remote Config where it is set there, else from the document. Whatever is no
 * moment and no switch counts as not set: a slip of the pen throws nobody out and switches nothing off.
 * @param remote what Remote Config says, by parameter
 * @param document `configuracion/remota`
 */
export function switchesOf(remote: Values, document: Values = {}): RemoteSwitches {
  const valueOf = (name: string): unknown => remote[name] ?? document[name]
  return {
    revokedBefore: momentOf(valueOf('web_session_revokation_datetime')),
    newLoginMethod: switchSchema.safeParse(valueOf('dev_new_login_method')).data ?? null,
  }
}
