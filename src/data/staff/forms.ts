import { collection, doc, getDoc, orderBy, query, where, type QueryConstraint } from 'firebase/firestore/lite'
import {
  FORM_HEAD_FIELDS,
  formHeadSchema,
  formSchema,
  type Form,
  type FormHead,
} from '../../domain/form/form'
import { roleOf, type User } from '../../domain/user/user'
import { decode } from '../converters'
import { DataError } from '../errors'
import { countReads } from '../read-counter'
import { readDocument, readQuery } from '../reads'
import { documentFields } from '../rest-query'
import { answerCountPath, FORMS, isDocId } from '../refs'
import { storeOf } from '../store'
import { within } from '../within'

export { saveForm, setFormScope } from './save-form'

/** Most areas in one query. */
const AREAS_PER_QUERY = 10

export interface FormList {
  /** By titulo; softly deleted ones are left out. */
  forms: Form[]
  /** Ids of documents that could not be read. */
  damaged: string[]
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size)
  return starts.map((start) => items.slice(start, start + size))
}

/** What each query must say for the rules to allow it: the own areas; nothing for the administrator (ROLE-02). */
function placesOf(user: User): QueryConstraint[][] {
  if (roleOf(user) === 'ROLE_ADMIN') return [[]]
  const store = storeOf('staff')
  return chunks(user.areas, AREAS_PER_QUERY).map((paths) => [
    where(
      'areas',
      'array-contains-any',
      paths.map((path) => doc(store, path)),
    ),
  ])
}

const byTitle = (one: Form, other: Form) => one.titulo.localeCompare(other.titulo)

/**
 * The forms that a person sees (LIST-04): one read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function listForms(user: User): Promise<FormList> {
  const forms = collection(storeOf('staff'), FORMS)
  const lists = await Promise.all(
    placesOf(user).map((place) =>
      readQuery(query(forms, ...place, orderBy('titulo')), formSchema, 'form list'),
    ),
  )
  // A form of two areas may come with both of their chunks.
  const unique = new Map(lists.flatMap(({ items }) => items).map((form) => [form.id, form]))
  return {
    forms: [...unique.values()].filter(({ deleted }) => !deleted).sort(byTitle),
    damaged: [...new Set(lists.flatMap(({ damaged }) => damaged))],
  }
}

/**
 * One form as edited, softly deleted ones included.
 * @throws DataError `notFound` ("No existe el formulario que se intenta cargar", EDIT-21), `damaged`,
 * `forbidden`, `offline`, `timeout`
 */
export async function getForm(id: string): Promise<Form> {
  if (!isDocId(id)) throw new DataError('notFound')
  return readDocument(storeOf('staff'), `${FORMS}/${id}`, formSchema, 'form')
}

/**
 * One form without what it asks, for lists of its answers: a form of hundreds of questions weighs more than a page
 * of them. One read. Throws as {@link getForm}.
 */
export async function getFormHead(id: string): Promise<FormHead> {
  if (!isDocId(id)) throw new DataError('notFound')
  const document = await documentFields(`${FORMS}/${id}`, FORM_HEAD_FIELDS)
  countReads(1, 'form')
  return decode(formHeadSchema, document)
}

/** The id of a form that is not saved yet. */
export const newFormId = (): string => doc(collection(storeOf('staff'), FORMS)).id

/** Whether a form has answers now: one read. Throws DataError like every read. */
export async function hasAnswers(formId: string): Promise<boolean> {
  const snapshot = await within(getDoc(doc(storeOf('staff'), answerCountPath(formId))))
  countReads(1, 'answer count')
  return Number(snapshot.get('total') ?? 0) > 0
}
