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

/** Up to so many answers triggers stay on: they take a quarter of a minute to hear of 150, and one of 10,000 would be a quarter of an hour. */
const MAX_WITH_TRIGGERS = 200

/** Whether triggers hear of what is added, and of what everybody else does meanwhile. */
export const keepsTriggers = ({ answers }: Required<SeedOptions>): boolean => answers <= MAX_WITH_TRIGGERS

/**
 * The form, its answers, and at the end how many they are. What triggers would derive of an answer stands before it, so
 * that they count nothing twice.
 */
function* documentsFor({ answers, questions }: Required<SeedOptions>): Generator<SeedDocument> {
  const base = today()
  const definition = { ...benchmarkForm(questions, answers), id: `banco-de-pruebas-${questions}-${answers}` }
  const seed = buildForm(definition, base)
  const counter = counterDocument(seed)
  yield* formDocuments(seed).filter(({ path }) => path !== counter.path)
  const versionOf = findVersion([seed])
  yield* statisticsDocuments([seed], answersTo(seed, answers, newFilePool(downloadAddress), base))
  for (const answer of answersTo(seed, answers, newFilePool(downloadAddress), base))
    yield* answerDocuments(answer, null, versionOf(answer))
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
    const add = () => addDocuments(firestore, documentsFor(numbers), onPart)
    const added = await (keepsTriggers(numbers) ? add() : withoutTriggers(add))
    return { added, path: paths.answers.href(`banco-de-pruebas-${numbers.questions}-${numbers.answers}`) }
  } finally {
    await close()
  }
}
