import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { foldedCountsFrom, openCountsFrom } from '../../src/domain/statistics/aggregates/counts'
import { formCountsPath, OPEN_COUNTS } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { benchmarkForm } from '../stack/seed/benchmark'
import { answersTo } from '../stack/seed/build-answers'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { answerDocuments, formDocuments } from '../stack/seed/documents'
import { newFilePool } from '../stack/seed/file-pool'
import { writeDocuments } from '../stack/seed/write/documents'
import { downloadAddress, openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { runAlone } from './alone'
import { countedAnswer, countedForm } from './counted-names'
import { round } from './numbers'

const ANSWERS = 500
const QUESTIONS = 30
/** Over how many documents open counts are spread. */
const PARTS = [1, 2, 4, 8]
/** How many instances of the functions count at once. */
const INSTANCES = [1, 4]

export interface Counting {
  answers: number
  parts: number
  instances: number
  /** What the counts of the form say at the end. */
  counted: number
  /** What the work of the form says at the end. */
  inWork: number
  seconds: number
  /** Events that had to be delivered again, because another one changed the same document. */
  again: number
}

/** A form with its answers, all of the same hour and by nobody, which nothing has counted yet. */
async function write(firestore: Firestore, formId: string): Promise<void> {
  const seed = buildForm({ ...benchmarkForm(QUESTIONS, ANSWERS), id: formId }, today())
  const fechaCreacion = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000)
  const answers = [...answersTo(seed, ANSWERS, newFilePool(downloadAddress), today())].flatMap(
    (answer, index) =>
      answerDocuments({
        ...answer,
        id: countedAnswer(formId, index),
        creadoPor: 'Usuario Anónimo',
        fechaCreacion,
      }),
  )
  await withoutTriggers(() => writeDocuments(firestore, [...formDocuments(seed), ...answers]))
}

/** How many answers the counts of a form have: what is open, and the months that are folded. */
export async function answersInCounts(firestore: Firestore, formId: string): Promise<number> {
  const counts = formCountsPath(formId)
  const open = await firestore.collection(`${counts}/${OPEN_COUNTS}`).get()
  const folded = await firestore.collection(`${counts}/sumas`).get()
  const sums = [
    ...open.docs.flatMap((part) => [...openCountsFrom(part.data()).horas.values()]),
    ...folded.docs
      .filter(({ id }) => /^\d{4}-\d{2}$/.test(id))
      .map((month) => foldedCountsFrom(month.data())),
  ]
  return sums.reduce((sum, one) => sum + (one.get('a/n') ?? 0), 0)
}

/** How fast 500 answers that come at once are counted, by the number of documents that they are counted into. */
export async function measureCounting(): Promise<Counting[]> {
  const { firestore, close } = openEmulators()
  const counting: Counting[] = []
  try {
    for (const instances of INSTANCES)
      for (const parts of PARTS) {
        const formId = countedForm(parts, instances)
        await write(firestore, formId)
        const runs = await Promise.all(
          Array.from({ length: instances }, (_, instance) =>
            runAlone('count-answers', ANSWERS, parts, instances, instance),
          ),
        )
        counting.push({
          answers: ANSWERS,
          parts,
          instances,
          counted: await answersInCounts(firestore, formId),
          inWork: z.number().parse((await firestore.doc(formWorkPath(formId)).get()).get('total')),
          seconds: round(Math.max(...runs.map(({ ms }) => ms)) / 1000, 1),
          again: runs.reduce((sum, { refused }) => sum + z.number().parse(refused), 0),
        })
      }
  } finally {
    await close()
  }
  return counting
}
