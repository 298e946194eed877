import { removeMailFile, uploadMailFile, type MailAttachment } from '../../../data/staff/mail'
import { HEAD_BYTES } from '../../../domain/files/content'
import {
  isMailFile,
  mailFileName,
  mailFileProblem,
  type MailFileProblem,
} from '../../../domain/mail/attachments'
import { createNewest } from '../../../lib/newest'
import { createStore, type Store } from '../../../lib/store'

/** A chosen file. `lost`: it was uploaded and is gone from the server. */
export interface MailFile {
  key: string
  name: string
  size: number
  status: 'sending' | 'there' | 'failed' | 'lost'
  /** The part already sent, from 0 to 1. */
  part: number
}

interface Entry {
  view: MailFile
  file: File
  /** Its path in the file store; null until it is uploaded. */
  path: string | null
  sending: AbortController | null
}

/** The files of a mail that is being written. Each is uploaded at once. */
export interface MailFiles extends Store<readonly MailFile[]> {
  /** Begins to upload a file; gives why it cannot be attached, or null. */
  add: (file: File) => Promise<MailFileProblem | null>
  retry: (key: string) => void
  remove: (key: string) => void
  /** The attachments of the mail, once all are uploaded. */
  attachments: () => MailAttachment[]
  /** Notes that the server did not find the file. */
  markLost: (path: string) => void
  /** Called when the mail is sent: its files now belong to the server. */
  release: () => void
  /** Removes every file that was not sent with a mail. */
  discard: () => void
}

// If the removal fails, the store keeps the file for a day.
const forget = (path: string | null): void => void (path !== null && removeMailFile(path).catch(() => {}))

/** No files yet. */
export function createMailFiles(): MailFiles {
  let entries: readonly Entry[] = []
  const shown = createStore<readonly MailFile[]>([])
  let count = 0
  /** Begins anew with each mail: what was chosen for the one before is not attached to it. */
  const mail = createNewest()
  let isThisMail = mail.begin()
  const become = (next: readonly Entry[]): void => {
    entries = next
    shown.set(next.map(({ view }) => view))
  }
  const change = (key: string, given: Partial<Omit<Entry, 'view'>>, view: Partial<MailFile>): void =>
    become(
      entries.map((entry) =>
        entry.view.key === key ? { ...entry, ...given, view: { ...entry.view, ...view } } : entry,
      ),
    )

  async function send({ view: { key, name }, file }: Entry): Promise<void> {
    const sending = new AbortController()
    change(key, { sending, path: null }, { status: 'sending', part: 0 })
    const { signal } = sending
    try {
      const onProgress = (part: number) => signal.aborted || change(key, {}, { part })
      const path = await uploadMailFile(file, name, { signal, onProgress })
      // It was uploaded before it could be stopped, and nobody wants it any more.
      if (signal.aborted) forget(path)
      else change(key, { path, sending: null }, { status: 'there', part: 1 })
    } catch {
      if (!signal.aborted) change(key, { sending: null }, { status: 'failed' })
    }
  }

  return {
    get: shown.get,
    on: shown.on,
    async add(file) {
      const name = mailFileName(file.name)
      const fault = () =>
        mailFileProblem(
          { name, size: file.size },
          shown.get().map(({ size }) => size),
        )
      const problem = fault()
      if (problem) return problem
      const isWanted = isThisMail
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
      if (!isWanted()) return null
      if (!isMailFile(name, head)) return 'content'
      // Others were chosen while this one was read.
      const grown = fault()
      if (grown) return grown
      count += 1
      const view: MailFile = { key: `file-${count}`, name, size: file.size, status: 'sending', part: 0 }
      const entry: Entry = { view, file, path: null, sending: null }
      become([...entries, entry])
      void send(entry)
      return null
    },
    retry(key) {
      const entry = entries.find(({ view }) => view.key === key)
      if (entry) void send(entry)
    },
    remove(key) {
      const entry = entries.find(({ view }) => view.key === key)
      entry?.sending?.abort()
      become(entries.filter(({ view }) => view.key !== key))
      forget(entry?.path ?? null)
    },
    attachments: () => entries.flatMap(({ path, view: { name } }) => (path === null ? [] : [{ path, name }])),
    markLost(path) {
      const entry = entries.find((each) => each.path === path)
      if (entry) change(entry.view.key, { path: null }, { status: 'lost' })
    },
    release() {
      isThisMail = mail.begin()
      become([])
    },
    discard() {
      isThisMail = mail.begin()
      for (const { path, sending } of entries) {
        sending?.abort()
        forget(path)
      }
      become([])
    },
  }
}
