import { FILE_KINDS } from '../files/limits'
import type { Attachment } from '../form/question'
import type { Section } from '../form/section'
import { shapeOf } from '../form/kinds'
import { listedIn } from '../question-types/files/list'
import { askedIn } from './view'

/** The file itself, without what is said of it. */
const plainFile = ({ path, name, size }: Attachment): Attachment => ({ path, name, size })

const attachmentsIn = (secciones: Section[]): Attachment[] =>
  askedIn(secciones).flatMap(({ question, response }) => [
    ...FILE_KINDS.flatMap((kind) => response[kind] ?? []),
    ...(shapeOf(question) === 'files' ? (listedIn(response.respuesta) ?? []).map(plainFile) : []),
  ])

const FIELDS = 'name path size'
const MAX_NAME_LENGTH = 500

/** Whether it has the fields that the product stores of a file, and no others. */
const isPlainFile = (file: Attachment): boolean =>
  Object.keys(file).sort().join(' ') === FIELDS && file.name.length <= MAX_NAME_LENGTH

/**
 * Paths of the files that a changed answer has and did not have before; null when one of them is named in a way that
 * the product does not.
 */
export function addedFiles(before: Section[], after: Section[]): string[] | null {
  const had = new Set(attachmentsIn(before).map(({ path }) => path))
  const added = attachmentsIn(after).filter(({ path }) => !had.has(path))
  return added.every(isPlainFile) ? added.map(({ path }) => path) : null
}
