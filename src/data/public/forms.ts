import * as z from 'zod/mini'
import { isDocumentId } from '../../domain/document-id'
import {
  formVersionSchema,
  publicFormSchema,
  type FormVersion,
  type PublicForm,
} from '../../domain/form/form'
import { PUBLIC_FORMS, versionPath } from '../../domain/store-paths'
import { decode, unnamed } from '../converters'
import { DEVICE, geocoderBy } from '../device'
import { DataError } from '../errors'
import { readOrKept } from '../kept'
import { countReads } from '../read-counter'
import { getStored } from '../rest'
import { within } from '../within'

/** A form as whoever holds its link may know it. */
export interface LoadedPublicForm {
  form: PublicForm
  /** What to answer; null when the form takes no answers now (`form.motivo` says why). */
  version: FormVersion | null
  /** When the server said so, where there is no network and the form is this device's; left out for just now. */
  keptAt?: Date
}

const loadedSchema = z.object({ form: publicFormSchema, version: z.nullable(formVersionSchema) })

/** What everybody may read: by a plain request, because the SDK is loaded only to send. */
async function readAsNobody<T>(path: string, schema: z.ZodMiniType<T>): Promise<T> {
  const document = await within(getStored(path, { app: 'public' }))
  countReads(1, 'public form')
  return decode(schema, document, unnamed)
}

/**
 * Whether a form takes answers of strangers now, and in which version: one read.
 * @throws DataError `notFound`, `damaged`, `offline`, `timeout`
 */
export const readPublicForm = (formId: string): Promise<PublicForm> =>
  readAsNobody(`${PUBLIC_FORMS}/${formId}`, publicFormSchema)

/** Which service searches addresses for the forms that this page loaded: nothing is read for it (ANS-10). */
const geocoderOf = new Map<string, string>()

/** What a stranger's answer needs of this device. */
export const PUBLIC_DEVICE = {
  ...DEVICE,
  loadGeocoder: geocoderBy(({ formId }) => geocoderOf.get(formId) ?? ''),
}

/**
 * What a stranger needs to answer a form: two reads, or one when it is closed. Without network, what this device kept
 * of the last time.
 * @throws DataError `notFound` when there is no such public form (ANS-11), `damaged` when it cannot be read,
 * `offline`, `timeout`
 */
export async function loadPublicForm(formId: string): Promise<LoadedPublicForm> {
  if (!isDocumentId(formId)) throw new DataError('notFound')
  const { value, keptAt } = await readOrKept(`public/${formId}`, loadedSchema, () => readBoth(formId))
  geocoderOf.set(formId, value.form.geocodificador ?? '')
  return { ...value, ...(keptAt && { keptAt }) }
}

async function readBoth(formId: string): Promise<z.infer<typeof loadedSchema>> {
  const form = await readPublicForm(formId)
  if (!form.abierto) return { form, version: null }
  try {
    return { form, version: await readAsNobody(versionPath(formId, form.version), formVersionSchema) }
  } catch (error) {
    // A form that names a version which is not there is broken, not unknown.
    if (error instanceof DataError && error.code === 'notFound') {
      throw new DataError('damaged', { cause: error })
    }
    throw error
  }
}
