import { logger } from 'firebase-functions/v2'
import { SWEEPS } from '../../../src/domain/store-paths'
import { keepersOf } from '../answers/file-keepers'
import { binnedAmong } from '../answers/binned'
import { existingAnswers, filesNamedBy } from '../answers/read-answer'
import { keepLateFiles } from './keep-late'
import { fileCame } from '../limits/on-file-uploaded'
import { pausedLately } from '../limits/pause-account'
import { database } from '../platform/admin'
import {
  dropTokens,
  hasToken,
  listFiles,
  removeFile,
  type FilePage,
  type ListedFile,
} from '../platform/files'
import { mapWithConcurrency } from '../platform/map-with-concurrency'

const DAY_MS = 24 * 60 * 60 * 1000

interface Swept {
  folder: string
  /** Younger files stay. */
  afterDays: number
  /** Whether these files belong to answers: a kept file stays, and so does one that names no answer. */
  withAnswers: boolean
}

/**
 * A draft may wait on a phone for weeks, and its photos are here alone by then: whoever is away for a month finds
 * them. A mail takes its attachments with it once it is sent, so what stays was never sent. Documents made of answers
 * are made again when they are asked for, and until then their addresses lead nowhere.
 */
const SWEPT: readonly [Swept, ...Swept[]] = [
  { folder: 'imagenes/', afterDays: 30, withAnswers: true },
  { folder: 'documentos/', afterDays: 30, withAnswers: true },
  { folder: 'videos/', afterDays: 30, withAnswers: true },
  { folder: 'audios/', afterDays: 30, withAnswers: true },
  { folder: 'sendEmailv3/', afterDays: 1, withAnswers: false },
  { folder: 'pdf/', afterDays: 2, withAnswers: false },
]

/** Files of accounts that sent too many, where no answer wants them. */
const FLOOD_DAYS = 1

/** Where a sweep goes on. */
interface Place {
  folder: string
  from: string | null
}
const START: Place = { folder: SWEPT[0].folder, from: null }

/** How much one sweep looks at; the next one goes on from there. */
interface Measure {
  pages: number
  filesPerPage: number
}
const DAILY: Measure = { pages: 40, filesPerPage: 500 }

/** Files changed or removed side by side. */
const AT_ONCE = 20

const placeDoc = () => database().doc(`${SWEEPS}/archivos`)

async function lastPlace(): Promise<Place> {
  const stored = await placeDoc().get()
  const [folder, from]: unknown[] = [stored.get('carpeta'), stored.get('desde')]
  return typeof folder === 'string' ? { folder, from: typeof from === 'string' ? from : null } : START
}

async function keepPlace({ folder, from }: Place): Promise<void> {
  await placeDoc().set({ carpeta: folder, desde: from })
}

const uidOf = ({ notes }: ListedFile): string => notes.uid ?? ''

/** The files that are old enough to be removed; sooner those of accounts that were paused for sending too many. */
async function oldOnes(files: ListedFile[], { afterDays }: Swept, now: Date): Promise<ListedFile[]> {
  const isOlder = ({ createdAt }: ListedFile, days: number) =>
    now.getTime() - createdAt.getTime() > days * DAY_MS
  const paused = await pausedLately(files.filter((file) => isOlder(file, FLOOD_DAYS)).map(uidOf))
  return files.filter((file) => isOlder(file, paused.has(uidOf(file)) ? FLOOD_DAYS : afterDays))
}

async function removable(files: ListedFile[], swept: Swept, now: Date) {
  const old = await oldOnes(files, swept, now)
  if (!swept.withAnswers) return old
  const sent = old.filter(({ notes }) => notes.respuesta !== undefined)
  const answers = await existingAnswers(sent.flatMap(({ notes }) => keepersOf(notes)))
  const unkept = sent.filter(({ notes }) => !keepersOf(notes).some((id) => answers.has(id)))
  // Those of answers in the bin come back with them.
  const idsOf = ({ notes }: ListedFile) => [...keepersOf(notes), notes.respuesta ?? '']
  const binned = await binnedAmong(unkept.flatMap(idsOf))
  const free = unkept.filter((file) => !idsOf(file).some((id) => binned.has(id)))
  // A file that names its answer stays only if that answer names the file.
  const named = await filesNamedBy(free.flatMap(({ notes }) => notes.respuesta ?? []))
  return free.filter(({ path, notes }) => !named(notes.respuesta ?? '', path))
}

/**
 * Addresses that open without asking: the store makes one for each upload, and a reader may make one. They end here, or
 * when an answer comes to keep the file.
 */
async function takeBackAddresses(files: ListedFile[], { withAnswers }: Swept): Promise<void> {
  const given = withAnswers ? files.filter(({ notes }) => hasToken(notes)) : []
  await mapWithConcurrency(given, AT_ONCE, ({ path }) => dropTokens(path))
}

/** Events are delivered within an hour; by then each came, or is lost. */
const SETTLED_MS = 2 * 60 * 60 * 1000

/**
 * Does what lost events should have done (FILE-05): of answers, to keep their files, so that who reads the answer sees
 * them; of files, to have the server's headers and be counted with their senders.
 */
async function catchUp(files: ListedFile[], { withAnswers }: Swept, now: Date): Promise<void> {
  if (!withAnswers) return
  const settled = files.filter(
    ({ createdAt, notes }) => now.getTime() - createdAt.getTime() > SETTLED_MS && !notes.guardado,
  )
  const answers = await existingAnswers(settled.flatMap(({ notes }) => notes.respuesta ?? []))
  for (const answerId of answers) await tried({ answerId }, () => keepLateFiles(answerId))
  const unserved = settled.filter(({ isServed }) => !isServed)
  await mapWithConcurrency(unserved, AT_ONCE, (file) => tried({ path: file.path }, () => fileCame(file)))
}

/** One that fails keeps no other from its turn; the next sweep tries it again. */
const tried = (about: object, work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => logger.error('a file is behind', { ...about, error }))

/** A page of a folder; its first one when the place in it is not known any more. */
async function pageAt({ folder, from }: Place, most: number): Promise<FilePage> {
  try {
    return await listFiles(folder, most, from)
  } catch (error) {
    if (from === null) throw error
    return listFiles(folder, most, null)
  }
}

/**
 * Does what lost events of files should have done, and removes what nobody needs any more from the file store: uploads whose answer was never saved, does not name them, or
 * is gone in a way that left them (after a day, when the account was paused for sending too many); attachments of mails that were not sent; documents that can be made again. It looks at so much and
 * no more, and the next one goes on where it ended.
 * @param now moments are judged by it
 */
export async function sweepFiles(now: Date, { pages, filesPerPage }: Measure = DAILY): Promise<void> {
  let place = await lastPlace()
  for (let left = pages; left > 0; left -= 1) {
    const swept = SWEPT.find(({ folder }) => folder === place.folder) ?? SWEPT[0]
    const { files, next } = await pageAt({ ...place, folder: swept.folder }, filesPerPage)
    await takeBackAddresses(files, swept)
    await catchUp(files, swept, now)
    await mapWithConcurrency(await removable(files, swept, now), AT_ONCE, ({ path }) => removeFile(path))
    const following = next === null ? SWEPT[SWEPT.indexOf(swept) + 1] : swept
    place = following ? { folder: following.folder, from: next } : START
    await keepPlace(place)
    if (!following) return
  }
}
