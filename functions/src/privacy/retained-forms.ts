import type { RetainedForm } from '../../../src/domain/privacy/record'
import { retentionNoteSchema, RETENTIONS } from '../../../src/domain/privacy/retention-note'
import { formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

/** More forms with a term of their own are not told one by one. */
const MOST = 200

/** Forms of a municipality whose answers are kept for a time, by their titles: two reads for each. */
export async function formsWithRetention(municipality: string): Promise<RetainedForm[]> {
  const notes = database().collection(RETENTIONS).where('municipalityPath', '==', municipality).limit(MOST)
  const { docs } = await notes.get()
  const refs = docs.map(({ id }) => database().doc(formPath(id)))
  const forms = refs.length > 0 ? await database().getAll(...refs, { fieldMask: ['titulo'] }) : []
  return docs
    .flatMap((note, at): RetainedForm[] => {
      const rule = decode(retentionNoteSchema, note)?.regla
      const title: unknown = forms[at]?.get('titulo')
      return rule && typeof title === 'string' ? [{ title: withoutAnswers(title), rule }] : []
    })
    .sort((one, other) => one.title.localeCompare(other.title))
}
