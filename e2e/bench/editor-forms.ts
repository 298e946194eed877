import { benchmarkForm } from '../stack/seed/benchmark'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments, type SeedDocument } from '../stack/seed/documents'
import type { SimpleSection } from '../stack/seed/form-definition'
import { writeDocuments } from '../stack/seed/write/documents'
import { openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'

const SECTIONS = 20

/** Id of the form of so many questions that is edited. */
export const editedFormId = (questions: number): string => `banco-editor-${questions}`

/** The nine kinds in turn, in twenty sections of the same length; as few as there are questions at most. */
function documentsOf(questions: number): SeedDocument[] {
  const definition = benchmarkForm(questions, 0)
  const all = definition.sections.flatMap((section) => ('questions' in section ? section.questions : []))
  const length = Math.ceil(questions / Math.min(SECTIONS, questions))
  const sections: SimpleSection[] = []
  for (let at = 0; at < all.length; at += length)
    sections.push({ titulo: `Tramo ${sections.length + 1}`, questions: all.slice(at, at + length) })
  const id = editedFormId(questions)
  return formDocuments(buildForm({ ...definition, id, titulo: id, sections }, today()))
}

/** Adds forms to be edited to the running municipality, one for each number of questions. */
export async function writeEditedForms(sizes: readonly number[]): Promise<void> {
  const { firestore, close } = openEmulators()
  try {
    await withoutTriggers(() => writeDocuments(firestore, sizes.flatMap(documentsOf)))
  } finally {
    await close()
  }
}
