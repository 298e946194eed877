/** Files of answers that are made up: rules ask how many there are, and nobody opens them. */
import { FILE_KINDS } from '../files/limits'
import type { Attachment, Response } from '../form/question'
import { listedText } from '../question-types/files/list'

const madeUp = (folder: string, number: number): Attachment => ({
  ...{ path: `${folder}/-/${number}`, name: `${number}`, size: 1 },
})

/** The files beside an answer, by the fields that they stand in. */
export const madeUpFiles = (
  fields: readonly string[],
): Pick<Response, 'imagen' | 'documento' | 'video' | 'coming'> => {
  const [imagen = null, documento = null, video = null] = FILE_KINDS.map((kind) =>
    fields.includes(kind) ? madeUp(kind, 1) : null,
  )
  return { imagen, documento, video, coming: undefined }
}

/** An answer that lists so many files. */
export const madeUpList = (count: number): string =>
  listedText(
    Array.from({ length: count }, (_, at) => ({
      ...madeUp('imagenes', at + 1),
      ...{ caption: '', takenAt: '', place: '' },
    })),
  )
