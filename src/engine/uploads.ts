import { isLimited } from '../domain/failures/limit'
import type { QuestionPath } from '../domain/answer/path'
import {
  contentTypeOf,
  fileProblem,
  photoProblem,
  type FileKind,
  type FileProblem,
} from '../domain/files/limits'
import { attachmentPath, FILE_NAME_LENGTH } from '../domain/files/storage-path'
import type { Uploader } from '../domain/files/uploader'
import type { DeviceStore } from '../lib/device-store'
import { randomText } from '../lib/random'
import type { AnswerEngine } from './answer-engine'
import type { FileLists, ListsContext } from './file-lists'
import { createListeners } from './listeners'
import {
  asPending,
  comingTo,
  keyOf,
  ON_ITS_WAY,
  partOf,
  placeKey,
  type Job,
  type PendingFile,
  type TakenFacts,
  type UploadView,
} from './pending-file'
import type { PrepareFile } from '../domain/files/prepared-file'

interface UploadsContext {
  formId: string
  engine: AnswerEngine
  uploader: Uploader
  prepare: PrepareFile
  /** Where files wait on this device, by id. */
  files: DeviceStore
  /** Told when the list of files on their way changes. */
  onChange: () => void
  /** Resolves to whether the device has the draft as it is now. */
  kept: () => Promise<boolean>
  /** The answer that the files are for. */
  answerId: () => string
  isOffline: () => boolean
  /** Makes what keeps files of questions that take several; undefined where the form asks none (KIND-08). */
  makeLists: ((context: ListsContext) => FileLists) | undefined
}

export type Uploads = ReturnType<typeof createUploads>

/** The random part of a stored photo's name. */
const idOf = (stored: string) => stored.slice(stored.lastIndexOf('/') + 1).split('.')[0] ?? ''
const factsOf = ({ file, name }: { file: Blob; name: string }) => ({ name, type: file.type, size: file.size })

/**
 * Sends the files of an answer while the person goes on answering (FILE-02, FILE-03). Each is kept on the device
 * until it has arrived; one that fails says so, waits, and loses nothing else.
 */
