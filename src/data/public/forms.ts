import * as z from 'zod/mini'
import { isDocumentId } from '../../domain/document-id'
import {
  formVersionSchema,
  publicFormSchema,
  type FormVersion,
  type PublicForm,
} from '../../domain/form/form'
import { PUBLIC_FORMS, versionPath } from '../../domain/public-paths'
import { DEVICE, geocoderBy } from '../device'
import { DataError } from '../errors'
import { readThroughCache } from '../device-cache'
import { readAsNobody } from './read-as-nobody'

/** What people with its link may know of a form. */
export interface LoadedPublicForm {
  form: PublicForm
  /** What to answer; null when the form takes no answers now (`form.motivo` says why; without one it is outside of its hours). */
  version: FormVersion | null
  /** Milliseconds by which the server's clock is ahead of this device's, where the form has hours. */
  clockLagMs?: number | undefined
  /** When it was read from the server, if it is this device's copy; left out when it was read just now. */
  keptAt?: Date
}

const loadedSchema = z.object({
  form: publicFormSchema,
  version: z.nullable(formVersionSchema),
  clockLagMs: z.optional(z.number()),
})

/**
 * Whether a form takes answers of strangers now, and in which version: one read.
 * @throws DataError `notFound`, `damaged`, `offline`, `timeout`
 */
export const readPublicForm = (formId: string): Promise<PublicForm> =>
  readAsNobody(`${PUBLIC_FORMS}/${formId}`, publicFormSchema)

/**
 * The service that searches addresses, by form: remembered when the form is loaded, so that nothing is read for it
 * (ANS-10).
 */
const geocoderOf = new Map<string, string>()

/** What a stranger's answer needs of this device. */
export const PUBLIC_DEVICE = {
  ...DEVICE,
  loadGeocoder: geocoderBy(({ formId }) => geocoderOf.get(formId) ?? ''),
}

/**
 * What a stranger needs to answer a form: two reads, or one when it is closed or long outside of its
 * hours. Without network it gives what this
 * device kept.
 * @throws DataError `notFound` when there is no such public form (ANS-11), `damaged` when it cannot be read, `offline`,
 * `timeout`
 */
export async function loadPublicForm(formId: string): Promise<LoadedPublicForm> {
  if (!isDocumentId(formId)) throw new DataError('notFound')
  const { value, keptAt } = await readThroughCache(`public/${formId}`, loadedSchema, () => readBoth(formId))
  geocoderOf.set(formId, value.form.geocodificador ?? '')
  return { ...value, ...(keptAt && { keptAt }) }
}

async function readBoth(formId: string): Promise<z.infer<typeof loadedSchema>> {
  const form = await readPublicForm(formId)
  if (!form.abierto) return { form, version: null }
  const { version, ...clock } = form.horario
    ? await (await import('./within-hours')).readWithinHours(form)
    : { version: await readVersion(form) }
  return { form, version: version && { ...version, zonaHoraria: form.zonaHoraria }, ...clock }
}

async function readVersion({ formId, version }: PublicForm): Promise<FormVersion> {
  try {
    return await readAsNobody(versionPath(formId, version), formVersionSchema)
  } catch (error) {
    // The form is there, but the version that it names is not: it is damaged, not unknown.
    if (error instanceof DataError && error.code === 'notFound') {
      throw new DataError('damaged', { cause: error })
    }
    throw error
  }
}
