import { pathKey, type QuestionPath } from '../domain/answer/path'
import { FILE_KINDS, type FileKind, type StoredKind } from '../domain/files/limits'
import type { FileFault } from '../domain/files/prepared-file'
import type { ListedFile } from '../domain/question-types/files/list'

/** A file on its way: chosen, kept on the device, not yet with the answer. */
export interface PendingFile {
  /** Random part of its stored name; also its name on the device. */
  id: string
  path: QuestionPath
  kind: StoredKind
  name: string
  size: number
  /** Looked into and, if a photo, scaled down: what is sent. */
  prepared: boolean
  /** One of several that the answer lists (KIND-08). */
  listed?: boolean | undefined
}

/** A file as a draft keeps it. */
export const asPending = ({ id, path, kind, name, size, prepared, listed }: PendingFile): PendingFile => ({
  ...{ id, path, kind, name, size, prepared, listed },
})

/** The field of the response that a file is for; 'list' for one of several, as sounds always are. */
export const partOf = ({ kind, listed }: Pick<PendingFile, 'kind' | 'listed'>): FileKind | 'list' =>
  listed || kind === 'audio' ? 'list' : kind

export const placeKey = (path: QuestionPath, kind: FileKind | 'list'): string => `${pathKey(path)}/${kind}`
/** The place at which a file is shown: files of a list share theirs. */
export const keyOf = (file: PendingFile): string => placeKey(file.path, partOf(file))

/**
 * The files that are on their way to a place. Rules count them from when they were chosen: what is asked must not change
 * once nobody looks at it any more, as in the outbox.
 */
export const comingTo = (path: QuestionPath, files: readonly PendingFile[]): FileKind[] =>
  FILE_KINDS.filter((kind) => files.some((file) => keyOf(file) === placeKey(path, kind)))

/** What a question shows of a file that is on its way. */
export interface UploadView {
  name: string
  /** `tooMany`: the server takes no more for now; `lost`: the device did not keep it, so it has to be chosen again; `refused`: it cannot be sent as it is. */
  status: 'preparing' | 'sending' | 'waiting' | 'failed' | 'tooMany' | 'lost' | 'refused'
  /** Why it was refused. */
  fault: FileFault | null
  /** The part already sent, from 0 to 1. */
  part: number
}

/** In these states a file is not sent again. */
export const ON_ITS_WAY: readonly UploadView['status'][] = ['preparing', 'sending']

/** When and where a file was taken; '' for what nobody knows or asks. */
export type TakenFacts = Pick<ListedFile, 'takenAt' | 'place'>

export interface Job extends PendingFile {
  /** null when the device did not keep it. */
  file: Blob | null
  view: UploadView
  abort: AbortController
  /** Whether its question was asked when that was looked at last. */
  asked: boolean
  /** The person took it back, or put another in its place. */
  dropped: boolean
  /** What is known of how a listed file was taken. */
  facts: Promise<TakenFacts> | undefined
  work: Promise<void>
}
