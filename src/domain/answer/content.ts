import { canonical } from '../canonical'
import type { FormVersion } from '../form/form'
import { FILE_KINDS } from '../files/limits'
import { asksFor, type Attachment, type Question, type Response } from '../form/question'
import type { Section } from '../form/section'
import { kindOf } from '../question-types'
import type { StoredSection } from './answer'
import { compactSections } from './compact'
import { questionAt, responseAt } from './fill'
import { pathsOf } from './path'
import { problemsOf } from './problems'
import { assembleSections } from './whole'

/** Most bytes of `secciones`, written as JSON in UTF-8. */
export const MAX_SECTIONS_BYTES = 100_000

/**
 * What an answer's content can have against it: `size` too large; `parts` says what its form does not ask, or
 * says it twice; `problem` incomplete or written wrongly; `choice` picks what is not offered; `file` carries a
 * file that is not asked for or lies elsewhere.
 */
export type ContentFault = 'size' | 'parts' | 'problem' | 'choice' | 'file'

/** Whether an address leads to the stored file with that path; the address of the file store differs by project. */
export type IsFileAddress = (url: string, path: string) => boolean

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const FOLDERS = { imagen: 'imagenes', documento: 'documentos', video: 'videos' } as const

function isOwnFile(file: Attachment, folder: string, isFileAddress: IsFileAddress): boolean {
  return file.path.startsWith(folder) && !file.path.includes('..') && isFileAddress(file.url, file.path)
}

function hasForeignFile(
  question: Question,
  response: Response,
  formId: string,
  isFileAddress: IsFileAddress,
): boolean {
  return FILE_KINDS.some((kind) => {
    const file = response[kind]
    if (file === null) return false
    return !asksFor(question, kind) || !isOwnFile(file, `${FOLDERS[kind]}/${formId}/`, isFileAddress)
  })
}

function picksWhatIsNotOffered(question: Question, { respuesta, opciones }: Response): boolean {
  const kind = kindOf(question)
  if (kind !== 'multiple-choice' && opciones.some((option) => option.checked)) return true
  if (kind === 'multiple-choice' && respuesta !== '') return true
  if (kind !== 'single-choice' || respuesta === '') return false
  return !question.opciones.some((option) => String(option.orden) === respuesta)
}

const checksSeveral = ({ conditionalSectionSingle, conditions }: Section): boolean =>
  conditionalSectionSingle && conditions.filter((condition) => condition.checked).length > 1

/**
 * Everything that stands against the content of a stored answer; nothing for any answer that the product itself
 * saves. Rules cannot look into questions, so the server asks this after the fact.
 * @param version the form's version that the answer names
 * @param stored its `secciones`
 */
export function contentFaults(
  version: Pick<FormVersion, 'formId' | 'secciones'>,
  stored: StoredSection[],
  isFileAddress: IsFileAddress,
): ContentFault[] {
  if (bytesOf(stored) > MAX_SECTIONS_BYTES) return ['size']
  const secciones = assembleSections(version.secciones, stored)
  const answered = pathsOf(secciones).flatMap((path) => {
    const question = questionAt(secciones, path)
    const response = responseAt(secciones, path)
    return question && response ? [{ question, response }] : []
  })
  const faults = new Set<ContentFault>()
  // Assembling leaves out what the form does not ask: what then is missing should not have been there.
  if (canonical(compactSections(secciones)) !== canonical(stored)) faults.add('parts')
  if (secciones.some(checksSeveral)) faults.add('parts')
  if (problemsOf(secciones).length > 0) faults.add('problem')
  for (const { question, response } of answered) {
    if (picksWhatIsNotOffered(question, response)) faults.add('choice')
    if (hasForeignFile(question, response, version.formId, isFileAddress)) faults.add('file')
  }
  return [...faults]
}
