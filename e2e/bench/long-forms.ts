import { benchmarkForm } from '../stack/seed/benchmark'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments, type SeedDocument } from '../stack/seed/documents'
import { writeDocuments } from '../stack/seed/write/documents'
import { openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'

/** Id of the form with so many questions. */
export const longFormId = (questions: number): string => `banco-${questions}`

interface LongForms {
  /** With what staff read of it too; else no list of theirs shows it. */
  whole?: boolean
}

/** A form whose questions all stand in one section. */
function documentsOf(questions: number, { whole = false }: LongForms): SeedDocument[] {
  const definition = benchmarkForm(questions, 0)
  const all = definition.sections.flatMap((section) => ('questions' in section ? section.questions : []))
  const sections = [{ titulo: 'Mediciones', questions: all }]
  const seed = buildForm({ ...definition, id: longFormId(questions), sections }, today())
  const documents = [...formDocuments(seed)]
  return whole
    ? documents
    : documents.filter(({ path }) => /^formularios_publicos\/|\/versiones\//.test(path))
}

/** Adds public forms of one section to the running municipality, one for each number of questions. */
export async function writeLongForms(sizes: readonly number[], options: LongForms = {}): Promise<void> {
  const { firestore, close } = openEmulators()
  try {
    await withoutTriggers(() =>
      writeDocuments(
        firestore,
        sizes.flatMap((size) => documentsOf(size, options)),
      ),
    )
  } finally {
    await close()
  }
}
