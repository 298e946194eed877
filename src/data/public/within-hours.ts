import * as z from 'zod/mini'
import { mayBeOpen, openingAt, openingIn } from '../../domain/form/opening'
import { formVersionSchema, type FormVersion, type PublicForm } from '../../domain/form/form'
import { versionPath } from '../../domain/public-paths'
import { decode, unnamed } from '../converters'
import { DataError } from '../errors'
import { countReads } from '../read-counter'
import { askStore, documentName } from '../rest'
import { namedFields, storedSchema } from '../rest-values'
import { withTimeout } from '../with-timeout'

const batchSchema = z.tuple([z.object({ found: z.optional(storedSchema), readTime: z.string() })])

interface WithinHours {
  /** What to answer; null outside of the form's hours. */
  version: FormVersion | null
  /** Milliseconds by which the server's clock is ahead of this device's; below 0 for behind. */
  clockLagMs: number
}

/**
 * What to answer of a form with hours, where it is open now (REACH-01): one read, by whose response the server tells its
 * time, as a device's clock may be an hour or a day off. Long before and long after nothing is read.
 * @throws DataError `damaged`, `forbidden`, `offline`, `timeout`
 */
export async function readWithinHours({ formId, version, horario }: PublicForm): Promise<WithinHours> {
  const opening = openingIn(horario)
  if (opening && !mayBeOpen(opening, new Date())) return { version: null, clockLagMs: 0 }
  const documents = [documentName(versionPath(formId, version))]
  const [{ found, readTime }] = await withTimeout(
    askStore('batchGet', { app: 'public' }, { documents }, batchSchema),
  )
  countReads(1, 'public form')
  const now = new Date(readTime)
  const clockLagMs = now.getTime() - Date.now()
  if (opening && openingAt(opening, now) !== 'open') return { version: null, clockLagMs }
  if (!found) throw new DataError('damaged')
  return { version: decode(formVersionSchema, namedFields(found), unnamed), clockLagMs }
}
