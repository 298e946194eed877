import { benchmarkForm } from '../stack/seed/benchmark'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments, type SeedDocument } from '../stack/seed/documents'
import { writeDocuments } from '../stack/seed/write/documents'
import { openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'

/** Id of the form with so many questions. */
export const longFormId = (questions: number): string => `banco-${questions}`

/** What a stranger reads of a form whose questions all stand in one section: no list of the staff shows it. */
function documentsOf(questions: number): SeedDocument[] {
  const definition = benchmarkForm(questions, 0)
  const all = definition.sections.flatMap((section) => ('questions' in section ? section.questions : []))
  const sections = [{ titulo: 'Mediciones', questions: all }]
  const seed = buildForm({ ...definition, id: longFormId(questions), sections }, today())
  return formDocuments(seed).filter(({ path }) => /^formularios_publicos\/|\/versiones\//.test(path))
}

/** Adds public forms of one section to the running town, one for each number of questions. */
export async function writeLongForms(sizes: readonly number[]): Promise<void> {
  const { firestore, close } = openEmulators()
  try {
    await withoutTriggers(() => writeDocuments(firestore, sizes.flatMap(documentsOf)))
  } finally {
    await close()
  }
}
