import type { PictureType } from './redraw'

/** The message of the page to the worker. */
export interface PhotoJob {
  id: number
  photo: Blob
  type: PictureType
  /** Pixels of its longest side at most; those of a photo where it is left out. */
  longestSide?: number | undefined
}
/** The message of the worker to the page; null when the picture cannot be opened. */
export interface PhotoDone {
  id: number
  file: Blob | null
}

const isNumbered = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'

export const isPhotoJob = (value: unknown): value is PhotoJob =>
  isNumbered(value) && 'photo' in value && value.photo instanceof Blob && 'type' in value

export const isPhotoDone = (value: unknown): value is PhotoDone =>
  isNumbered(value) && 'file' in value && (value.file === null || value.file instanceof Blob)