export function createUploads(context: UploadsContext) {
  const { formId, engine, uploader, prepare, files, onChange, kept, answerId, isOffline, makeLists } = context
  let jobs: Job[] = []
  let lastError: unknown
  const listeners = createListeners()
  /** Addresses of pictures and sounds of this page, by their stored path: shown at once, and still after sending. */
  const previews = new Map<string, string>()
  /** Photos of this page as they were chosen, by the random part of the stored name of what was sent of them. */
  const originals = new Map<string, { file: Blob; name: string }>()

  const jobAt = (path: QuestionPath, kind: FileKind) =>
    jobs.find((job) => keyOf(job) === placeKey(path, kind))
  const storedPath = (job: PendingFile) => attachmentPath(job.kind, formId, job.id, job.name)
  const tell = (job: PendingFile) => listeners.tell(keyOf(job))
  const show = (job: Job, change: Partial<UploadView>) => {
    job.view = { ...job.view, ...change }
    tell(job)
  }

  const noteComing = (path: QuestionPath) => engine.awaitFiles(path, comingTo(path, jobs))

  function drop(job: Job): void {
    jobs = jobs.filter((other) => other !== job)
    noteComing(job.path)
    job.dropped = true
    job.abort.abort()
    tell(job)
    onChange()
    // The copy is removed only once the draft on the device no longer waits for it: a crash in between would lose the
    // file.
    void kept().then((isKept) => (isKept ? files.remove(job.id) : undefined))
  }

  const fail = (job: Job, error?: unknown) => {
    lastError = error
    const status = isOffline() ? 'waiting' : isLimited(error) ? 'tooMany' : 'failed'
    if (!job.abort.signal.aborted) show(job, { status })
  }
  const isAsked = ({ path }: PendingFile) => engine.slice(path)?.isAsked === true
  const showFile = (job: Job, file: Blob) => {
    if (job.kind === 'imagen' || job.kind === 'audio')
      previews.set(storedPath(job), URL.createObjectURL(file))
  }

  /** Checks a file and scales a photo down; the device keeps the result. */
  async function prepareJob(job: Job, file: Blob): Promise<Blob | null> {
    show(job, { status: 'preparing', fault: null })
    const made = await prepare(job.kind, file, job.name)
    if (job.abort.signal.aborted) return null
    if ('fault' in made) {
      show(job, { status: 'refused', fault: made.fault })
      return null
    }
    if (job.kind === 'imagen') originals.set(job.id, { file, name: job.name })
    Object.assign(job, { file: made.file, name: made.name, size: made.file.size, prepared: true })
    await files.set(job.id, made.file).catch(() => undefined)
    showFile(job, made.file)
    if (job.listed) await lists?.enter(job)
    onChange()
    return job.abort.signal.aborted ? null : made.file
  }

  async function send(job: Job): Promise<void> {
    if (!job.file) return show(job, { status: 'lost' })
    const file = job.prepared ? job.file : await prepareJob(job, job.file).catch(() => fail(job))
    if (file) await sendPrepared(job, file)
  }

  async function sendPrepared(job: Job, file: Blob): Promise<void> {
    // What is not asked is not sent.
    if (isOffline() || !isAsked(job)) return show(job, { status: 'waiting', name: job.name })
    const { signal } = job.abort
    show(job, { status: 'sending', name: job.name, part: 0 })
    const stored = storedPath(job)
    try {
      await uploader.upload(stored, file, {
        answerId: answerId(),
        contentType: contentTypeOf(job.kind, { name: job.name, type: file.type }) ?? file.type,
        onProgress: (part) => show(job, { part }),
        signal,
      })
      if (signal.aborted) {
        // It arrived although it was dropped; no answer names it.
        if (job.dropped) void uploader.remove(stored).catch(() => undefined)
        return
      }
      // A list has its files from when they were prepared.
      const part = partOf(job)
      if (part === 'list') return drop(job)
      const before = engine.slice(job.path)?.response[part]
      engine.respond(job.path, { [part]: { path: stored, name: job.name, size: job.size } })
      drop(job)
      // The earlier file is removed only once the draft on the device names the new one.
      if (before)
        void kept()
          .then((isKept) => (isKept ? uploader.remove(before.path) : undefined))
          .catch(() => undefined)
    } catch (error) {
      if (!signal.aborted) fail(job, error)
    }
  }

  function start(pending: PendingFile, file: Blob | null, facts?: Promise<TakenFacts>): void {
    const view: UploadView = { name: pending.name, status: 'waiting', part: 0, fault: null }
    const abort = new AbortController()
    const asked = isAsked(pending)
    const job: Job = { ...pending, file, view, abort, asked, dropped: false, facts, work: Promise.resolve() }
    if (file && job.prepared) showFile(job, file)
    jobs = [...jobs, job]
    noteComing(job.path)
    job.work = send(job)
    tell(job)
    onChange()
  }

  function take(chosen: Omit<PendingFile, 'id'>, file: Blob): void {
    const id = randomText(FILE_NAME_LENGTH)
    const pending = { ...chosen, id }
    const before = jobs.find((job) => keyOf(job) === keyOf(pending))
    if (before) drop(before)
    void files.set(id, file).catch(() => undefined)
    start(pending, file)
  }

  function sendAgain(): Promise<void>[] {
    const asked = jobs.filter(isAsked)
    for (const job of asked) if (!ON_ITS_WAY.includes(job.view.status)) job.work = send(job)
    return asked.map((job) => job.work)
  }

  /** Stops sending what is not asked any more, and goes on with what is asked again (LOGIC-03). */
  function followAsked(): void {
    for (const job of jobs) {
      const asked = isAsked(job)
      if (asked === job.asked) continue
      job.asked = asked
      if (asked && !ON_ITS_WAY.includes(job.view.status)) job.work = send(job)
      if (asked || job.view.status !== 'sending') continue
      job.abort.abort()
      job.abort = new AbortController()
      show(job, { status: 'waiting' })
    }
  }

  const lists = makeLists?.({ ...context, listeners, storedPath, start, drop, send, jobs: () => jobs })

  const stopFollowing = engine.onMove((move) => {
    const places = () => jobs.map(keyOf)
    const [before, paths] = [places(), jobs.map(({ path }) => path)]
    for (const job of jobs) {
      const place = move(job.path)
      if (place) job.path = place
      else drop(job)
    }
    for (const path of [...paths, ...jobs.map((job) => job.path)]) noteComing(path)
    for (const key of new Set([...before, ...places()])) listeners.tell(key)
  })
  const stopAsking = engine.onAnyChange(followAsked)
  const onOnline = () => void sendAgain()
  globalThis.addEventListener?.('online', onOnline)

  return {
    on: (path: QuestionPath, kind: FileKind, listener: () => void) =>
      listeners.on(placeKey(path, kind), listener),
    /** What to show of a file on its way to this place; the same object until it changes. */
    view: (path: QuestionPath, kind: FileKind): UploadView | null => jobAt(path, kind)?.view ?? null,
    /** Address under which this page shows a picture or plays a sound, sent or on its way. */
    preview: (path: QuestionPath, attached: string | undefined): string | null => {
      const job = jobAt(path, 'imagen')
      return previews.get(job ? storedPath(job) : (attached ?? '')) ?? null
    },
    /** Fetches a picture or a sound that was sent before this page was opened; without it only its name is told. */
    async fetchPreview(path: QuestionPath, attached: string): Promise<void> {
      const file = await uploader.read(attached).catch(() => null)
      if (!file?.type.match(/^(image|audio)/) || previews.has(attached)) return
      previews.set(attached, URL.createObjectURL(file))
      listeners.tell(placeKey(path, 'imagen'))
    },
    /** Files that the answer waits for before it is sent: those of what is asked (LOGIC-03). */
    awaited: (): PendingFile[] => jobs.filter(isAsked),
    /** Files that have not arrived, as a draft keeps them: also those of what is not asked now. */
    pending: (): PendingFile[] => jobs.map(asPending),

    /** Files of questions that take several; undefined where the form asks none (KIND-08). */
    lists,

    /** Why the last failed file was not sent. */
    lastError: (): unknown => lastError,

    /** Whether files of this section are being sent. They move with their rows, and an undo cannot move them back. */
    isSendingIn: (section: number): boolean => jobs.some(({ path }) => path.section === section),

    /** Takes a chosen file and begins to send it; says why when it may not be attached (FILE-01). */
    choose(path: QuestionPath, kind: FileKind, file: File): FileProblem | null {
      const problem = kind === 'imagen' ? photoProblem(file) : fileProblem(kind, file)
      if (problem) return problem
      take({ path, kind, name: file.name, size: file.size, prepared: false }, file)
      return null
    },
    /** The photo as it was chosen on this page, when it may be sent so instead of what was made of it. */
    original: (attached: string): { file: Blob; name: string } | null => {
      const chosen = originals.get(idOf(attached))
      return chosen && fileProblem('imagen', factsOf(chosen)) === null ? chosen : null
    },
    /** Sends the photo as it was chosen; what was attached stays until it has arrived. */
    sendOriginal(path: QuestionPath, { file, name }: { file: Blob; name: string }): void {
      take({ path, kind: 'imagen', name, size: file.size, prepared: true }, file)
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
      // The answer no longer names the file, so a failed removal does no harm.
      if (attached) void uploader.remove(attached.path).catch(() => undefined)
    },
    /** Goes on with files that a draft still waits for. */
    async resume(pending: readonly PendingFile[]): Promise<void> {
      for (const one of pending) {
        const file = await files.get(one.id)
        start(one, file instanceof Blob ? file : null)
      }
    },
    /** Tries once more what waits or failed, and waits until every file was sent or failed. */
    async settle(): Promise<void> {
      await Promise.all(sendAgain())
    },
    dispose(): void {
      stopFollowing()
      stopAsking()
      globalThis.removeEventListener?.('online', onOnline)
      jobs.forEach((job) => job.abort.abort())
      previews.forEach((address) => URL.revokeObjectURL(address))
      originals.clear()
    },
  }
}
