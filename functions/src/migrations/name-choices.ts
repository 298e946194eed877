import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { namedViews } from '../../../src/domain/answers-list/choice-address'
import { listedQuestions } from '../../../src/domain/form/listed-questions'
import { viewsSchema } from '../../../src/domain/form/list-settings'
import { ownListsOf } from '../../../src/domain/answers-list/own-lists'
import type { Question } from '../../../src/domain/form/question'
import { sectionsSchema } from '../../../src/domain/form/sections'
import { formPath, USERS } from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { failedWith } from '../platform/grpc'
import { inTransaction } from '../platform/in-transaction'

const askingSchema = z.object({ secciones: sectionsSchema() })
const PER_PAGE = 100

async function questionsOf(formId: string): Promise<Question[]> {
  const form = decode(askingSchema, await database().doc(formPath(formId)).get())
  return form ? listedQuestions(form.secciones) : []
}

/** Names the choices of a form's saved views by the options' ids, where they still name a position (decision 065). */
export async function nameFormChoices(formId: string): Promise<void> {
  const form = database().doc(formPath(formId))
  await inTransaction(async (tx) => {
    const snapshot = await tx.get(form)
    const asking = askingSchema.safeParse(plainValue({ secciones: snapshot.get('secciones') }))
    const vistas = viewsSchema.safeParse(plainValue(snapshot.get('lista.vistas') ?? []))
    if (!snapshot.exists || !asking.success || !vistas.success) return
    const named = namedViews(vistas.data, listedQuestions(asking.data.secciones))
    if (named.some((view, index) => view !== vistas.data[index])) tx.update(form, { 'lista.vistas': named })
  })
}

async function nameChoicesOf(
  user: QueryDocumentSnapshot,
  asked: (formId: string) => Promise<Question[]>,
): Promise<boolean> {
  const text: unknown = user.get('listas')
  if (typeof text !== 'string') return false
  const lists = ownListsOf(text)
  const named = await Promise.all(
    lists.map(async (own) => ({ ...own, vistas: namedViews(own.vistas, await asked(own.formulario)) })),
  )
  const isSame = named.every(({ vistas }, at) => vistas.every((view, n) => view === lists[at]?.vistas[n]))
  if (isSame) return false
  try {
    await user.ref.update({ listas: JSON.stringify(named) }, { lastUpdateTime: user.updateTime })
    return true
  } catch (error) {
    // Its owner changed it meanwhile: the next run looks at it again.
    if (failedWith(error, 'failedPrecondition', 'notFound')) return false
    throw error
  }
}

/**
 * The same in everybody's own views. Doing it again changes nothing.
 * @returns in how many users something was named
 */
export async function nameOwnChoices(): Promise<number> {
  const known = new Map<string, Promise<Question[]>>()
  const asked = (formId: string): Promise<Question[]> => {
    const questions = known.get(formId) ?? questionsOf(formId)
    known.set(formId, questions)
    return questions
  }
  const users = database().collection(USERS).orderBy(FieldPath.documentId()).select('listas')
  let named = 0
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? users.startAfter(last) : users).limit(PER_PAGE).get()
    for (const user of docs) if (await nameChoicesOf(user, asked)) named += 1
    last = docs.length === PER_PAGE ? docs.at(-1) : undefined
  } while (last)
  return named
}
