import type { CalendarDay } from '../calendar'
import type { FormVersion } from '../form/form'
import { FILE_KINDS } from '../files/limits'
import { asksFor, type Attachment, type Question, type Response } from '../form/question'
import { shapeOf } from '../form/kinds'
import { listedIn } from '../question-types/files/list'
import type { StoredSection } from '../answer/answer'
import { ticksBesideExclusive } from '../answer/picked'
import { problemsOf } from '../answer/problems'
import { askedIn, viewOf, type SectionView } from '../answer/view'
import { assembleSections, isWhole } from './whole'

/**
 * What an answer's content can have against it: `parts` says what its form does not ask, or
 * says it twice; `problem` incomplete or written wrongly; `choice` picks what is not offered; `file` carries a
 * file that is not asked for or lies elsewhere.
 */
export type ContentFault = 'parts' | 'problem' | 'choice' | 'file'

const FOLDERS = { imagen: 'imagenes', documento: 'documentos', video: 'videos' } as const

const isOwnFile = ({ path }: Attachment, folder: string): boolean =>
  path.startsWith(folder) && !path.includes('..')

/** Whether a list names a file of another form: what kind of file each is, its kind of question looks at. */
const listsForeignFile = (question: Question, { respuesta }: Response, formId: string): boolean =>
  shapeOf(question) === 'files' &&
  (listedIn(respuesta) ?? []).some(({ path }) => path.split('/')[1] !== formId || path.includes('..'))

function hasForeignFile(question: Question, response: Response, formId: string): boolean {
  if (listsForeignFile(question, response, formId)) return true
  return FILE_KINDS.some((kind) => {
    const file = response[kind]
    if (file === null) return false
    return !asksFor(question, kind) || !isOwnFile(file, `${FOLDERS[kind]}/${formId}/`)
  })
}

function picksWhatIsNotOffered(question: Question, { respuesta, opciones }: Response): boolean {
  const shape = shapeOf(question)
  if (shape !== 'options' && opciones.some((option) => option.checked)) return true
  if (shape === 'options' && respuesta !== '') return true
  if (ticksBesideExclusive(opciones)) return true
  if (shape !== 'option' || respuesta === '') return false
  return !question.opciones.some((option) => String(option.orden) === respuesta)
}

const checksSeveral = ({ section, groups }: SectionView): boolean =>
  section.conditionalSectionSingle && groups.filter(({ branch, isAsked }) => branch && isAsked).length > 1

/**
 * Everything that stands against the content of a stored answer; nothing for any answer that the product itself
 * saves. Rules cannot look into questions, so the server asks this after the fact.
 * @param version the form's version that the answer names
 * @param stored its `secciones`
 * @param begun its `diaComienzo`
 */
export function contentFaults(
  version: Pick<FormVersion, 'formId' | 'secciones'>,
  stored: StoredSection[],
  begun: CalendarDay | null,
): ContentFault[] {
  const secciones = assembleSections(version.secciones, stored, begun)
  const faults = new Set<ContentFault>()
  // Assembling leaves out what the form does not ask: what then is missing should not have been there.
  if (!isWhole(version.secciones, stored, begun)) faults.add('parts')
  if (viewOf(secciones).some(checksSeveral)) faults.add('parts')
  if (problemsOf(secciones).length > 0) faults.add('problem')
  for (const { question, response } of askedIn(secciones)) {
    if (picksWhatIsNotOffered(question, response)) faults.add('choice')
    if (hasForeignFile(question, response, version.formId)) faults.add('file')
  }
  return [...faults]
}
