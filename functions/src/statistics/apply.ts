import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { countedAs, countedChange, isSameCount, NONE_COUNTED } from '../../../src/domain/work/counted'
import { changesNothing, standingOf as standingInWork, workChange } from '../../../src/domain/work/form-work'
import {
  appliedFrom,
  appliedToStore,
  differences,
  withMove,
  type Applied,
} from '../../../src/domain/statistics/aggregates/applied'
import {
  contributionOf,
  type Contribution,
  type Move,
} from '../../../src/domain/statistics/aggregates/contribution'
import {
  mostOpen,
  OPEN_PARTS,
  opened,
  openCountsFrom,
  openCountsToStore,
} from '../../../src/domain/statistics/aggregates/counts'
import {
  answerPath,
  appliedPath,
  authorCountsPath,
  formCountsPath,
  openCountsPath,
} from '../../../src/domain/store-paths'
import { cachedVersion } from '../platform/cached-version'
import { zoneAt } from '../platform/time-zone'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { fold } from './fold'
import { withCounted, withWork } from './work'
import { withPart } from './parts'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { isNameless } from '../answers/change'
import { decodeAnswer } from '../answers/decode-answer'

interface Standing {
  applied: DocumentReference
  before: Applied
  after: Applied
  /** When the answer was given, if it counts. */
  given: Date | null
  /** Whether the answer is there. */
  exists: boolean
  /** Whether anything is noted as applied. */
  known: boolean
}

/** What an answer contributes; without its person, what it did with them (OPS-02). */
async function contributed(
  answer: StoredAnswer,
  moves: readonly Move[],
  before: Applied,
  isWithoutPerson: boolean,
): Promise<Contribution | null> {
  if (isWithoutPerson && before.contribution) return before.contribution
  const version = await cachedVersion(answer.idPlantilla, answer.version)
  return contributionOf(version, answer, moves, await zoneAt(answer.municipalityPath))
}

/** An answer and what is noted of it, as they stand. */
interface Read {
  answer: DocumentSnapshot
  noted: DocumentSnapshot
}

/** What the answer has in the counts, and what it should have. */
async function standingOf(
  formId: string,
  { answer: stored, noted }: Read,
  move: Move | null,
): Promise<Standing> {
  const before = appliedFrom(noted.data())
  const answer = await decodeAnswer(stored)
  const moves = withMove(before.moves, move)
  const isOfForm = answer?.idPlantilla === formId
  const contribution = isOfForm ? await contributed(answer, moves, before, isNameless(stored.data())) : null
  return {
    applied: noted.ref,
    before,
    after: {
      ...{ contribution, moves },
      standing: contribution && answer ? standingInWork(answer) : null,
      counted: stored.get('idPlantilla') === formId ? countedAs(stored.data()) : null,
    },
    given: contribution && answer ? answer.fechaCreacion : null,
    exists: stored.exists,
    known: noted.exists,
  }
}

/** What has to change in the counts, in the work of the form and in the number of its answers. */
function changesOf({ before, after }: Standing) {
  const inCounts = differences(before.contribution, after.contribution)
  const inWork = workChange(before.standing, after.standing)
  const isMoved = !changesNothing(inWork)
  const inNumber = countedChange(before.counted, after.counted)
  const isCounted = !isSameCount(inNumber, NONE_COUNTED)
  return { inCounts, inWork, isMoved, inNumber, isCounted }
}

/** Whether the counts have of an answer what it contributes, so that {@link applyAnswer} would change nothing. */
export async function isApplied(formId: string, read: Read): Promise<boolean> {
  const standing = await standingOf(formId, read, null)
  const { inCounts, isMoved, isCounted } = changesOf(standing)
  return inCounts.length === 0 && !isMoved && !isCounted && (standing.exists || !standing.known)
}

async function readIn(tx: Transaction, formId: string, answerId: string): Promise<Read> {
  const paths = [answerPath(answerId), appliedPath(formId, answerId)]
  const [answer, noted] = await tx.getAll(...paths.map((path) => database().doc(path)))
  if (!answer || !noted) throw new Error(`the store left out the answer ${answerId}`)
  return { answer, noted }
}

/** Open counts that were changed. */
interface Changed {
  counts: string
  path: string
  /** Length of what is stored, and from which one on it is folded. */
  length: number
  most: number
}

interface Asked {
  formId: string
  answerId: string
  /** A state that it left, as an event told; null for none. */
  move: Move | null
}

/** More than the store's own: who comes second waits for the first. */
const TRIES = 10

/** What an exchange changed, and when the answer was given if it counts. */
interface Exchanged {
  changed: Changed[]
  given: Date | null
}

/** Changes the counts and notes what was applied, both or neither. */
function exchange({ formId, answerId, move }: Asked, formPart: string): Promise<Exchanged> {
  const work = async (tx: Transaction): Promise<Exchanged> => {
    const standing = await standingOf(formId, await readIn(tx, formId, answerId), move)
    const { applied, known, before, after, given, exists } = standing
    const { inCounts: all, inWork, isMoved, inNumber, isCounted } = changesOf(standing)
    const authors = [
      ...new Set([...(isMoved || isCounted ? [null] : []), ...all.map(({ author }) => author)]),
    ]
    const places = authors.map((author) => {
      const counts = author === null ? formCountsPath(formId) : authorCountsPath(formId, author)
      return { author, counts, ref: database().doc(author === null ? formPart : openCountsPath(counts, 0)) }
    })
    const snapshots = places.length > 0 ? await tx.getAll(...places.map(({ ref }) => ref)) : []
    const changed = places.map(({ author, counts, ref }, index) => {
      const data = snapshots[index]?.data()
      const stored = openCountsToStore(
        all
          .filter((one) => one.author === author)
          .reduce((open, { hour, sums }) => opened(open, hour, sums), openCountsFrom(data)),
      )
      const isTold = isMoved || all.length > 0
      const ofForm = author === null && {
        ...withWork(data, isTold ? inWork : null),
        ...withCounted(data, inNumber),
      }
      tx.set(ref, { ...stored, ...ofForm })
      const isFirst = ref.path === openCountsPath(counts, 0)
      const most = mostOpen(stored.horas, { isAuthors: author !== null, isFirst })
      return { counts, path: ref.path, length: stored.horas.length, most }
    })
    if (!exists && known) tx.delete(applied)
    else if (isMoved || isCounted || all.length > 0 || after.moves !== before.moves)
      tx.set(applied, appliedToStore(after))
    return { changed, given }
  }
  return inTransaction(work, { maxAttempts: TRIES })
}

/** What came of looking at an answer. */
interface Outcome {
  /** Whether the counts were changed: they were not what they had to be. */
  isChanged: boolean
  /** When the answer was given, if it counts. */
  given: Date | null
}

/**
 * Brings the counts of a form to what an answer contributes as it stands: the counts have exactly what is noted as
 * applied, whatever happened before, and nothing is written where that is right already (STAT-07). What of it the work
 * of the form shows is brought there by `updateWork` afterwards.
 * @param parts over how many documents the open counts of the form are spread; another number is only measured
 * @throws when the store keeps failing; to be tried again
 */
export async function applyAnswer(asked: Asked, parts = OPEN_PARTS): Promise<Outcome> {
  const { changed, given } = await withPart(formCountsPath(asked.formId), parts, (part) =>
    exchange(asked, part),
  )
  for (const { counts, path, length, most } of changed) if (length > most) await fold(counts, path, most)
  return { isChanged: changed.length > 0, given }
}
