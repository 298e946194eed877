import { isDeepStrictEqual } from 'node:util'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { digestOf } from '../../../src/domain/answers-list/digest'
import { correctedSections } from '../../../src/domain/correction/overlay'
import { namedAs } from '../../../src/domain/form/state-ref'
import { ANSWERS, formPath } from '../../../src/domain/store-paths'
import { initFirstColumns } from '../forms/first-columns'
import { database } from '../platform/admin'
import { failedWith } from '../platform/grpc'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { cachedVersion } from '../platform/cached-version'
import { decodeAnswer } from '../answers/decode-answer'
import { readFormExcerpt, type FormExcerpt } from '../answers/list-columns'

/** Whole answers in memory at once. */
const PER_PAGE = 50
const AT_ONCE = 8

/** Whether something was missing or different. */
async function fillOne(
  snapshot: QueryDocumentSnapshot,
  { columns, estados: states }: FormExcerpt,
): Promise<boolean> {
  const answer = await decodeAnswer(snapshot)
  const version = answer && (await cachedVersion(answer.idPlantilla, answer.version))
  if (!answer || !version) return false
  const ficha = digestOf(answer, correctedSections(version.secciones, answer), columns(version))
  const estados = namedAs(answer.estados, states)
  const isNamed = isDeepStrictEqual(answer.estados, estados)
  if (isNamed && isDeepStrictEqual(snapshot.get('ficha'), ficha)) return false
  try {
    const change = { ficha, ...(!isNamed && { estados }) }
    await snapshot.ref.update(change, { lastUpdateTime: snapshot.updateTime })
    return true
  } catch (error) {
    // Changed or gone meanwhile: the trigger looks at it.
    if (failedWith(error, 'failedPrecondition', 'notFound')) return false
    throw error
  }
}

/**
 * Gives the answers to a form what lists need of them (DAY-01), the reference of their state (decision 065), and the
 * form what its list begins with: of answers from before there was any of it, and of all after other columns were chosen, by whose words they are found. It
 * writes where something is missing or different, nothing else follows from that, and doing it again changes nothing.
 * @returns how many answers got something
 */
export async function fillDigests(formId: string): Promise<number> {
  const form = (await database().doc(formPath(formId)).get()).data()
  if (form) await initFirstColumns(formId, form)
  const ground = await readFormExcerpt(formId)
  const answers = database()
    .collection(ANSWERS)
    .where('idPlantilla', '==', formId)
    .orderBy(FieldPath.documentId())
  let filled = 0
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? answers.startAfter(last) : answers).limit(PER_PAGE).get()
    const outcomes = await mapWithConcurrency(docs, AT_ONCE, (snapshot) => fillOne(snapshot, ground))
    filled += outcomes.filter(Boolean).length
    last = docs.length === PER_PAGE ? docs.at(-1) : undefined
  } while (last)
  return filled
}
