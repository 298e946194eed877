import { pathKey, type QuestionPath } from '../domain/answer/path'
import { fileProblem, photoProblem, type FileProblem, type StoredKind } from '../domain/files/limits'
import { FILE_NAME_LENGTH } from '../domain/files/storage-path'
import type { Uploader } from '../domain/files/uploader'
import { listedIn, listedText, type ListedFile } from '../domain/question-types/files/list'
import type { DeviceStore } from '../lib/device-store'
import { randomText } from '../lib/random'
import type { AnswerEngine } from './answer-engine'
import type { Listeners } from './listeners'
import type { Job, PendingFile, TakenFacts, UploadView } from './pending-file'

const NO_FACTS: TakenFacts = { takenAt: '', place: '' }

export type FileLists = ReturnType<typeof createFileLists>

/** A listed file on its way. */
export interface ListedUpload {
  id: string
  /** Its path once it has arrived. */
  stored: string
  view: UploadView
}

export interface ListsContext {
  engine: AnswerEngine
  uploader: Uploader
  files: DeviceStore
  kept: () => Promise<boolean>
  listeners: Listeners
  jobs: () => readonly Job[]
  storedPath: (job: PendingFile) => string
  start: (pending: PendingFile, file: Blob, facts?: Promise<TakenFacts>) => void
  drop: (job: Job) => void
  send: (job: Job) => Promise<void>
}

/** By what the files of a list are listened to. */
const listKey = (path: QuestionPath): string => `${pathKey(path)}/list`

/**
 * Files of questions that take several (KIND-08). An answer lists a file as soon as it is prepared, so that it is put
 * in order and described without network; the answer is not sent before all of them have arrived.
 */
export function createFileLists(context: ListsContext) {
  const { engine, uploader, files, kept, listeners, jobs, storedPath, start, drop, send } = context

  const listAt = (path: QuestionPath): ListedFile[] =>
    listedIn(engine.slice(path)?.response.respuesta ?? '') ?? []
  const write = (path: QuestionPath, list: readonly ListedFile[]): void =>
    engine.respond(path, { respuesta: listedText(list) })
  const jobsAt = (path: QuestionPath): Job[] =>
    jobs().filter((job) => job.listed && pathKey(job.path) === pathKey(path))
  const jobOf = (path: QuestionPath, stored: string): Job | undefined =>
    jobsAt(path).find((job) => storedPath(job) === stored)

  /** Takes a file away that no answer names any more; that it fails does no harm. */
  const forget = (stored: string): void =>
    void kept()
      .then((isKept) => (isKept ? uploader.remove(stored) : undefined))
      .catch(() => undefined)

  return {
    on: (path: QuestionPath, listener: () => void) => listeners.on(listKey(path), listener),
    /** The files of a list that are on their way, in the order in which they were chosen. */
    waiting: (path: QuestionPath): ListedUpload[] =>
      jobsAt(path).map((job) => ({ id: job.id, stored: storedPath(job), view: job.view })),

    /** Writes a file that was prepared to the end of its list. */
    async enter(job: Job): Promise<void> {
      const facts = (await job.facts) ?? NO_FACTS
      const list = listAt(job.path)
      const path = storedPath(job)
      if (job.abort.signal.aborted || list.some((file) => file.path === path)) return
      write(job.path, [...list, { path, name: job.name, size: job.size, caption: '', ...facts }])
    },

    /** Takes a chosen file and begins to send it; says why when it may not be attached (FILE-01). */
    add(path: QuestionPath, kind: StoredKind, file: File, facts?: Promise<TakenFacts>): FileProblem | null {
      const problem = kind === 'imagen' ? photoProblem(file) : fileProblem(kind, file)
      if (problem) return problem
      const id = randomText(FILE_NAME_LENGTH)
      void files.set(id, file).catch(() => undefined)
      start({ id, path, kind, name: file.name, size: file.size, prepared: false, listed: true }, file, facts)
      return null
    },

    /** Says something of a file. */
    describe: (path: QuestionPath, stored: string, change: Partial<ListedFile>): void =>
      write(
        path,
        listAt(path).map((file) => (file.path === stored ? { ...file, ...change } : file)),
      ),

    /** Puts a file one place further up or down. */
    move(path: QuestionPath, stored: string, by: 1 | -1): void {
      const list = listAt(path)
      const at = list.findIndex((file) => file.path === stored)
      const [one, other] = [list[at], list[at + by]]
      if (one && other) write(path, list.with(at, other).with(at + by, one))
    },

    /** Takes a file off the list, and out of the store or off its way. */
    remove(path: QuestionPath, stored: string): void {
      const job = jobOf(path, stored)
      write(
        path,
        listAt(path).filter((file) => file.path !== stored),
      )
      if (job) drop(job)
      else forget(stored)
    },

    /** Puts another picture in the place of one, with what was said of it. */
    replace(path: QuestionPath, stored: string, photo: Blob, name: string): void {
      const before = jobOf(path, stored)
      const id = randomText(FILE_NAME_LENGTH)
      const { size } = photo
      const next = { id, path, kind: 'imagen' as const, name, size, prepared: true, listed: true }
      void files.set(id, photo).catch(() => undefined)
      write(
        path,
        listAt(path).map((file) =>
          file.path === stored ? { ...file, path: storedPath(next), name, size } : file,
        ),
      )
      start(next, photo)
      if (before) drop(before)
      else forget(stored)
    },

    retry(path: QuestionPath, stored: string): void {
      const job = jobOf(path, stored)
      if (job) job.work = send(job)
    },
  }
}
