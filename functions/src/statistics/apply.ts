import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import {
  countedAs,
  countedChange,
  isSameCount,
  NONE_COUNTED,
  plusCounted,
} from '../../../src/domain/work/counted'
import {
  changesNothing,
  plusWork,
  workStateOf,
  withoutOldDays,
  workChange,
  type WorkChange,
} from '../../../src/domain/work/form-work'
import { NO_TALLY } from '../../../src/domain/work/tally'
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
import { namelessContribution } from '../../../src/domain/privacy/retention-counts'
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
import { intoParts, WRITE_PAUSE_MS } from './parts'
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

/** What an answer contributes; without its person, what is left of what it did with them (OPS-02). */
async function contributed(
  answer: StoredAnswer,
  moves: readonly Move[],
  before: Applied,
  isWithoutPerson: boolean,
): Promise<Contribution | null> {
  const version = await cachedVersion(answer.idPlantilla, answer.version)
  if (isWithoutPerson && before.contribution) return namelessContribution(before.contribution, version)
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
      standing: contribution && answer ? workStateOf(answer, await zoneAt(answer.municipalityPath)) : null,
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
  const inWork = withoutOldDays(workChange(before.standing, after.standing), new Date())
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

/** Answers with what is noted of each, in their order. */
async function readIn(tx: Transaction, formId: string, ids: readonly string[]): Promise<Read[]> {
  const paths = [...ids.map(answerPath), ...ids.map((id) => appliedPath(formId, id))]
  const all = await tx.getAll(...paths.map((path) => database().doc(path)))
  return ids.map((id, index) => {
    const [answer, noted] = [all[index], all[ids.length + index]]
    if (!answer || !noted) throw new Error(`the store left out the answer ${id}`)
    return { answer, noted }
  })
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

/** What an exchange changed, and what came of each answer. */
interface Exchanged {
  changed: Changed[]
  outcomes: Outcome[]
  isWritten: boolean
  isShared: boolean
}

/** Notes what an answer contributes now, where that is something else. */
function note(
  tx: Transaction,
  { applied, known, before, after, exists }: Standing,
  isChanged: boolean,
): void {
  if (!exists && known) tx.delete(applied)
  else if (isChanged || after.moves !== before.moves) tx.set(applied, appliedToStore(after))
}

/** Whether somebody wrote a document moments before it was read: another instance, as this one lets it rest as long. */
const wasJustWritten = (one: DocumentSnapshot | undefined): boolean =>
  one?.updateTime !== undefined && one.readTime.toMillis() - one.updateTime.toMillis() < WRITE_PAUSE_MS

/** Changes the counts and notes what was applied of some answers to one form, all or nothing. */
async function exchangeIn(tx: Transaction, formPart: string, asked: readonly Asked[]): Promise<Exchanged> {
  const formId = asked[0]?.formId ?? ''
  const read = await readIn(
    tx,
    formId,
    asked.map(({ answerId }) => answerId),
  )
  const standings = await Promise.all(
    read.map((one, index) => standingOf(formId, one, asked[index]?.move ?? null)),
  )
  const each = standings.map((standing) => ({ standing, ...changesOf(standing) }))
  const all = each.flatMap(({ inCounts }) => inCounts)
  const isInForm = each.some(({ isMoved, isCounted }) => isMoved || isCounted)
  const isTold = all.length > 0 || each.some(({ isMoved }) => isMoved)
  const inWork = each.reduce<WorkChange>((sum, one) => plusWork(sum, one.inWork), NO_TALLY)
  const inNumber = each.reduce((sum, one) => plusCounted(sum, one.inNumber), NONE_COUNTED)
  const authors = [...new Set([...(isInForm ? [null] : []), ...all.map(({ author }) => author)])]
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
    const ofForm = author === null && {
      ...withWork(data, isTold ? inWork : null),
      ...withCounted(data, inNumber),
    }
    tx.set(ref, { ...stored, ...ofForm })
    const isFirst = ref.path === openCountsPath(counts, 0)
    const most = mostOpen(stored.horas, { isAuthors: author !== null, isFirst })
    return { counts, path: ref.path, length: stored.horas.length, most }
  })
  const outcomes = each.map(({ standing, inCounts, isMoved, isCounted }) => {
    const isChanged = inCounts.length > 0 || isMoved || isCounted
    note(tx, standing, isChanged)
    return { isChanged, given: standing.given }
  })
  return {
    changed,
    outcomes,
    isWritten: places.length > 0,
    isShared: wasJustWritten(snapshots.find(({ ref }) => ref.path === formPart)),
  }
}

const exchange = intoParts<Asked, Outcome>(async (formPart, asked) => {
  const { changed, ...told } = await inTransaction((tx) => exchangeIn(tx, formPart, asked), {
    maxAttempts: TRIES,
  })
  for (const { counts, path, length, most } of changed) if (length > most) await fold(counts, path, most)
  return told
})

/** What came of looking at an answer. */
interface Outcome {
  /** Whether the counts were changed: they were not what they had to be. */
  isChanged: boolean
  /** When the answer was given, if it counts. */
  given: Date | null
}

/**
 * Brings the counts of a form to what an answer contributes as it stands: the counts have exactly what is noted as
 * applied, whatever happened before, and nothing is written where that is right already (STAT-07). Many that come at
 * once go into the counts together, so that an instance writes each of their documents about once a second. What of it
 * the work of the form shows is brought there by `updateWork` afterwards.
 * @param parts over how many documents the open counts of the form are spread; another number is only measured
 * @throws when the store keeps failing; to be tried again
 */
export const applyAnswer = (asked: Asked, parts = OPEN_PARTS): Promise<Outcome> =>
  exchange(formCountsPath(asked.formId), parts, asked)
