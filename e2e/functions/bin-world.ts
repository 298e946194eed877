/** Answers that somebody deletes, with everything that is counted of them. */
import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { emptyBin } from '../../functions/src/bin/empty'
import { emptyBinOfForms } from '../../functions/src/bin/erase-forms'
import { binnedUntil } from '../../src/domain/bin/bin'
import {
  ERASE_ANSWER,
  LIST_DELETED,
  listDeletedResponseSchema,
  RESTORE_ANSWER,
} from '../../src/domain/calls/bin'
import { DELETE_ANSWER } from '../../src/domain/calls/delete-answer'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { answerCountPath, answerPath, binnedPath, formCountsPath } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import type { Answer } from './callable'
import { call } from './calls'
import { heard } from './events'
import { owner, read, write } from './world'

export const AUTHOR = {
  ...{ creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Gil', inspectorID: '7' },
}

/** A form that takes answers, with the given options. */
export async function aForm(on: Parameters<typeof options>[0] = {}, more: Partial<Form> = {}): Promise<Form> {
  const form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'form'), titulo: 'Comercios', estados: THREE_STATES },
    ...{ opcionales: options(on), ...more },
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}

/** An answer that functions heard of. */
export async function given(form: Form, more: Partial<StoredAnswer> = {}): Promise<string> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), ...more })
  const now = new Date()
  await write(answerPath(answer.id), {
    ...stored(owner, answer),
    ...{ fechaCreacion: now, lastUpdate: now, timeStamp: now },
  })
  await heard()
  return answer.id
}

export const deletes = (token: string | null, answerId: string) => call(DELETE_ANSWER, token, { answerId })
export const restores = (token: string | null, answerId: string) => call(RESTORE_ANSWER, token, { answerId })
export const erases = (token: string | null, answerId: string) => call(ERASE_ANSWER, token, { answerId })
export const listed = async (token: string, formId: string | null, after: string | null = null) =>
  listDeletedResponseSchema.parse((await call(LIST_DELETED, token, { formId, after })).result)

/** Why it was refused; undefined when it was not. */
export const reasonOf = ({ details }: Answer): unknown => Reflect.get(Object(details), 'reason')

/** The night after the days of the bin. */
export const emptied = (now = binnedUntil(new Date(Date.now() + 1000))) => emptyBin(now)

/** The same of forms. */
export const emptiedOfForms = (now = binnedUntil(new Date(Date.now() + 1000))) => emptyBinOfForms(now)

export const inBin = (id: string) => read(binnedPath(id))

/** Fields that say when something was counted. */
const MOMENTS = new Set(['contadoEn', 'ultima', 'cambio'])
const withoutMoments = (field: string, value: unknown): unknown => (MOMENTS.has(field) ? undefined : value)

async function documentsIn(path: string): Promise<[string, unknown][]> {
  const { docs } = await getDocs(collection(owner, path))
  return docs.map((one) => [one.ref.path, one.data()])
}

/** Everything that is counted of a form, as text: counters, statistics, those of its author, what each has in them, work. */
export async function countsOf({ id }: Pick<Form, 'id'>): Promise<string> {
  const counts = formCountsPath(id)
  const kinds = ['abiertas', 'sumas', 'detalles']
  const paths = [counts, `${counts}/autores/ana`].flatMap((from) => kinds.map((kind) => `${from}/${kind}`))
  const documents = (await Promise.all([...paths, `${counts}/aportes`].map(documentsIn))).flat()
  const { total, espera, porEstado, porRevisar, respuestas } = (await read(formWorkPath(id))) ?? {}
  const counter = await read(answerCountPath(id))
  const listedAnswers = await getDocs(
    query(collection(owner, 'respuestas_formularios'), where('idPlantilla', '==', id)),
  )
  const fichas = listedAnswers.docs.map((one) => [one.id, one.get('ficha'), one.get('invalida')])
  return JSON.stringify(
    {
      documents: documents.sort(),
      work: { total, espera, porEstado, porRevisar, respuestas },
      counter,
      fichas,
    },
    withoutMoments,
    1,
  )
}
