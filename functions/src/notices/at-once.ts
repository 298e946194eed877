import { Timestamp } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { HttpsError } from 'firebase-functions/v2/https'
import { outsideFailureOf } from '../../../src/domain/failures/outside-failure'
import { isQuiet, wants, whenOf } from '../../../src/domain/notices/choice'
import { TOLD_PATH, USERS } from '../../../src/domain/store-paths'
import { shownIn } from '../../../src/domain/zone'
import { database } from '../platform/admin'
import { senderAt } from '../platform/branding'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { zoneAt } from '../platform/time-zone'
import { concerns, FOUND_KINDS, foundBetween, type Found, type FoundKind } from './found'
import { mailAtOnce } from './letters'
import { placesOfReader, readerFrom, type Reader } from './people'

/** A write may be seen this much after the moment that it has. */
const SETTLED_MS = 2000
/** What is older was there before anybody was told: a night of quiet and an hour of trouble are shorter. */
const OLDEST_MS = 12 * 3_600_000
/** Answers of a kind that one run tells of; the next one goes on. */
const MOST = 300
/** Mails handed in side by side. */
const AT_ONCE = 5

interface News {
  kind: FoundKind
  answer: Found
}

/** Until when a municipality was told of a kind. */
const keyOf = (municipality: string, kind: FoundKind): string => `${municipality} ${kind}`

const isMeant = ({ choice }: Reader, { kind, answer }: News): boolean =>
  whenOf(choice, kind, answer.idPlantilla) === 'ya' && choice.desde !== null && answer.moment > choice.desde

/** What is new in a municipality for those people, and until when that was looked at. */
async function newsIn(municipality: string, readers: readonly Reader[], told: Map<string, Date>, now: Date) {
  const wanted = FOUND_KINDS.filter((kind) => readers.some(({ choice }) => wants(choice, kind, 'ya')))
  const oldest = now.getTime() - OLDEST_MS
  const looked = await Promise.all(
    wanted.map(async (kind) => {
      const since = told.get(keyOf(municipality, kind))?.getTime() ?? 0
      const after = new Date(Math.max(since, oldest))
      const until = new Date(now.getTime() - SETTLED_MS)
      return { kind, ...(await foundBetween(municipality, kind, { after, until, most: MOST })) }
    }),
  )
  const news = looked.flatMap(({ kind, found }) => found.map((answer): News => ({ kind, answer })))
  // Where nothing came the next run looks from the same moment: that costs no read, and this no write.
  const moved = looked.flatMap(({ kind, found, until }) =>
    found.length > 0 ? [[keyOf(municipality, kind), until] as const] : [],
  )
  return { news, moved }
}

/** Whether the mail server was not there, or said nothing. */
function isAway(error: unknown): boolean {
  const { reason } = (error instanceof HttpsError && outsideFailureOf(error.details)) || {}
  return reason === 'down' || reason === 'timeout'
}

async function tellIn(municipality: string, readers: readonly Reader[], told: Map<string, Date>, now: Date) {
  if (isQuiet(shownIn(now, await zoneAt(municipality)).slice(11, 16))) return []
  const { news, moved } = await newsIn(municipality, readers, told, now)
  const mine = readers.flatMap((reader) => {
    const own = news.filter((one) => isMeant(reader, one) && concerns(reader, one.kind, one.answer))
    return own.length > 0 ? [{ reader, own }] : []
  })
  if (mine.length === 0) return moved
  const sender = await senderAt(municipality)
  const settled = await mapWithConcurrency(mine, AT_ONCE, async ({ reader, own }) => {
    const [first] = own
    const key = `${municipality} ${first?.kind ?? ''} ${first?.answer.id ?? ''} ${first?.answer.moment.getTime() ?? 0}`
    return mailAtOnce(reader, sender, own, key).then(
      () => true,
      (error: unknown) => {
        logger.warn('somebody was not told at once', { username: reader.user.username, error })
        return !isAway(error)
      },
    )
  })
  // While the mail server is away the next run tells of the same; an address that it refuses keeps nobody waiting.
  return settled.includes(true) ? moved : []
}

async function toldBefore(): Promise<Map<string, Date>> {
  const stored: unknown = (await database().doc(TOLD_PATH).get()).get('hasta')
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return new Map(
    entries.flatMap(([key, value]) => (value instanceof Timestamp ? [[key, value.toDate()] as const] : [])),
  )
}

/**
 * Tells who wants to know at once what came since the last run (REACH-07): one mail a person, however much came, and
 * nothing at night, by the clock of the municipality. It is looked for here and not with each answer, so that an answer
 * costs nothing more; where nobody wants to know at once a run is one read.
 */
export async function tellAtOnce(now: Date): Promise<void> {
  const { docs } = await database().collection(USERS).where('avisos.ya', '==', true).get()
  const readers = docs.flatMap((one) => readerFrom(one) ?? [])
  if (readers.length === 0) return
  const told = await toldBefore()
  const places = [...new Set(readers.flatMap(placesOfReader))]
  const moved = await mapWithConcurrency(places, AT_ONCE, (place) =>
    tellIn(
      place,
      readers.filter((reader) => placesOfReader(reader).includes(place)),
      told,
      now,
    ),
  )
  const hasta = Object.fromEntries(moved.flat())
  if (Object.keys(hasta).length > 0) await database().doc(TOLD_PATH).set({ hasta }, { merge: true })
}
