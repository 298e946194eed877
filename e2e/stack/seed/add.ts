import { paths } from '../../../src/lib/paths'
import type { SeedOptions } from '../seed-contract'
import { answersTo } from './build-answers'
import { benchmarkForm } from './benchmark'
import { buildForm } from './build-form'
import { today } from './clock'
import { answerDocuments, counterDocument, formDocuments, type SeedDocument } from './documents'
import { newFilePool } from './file-pool'
import { findVersion } from './versions'
import { statisticsDocuments } from './statistics'
import { addDocuments } from './write/documents'
import { downloadAddress, openEmulators } from './write/emulators'
import { withoutTriggers } from './write/triggers'

/** The form, its answers, and at the end how many they are. */
function* documentsFor({ answers, questions }: Required<SeedOptions>): Generator<SeedDocument> {
  const base = today()
  const definition = { ...benchmarkForm(questions, answers), id: `banco-de-pruebas-${questions}-${answers}` }
  const seed = buildForm(definition, base)
  const counter = counterDocument(seed)
  yield* formDocuments(seed).filter(({ path }) => path !== counter.path)
  const versionOf = findVersion([seed])
  for (const answer of answersTo(seed, answers, newFilePool(downloadAddress), base))
    yield* answerDocuments(answer, null, versionOf(answer))
  yield* statisticsDocuments([seed], answersTo(seed, answers, newFilePool(downloadAddress), base))
  yield counter
}

/**
 * Adds a form for measuring, with so many questions and answers, to the running emulators. Nothing that is there is
 * changed: the same numbers again add what is missing, others another form.
 * @param onPart hears how many documents have been looked at; what it throws ends the work
 * @returns how many documents were added, and where the form's answers are listed
 */
export async function addForMeasuring(
  numbers: Required<SeedOptions>,
  onPart: (seen: number) => void,
): Promise<{ added: number; path: string }> {
  const { firestore, close } = openEmulators()
  try {
    const added = await withoutTriggers(() => addDocuments(firestore, documentsFor(numbers), onPart))
    return { added, path: paths.answers.href(`banco-de-pruebas-${numbers.questions}-${numbers.answers}`) }
  } finally {
    await close()
  }
}
