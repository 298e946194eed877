import type { Cell } from '../../../domain/export/cell'
import type { FileStart } from './file-writer'

/** What the page asks of the worker; each request is answered once. */
export type WriterRequest =
  | { do: 'start'; start: FileStart }
  | { do: 'add'; rows: Cell[][] }
  | { do: 'close'; about: Cell[][] }

export type WriterReply = { done: true; file: Blob | null } | { done: false }
