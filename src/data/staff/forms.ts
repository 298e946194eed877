import { collection, doc } from 'firebase/firestore/lite'
import { isDocumentId } from '../../domain/document-id'
import type { Form } from '../../domain/form/form'
import { formSchema } from '../../domain/form/stored-form'
import { FORM_HEAD_FIELDS, formHeadSchema, type FormHead } from '../../domain/form/form-head'
import { FORMS } from '../../domain/store-paths'
import { decode } from '../converters'
import { DataError } from '../errors'
import { countReads } from '../read-counter'
import { readDocument } from '../reads'
import { documentFields } from '../rest-query'
import { storeOf } from '../store'
import { answerCounter, isAnswered } from './answer-counter'
import { zoneAt } from './zones'

export { saveSettings, saveForm, setFormScope } from './save-form'
export { isUnheardSince } from './unheard-saves'

/**
 * One form as edited, softly deleted ones included.
 * @throws DataError `notFound` ("No existe el formulario que se intenta cargar", EDIT-21), `damaged`,
 * `forbidden`, `offline`, `timeout`
 */
export async function getForm(id: string): Promise<Form> {
  if (!isDocumentId(id)) throw new DataError('notFound')
  return readDocument(storeOf('staff'), `${FORMS}/${id}`, formSchema, 'form')
}

/**
 * One form without what it asks, for lists of its answers, and with the time zone of its municipality: a form of
 * hundreds of questions weighs more than a page of them. One read, and those of {@link zoneAt}, once for each page.
 * Throws as {@link getForm}.
 */
export async function getFormHead(id: string): Promise<FormHead> {
  if (!isDocumentId(id)) throw new DataError('notFound')
  const document = await documentFields(`${FORMS}/${id}`, FORM_HEAD_FIELDS)
  countReads(1, 'form')
  const head = decode(formHeadSchema, document)
  return { ...head, zonaHoraria: await zoneAt(head.municipalityPath) }
}

/** The id of a form that is not saved yet. */
export const newFormId = (): string => doc(collection(storeOf('staff'), FORMS)).id

/** Whether a form has answers now: one read. Throws DataError like every read. */
export const hasAnswers = (formId: string): Promise<boolean> => isAnswered(formId, 'answer count')

/** How many answers a form has now: one read. */
export const answerCount = async (formId: string): Promise<number> =>
  (await answerCounter(formId, 'answer count')).total
