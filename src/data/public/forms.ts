import * as z from 'zod/mini'
import { isDocumentId } from '../../domain/document-id'
import {
  formVersionSchema,
  publicFormSchema,
  type FormVersion,
  type PublicForm,
} from '../../domain/form/form'
import { PUBLIC_FORMS, versionPath } from '../../domain/store-paths'
import { unnamed } from '../converters'
import { DataError } from '../errors'
import { readOrKept } from '../kept'
import { readDocument } from '../reads'
import { storeOf } from '../store'

/** A form as whoever holds its link may know it. */
export interface LoadedPublicForm {
  form: PublicForm
  /** What to answer; null when the form takes no answers now (`form.motivo` says why). */
  version: FormVersion | null
  /** When the server said so, where there is no network and the form is this device's; left out for just now. */
  keptAt?: Date
}

const loadedSchema = z.object({ form: publicFormSchema, version: z.nullable(formVersionSchema) })

/**
 * Whether a form takes answers of strangers now, and in which version: one read.
 * @throws DataError `notFound`, `damaged`, `offline`, `timeout`
 */
export function readPublicForm(formId: string): Promise<PublicForm> {
  const path = `${PUBLIC_FORMS}/${formId}`
  return readDocument(storeOf('public'), path, publicFormSchema, 'public form', unnamed)
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
  return { ...value, ...(keptAt && { keptAt }) }
}

async function readBoth(formId: string): Promise<z.infer<typeof loadedSchema>> {
  const form = await readPublicForm(formId)
  if (!form.abierto) return { form, version: null }
  const path = versionPath(formId, form.version)
  try {
    const store = storeOf('public')
    return { form, version: await readDocument(store, path, formVersionSchema, 'public form', unnamed) }
  } catch (error) {
    // A form that names a version which is not there is broken, not unknown.
    if (error instanceof DataError && error.code === 'notFound') {
      throw new DataError('damaged', { cause: error })
    }
    throw error
  }
}
