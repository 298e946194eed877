import { pathKey, type QuestionPath } from '../../../domain/answer/path'
import { contentTypeOf, fileProblem, type FileKind, type FileProblem } from '../../../domain/files/limits'
import { attachmentPath, FILE_NAME_LENGTH } from '../../../domain/files/storage-path'
import type { Uploader } from '../../../domain/files/uploader'
import type { DeviceStore } from '../../../lib/device-store'
import { randomText } from '../../../lib/random'
import type { AnswerEngine } from './answer-engine'
import { createListeners } from './listeners'

/** A file on its way: chosen, kept on the device, not yet with the answer. */
export interface PendingFile {
  /** Random part of its stored name; also its name on the device. */
  id: string
  path: QuestionPath
  kind: FileKind
  name: string
  size: number
}

/** What a question shows of a file that is on its way. */
export interface UploadView {
  name: string
  /** `lost`: the device did not keep it, so it has to be chosen again. */
  status: 'sending' | 'waiting' | 'failed' | 'lost'
  /** The part already sent, from 0 to 1. */
  part: number
}

interface Job extends PendingFile {
  /** null when the device did not keep it. */
  file: Blob | null
  view: UploadView
  abort: AbortController
  work: Promise<void>
}

interface UploadsContext {
  formId: string
  engine: AnswerEngine
  uploader: Uploader
  /** Where files wait on this device, by id. */
  files: DeviceStore
  /** Told when the list of files on their way changes. */
  onChange: () => void
  /** Resolves to whether the device has the draft as it is now. */
  kept: () => Promise<boolean>
  /** The answer that the files are for. */
  answerId: () => string
  isOffline: () => boolean
}

export type Uploads = ReturnType<typeof createUploads>

const placeKey = (path: QuestionPath, kind: FileKind) => `${pathKey(path)}/${kind}`

/**
 * Sends the files of an answer while the person goes on answering (FILE-02, FILE-03). Each is kept on the device
 * until it has arrived; one that fails says so, waits, and loses nothing else.
 */
export function createUploads(context: UploadsContext) {
  const { formId, engine, uploader, files, onChange, kept, answerId, isOffline } = context
  let jobs: Job[] = []
  const listeners = createListeners()
  /** Addresses of pictures chosen on this page, by their stored path: shown at once, and still after sending. */
  const previews = new Map<string, string>()

  const jobAt = (path: QuestionPath, kind: FileKind) =>
    jobs.find((job) => placeKey(job.path, job.kind) === placeKey(path, kind))
  const storedPath = (job: PendingFile) => attachmentPath(job.kind, formId, job.id, job.name)
  const tell = (job: PendingFile) => listeners.tell(placeKey(job.path, job.kind))
  const show = (job: Job, change: Partial<UploadView>) => {
    job.view = { ...job.view, ...change }
    tell(job)
  }

  function drop(job: Job): void {
    jobs = jobs.filter((other) => other !== job)
    job.abort.abort()
    tell(job)
    onChange()
    // Not before the draft on the device stops waiting for it: a crash in between would lose the file.
    void kept().then((isKept) => (isKept ? files.remove(job.id) : undefined))
  }

  async function send(job: Job): Promise<void> {
    const { file } = job
    if (!file) return show(job, { status: 'lost' })
    if (isOffline()) return show(job, { status: 'waiting' })
    show(job, { status: 'sending', part: 0 })
    const stored = storedPath(job)
    try {
      const url = await uploader.upload(stored, file, {
        answerId: answerId(),
        contentType: contentTypeOf(job.kind, { name: job.name, type: file.type }) ?? file.type,
        onProgress: (part) => show(job, { part }),
        signal: job.abort.signal,
      })
      if (job.abort.signal.aborted) return
      engine.respond(job.path, { [job.kind]: { path: stored, url, name: job.name, size: job.size } })
      drop(job)
    } catch {
      if (!job.abort.signal.aborted) show(job, { status: isOffline() ? 'waiting' : 'failed' })
    }
  }

  function start(pending: PendingFile, file: Blob | null): void {
    const view: UploadView = { name: pending.name, status: 'waiting', part: 0 }
    const job: Job = { ...pending, file, view, abort: new AbortController(), work: Promise.resolve() }
    if (job.kind === 'imagen' && file) previews.set(storedPath(job), URL.createObjectURL(file))
    jobs = [...jobs, job]
    job.work = send(job)
    tell(job)
    onChange()
  }

  function sendAgain(): Promise<void>[] {
    for (const job of jobs) if (job.view.status !== 'sending') job.work = send(job)
    return jobs.map((job) => job.work)
  }

  const stopFollowing = engine.onMove((move) => {
    for (const job of jobs) {
      const place = move(job.path)
      if (place) job.path = place
      else drop(job)
    }
    listeners.tellAll()
  })
  const onOnline = () => void sendAgain()
  globalThis.addEventListener?.('online', onOnline)

  return {
    on: (path: QuestionPath, kind: FileKind, listener: () => void) =>
      listeners.on(placeKey(path, kind), listener),
    /** What to show of a file on its way to this place; the same object until it changes. */
    view: (path: QuestionPath, kind: FileKind): UploadView | null => jobAt(path, kind)?.view ?? null,
    /** Address under which this page shows a picture, sent or on its way. */
    preview: (path: QuestionPath, attached: string | undefined): string | null => {
      const job = jobAt(path, 'imagen')
      return previews.get(job ? storedPath(job) : (attached ?? '')) ?? null
    },
    /** Files that the answer still waits for. */
    pending: (): PendingFile[] =>
      jobs.map(({ id, path, kind, name, size }) => ({ id, path, kind, name, size })),

    /** Takes a chosen file and begins to send it; says why when it may not be attached (FILE-01). */
    choose(path: QuestionPath, kind: FileKind, file: File): FileProblem | null {
      const problem = fileProblem(kind, file)
      if (problem) return problem
      const before = jobAt(path, kind)
      if (before) drop(before)
      const id = randomText(FILE_NAME_LENGTH)
      void files.set(id, file).catch(() => undefined)
      start({ id, path, kind, name: file.name, size: file.size }, file)
      return null
    },
    retry(path: QuestionPath, kind: FileKind): void {
      const job = jobAt(path, kind)
      if (job) job.work = send(job)
    },
    /** Stops a file on its way, or takes an attached one off the answer and out of the store. */
    remove(path: QuestionPath, kind: FileKind): void {
      const job = jobAt(path, kind)
      if (job) return drop(job)
      const attached = engine.slice(path)?.response[kind]
      engine.respond(path, { [kind]: null })
      // The answer no longer names it; a file that stays behind harms nobody.
      if (attached) void uploader.remove(attached.path).catch(() => undefined)
    },
    /** Goes on with files that a draft still waits for. */
    async resume(pending: readonly PendingFile[]): Promise<void> {
      for (const one of pending) {
        const file = await files.get(one.id)
        start(one, file instanceof Blob ? file : null)
      }
    },
    /** Tries what waits or failed once more and waits for everything on its way. */
    async settle(): Promise<void> {
      await Promise.all(sendAgain())
    },
    dispose(): void {
      stopFollowing()
      globalThis.removeEventListener?.('online', onOnline)
      jobs.forEach((job) => job.abort.abort())
      previews.forEach((address) => URL.revokeObjectURL(address))
    },
  }
}
