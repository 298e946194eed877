import { formPath, versionPath } from '../store-paths'
import { mapSize, sentSize, sum, textSize } from '../bytes'
import { compactFormSections } from './compact-form'
import type { Form } from './form'
import { toVersion } from './version'

/** From here on the editor warns. */
export const SIZE_WARNING = 800_000
/**
 * Beyond this a form is not sent to the store, because it would be refused there: a document ends at 1 MiB. Room is
 * left for what is stamped while saving.
 */
export const MAX_FORM_BYTES = 1_000_000

/** What a name of a document costs beside its parts. */
const NAME_OVERHEAD = 16

const nameSize = (path: string): number => NAME_OVERHEAD + sum(path.split('/'), textSize)

/**
 * Bytes of a form where it is largest: as stored or as sent, itself or its version. Areas are references, which cost
 * as much as their names.
 */
export function storedSize(form: Form): number {
  const areas = sum(form.areas, (path) => nameSize(path) - textSize(path))
  const { id, ...rest } = form
  const secciones = compactFormSections(form.secciones)
  const fields = { ...rest, secciones }
  const version = { ...toVersion(form), secciones }
  const asForm = nameSize(formPath(id)) + Math.max(mapSize(fields), sentSize(fields))
  const asVersion = nameSize(versionPath(id, form.version)) + Math.max(mapSize(version), sentSize(version))
  return Math.max(asForm, asVersion) + areas
}
