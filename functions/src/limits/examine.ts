import * as z from 'zod/mini'
import { canHaveBegun } from '../../../src/domain/answer/begun'
import { assembleSections, begunOf } from '../../../src/domain/answering/whole'
import type { ExaminedAnswer } from '../../../src/domain/calls/get-pass'
import { checkSchema, type Check } from '../../../src/domain/form/check'
import { closingFor } from '../../../src/domain/form-logic/closing'
import { formVersionSchema } from '../../../src/domain/form/form'
import { orNull } from '../../../src/domain/form/stored-form'
import { formPath, versionPath } from '../../../src/domain/store-paths'
import { dayIn } from '../../../src/domain/zone-times'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { zoneAt } from '../platform/time-zone'

const closingsSchema = z.looseObject({
  version: orNull(z.number()),
  cierres: z.optional(orNull(z.array(checkSchema))),
})

/**
 * What lets an answer to a form go no further, by closings that stand in none of its versions (LOGIC-01). Two reads, and
 * up to three of {@link zoneAt} where this instance did not ask lately. One that cannot have been begun when it says is
 * looked at as begun today: it is marked when it comes, which staff see, while its sender would only hear that the form
 * is closed.
 * @throws HttpsError `permission-denied` where the form has no such version
 */
export async function closingOf(
  formId: string,
  { version: number, secciones, diaComienzo }: ExaminedAnswer,
): Promise<Check | null> {
  const [[form], versionDoc] = await Promise.all([
    database().getAll(database().doc(formPath(formId)), { fieldMask: ['version', 'cierres'] }),
    database().doc(versionPath(formId, number)).get(),
  ])
  const known = form && decode(closingsSchema, form)
  const version = decode(formVersionSchema, versionDoc)
  if (!version) throw forbidden()
  const today = dayIn(new Date(), await zoneAt(version.municipalityPath))
  const noted = begunOf({ diaComienzo })
  const said = noted !== null && !canHaveBegun(noted, today, true) ? today : noted
  const answered = assembleSections(version.secciones, secciones, said)
  // Versions do not have these rules: where there are no others, nobody says when they began.
  const begun = said ?? today
  const isCurrent = number === known?.version
  return closingFor(known?.cierres ?? [], { secciones: version.secciones, answered, begun, isCurrent })
}
