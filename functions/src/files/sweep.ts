import { holdersOf } from '../answers/file-holders'
import { existingAnswers } from '../answers/read-answer'
import { database } from '../platform/admin'
import { listFiles, removeFile, type FilePage } from '../platform/files'

const DAY_MS = 24 * 60 * 60 * 1000

interface Swept {
  folder: string
  /** Younger files stay. */
  afterDays: number
  /** Files for answers stay with them, and those that say of none stay for good. */
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
  { folder: 'sendEmailv3/', afterDays: 1, withAnswers: false },
  { folder: 'pdf/', afterDays: 2, withAnswers: false },
]

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

/** Files removed side by side. */
const AT_ONCE = 20

const placeDoc = () => database().doc('mantenimiento/archivos')

async function lastPlace(): Promise<Place> {
  const stored = await placeDoc().get()
  const [folder, from]: unknown[] = [stored.get('carpeta'), stored.get('desde')]
  return typeof folder === 'string' ? { folder, from: typeof from === 'string' ? from : null } : START
}

async function keepPlace({ folder, from }: Place): Promise<void> {
  await placeDoc().set({ carpeta: folder, desde: from })
}

type StoredFile = FilePage['files'][number]

/** The answers that a file is for. */
const answersOf = ({ notes }: StoredFile): string[] =>
  notes.respuesta === undefined ? [] : [notes.respuesta, ...holdersOf(notes)]

async function removable(files: StoredFile[], { afterDays, withAnswers }: Swept, now: Date) {
  const old = files.filter(({ createdAt }) => now.getTime() - createdAt.getTime() > afterDays * DAY_MS)
  if (!withAnswers) return old
  const answers = await existingAnswers(old.flatMap(answersOf))
  return old.filter((file) => {
    const wanted = answersOf(file)
    return wanted.length > 0 && !wanted.some((id) => answers.has(id))
  })
}

async function removeAll(files: StoredFile[]): Promise<void> {
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(files.slice(start, start + AT_ONCE).map(({ path }) => removeFile(path)))
  }
}

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
 * Removes what nobody needs any more from the file store: uploads whose answer was never saved, or is gone in a way
 * that left them; attachments of mails that were not sent; documents that can be made again. It looks at so much and
 * no more, and the next one goes on where it ended.
 * @param now moments are judged by it
 */
export async function sweepFiles(now: Date, { pages, filesPerPage }: Measure = DAILY): Promise<void> {
  let place = await lastPlace()
  for (let left = pages; left > 0; left -= 1) {
    const swept = SWEPT.find(({ folder }) => folder === place.folder) ?? SWEPT[0]
    const { files, next } = await pageAt({ ...place, folder: swept.folder }, filesPerPage)
    await removeAll(await removable(files, swept, now))
    const following = next === null ? SWEPT[SWEPT.indexOf(swept) + 1] : swept
    place = following ? { folder: following.folder, from: next } : START
    await keepPlace(place)
    if (!following) return
  }
}
