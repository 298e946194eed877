/** A crowd that answers forms through the rules, inspectors and strangers by turns. */
import { setTimeout as pause } from 'node:timers/promises'
import { FirebaseError } from 'firebase/app'
import { doc, setDoc } from 'firebase/firestore/lite'
import { beginCounting } from '../../functions/src/statistics/rebuild'
import { refreshWork } from '../../functions/src/statistics/work-head'
import type { Form } from '../../src/domain/form/form'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { answerPath } from '../../src/domain/store-paths'
import { aSection, aSession, aUser, questions, THREE_STATES, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, storedNow } from '../rules/documents'
import { tokenOf } from '../rules/people'
import { OWN_AREA } from '../rules/places'
import { layOut, storeWith } from '../rules/store'
import { owner, register, write } from '../functions/world'
import { PROJECT_ID } from '../stack/ports'

const INSPECTORS = 20
const STRANGERS = 100
const ANONYMOUS = { firebase: { sign_in_provider: 'anonymous', identities: {} } }
const nameOf = (number: number) => `inspectora-${number % INSPECTORS}`

/** What strangers may do in an hour; a crowd is not what these limits are for. */
export const NO_LIMITS = { PRESSURE_ANSWERS: 1_000_000, STRANGER_ANSWERS_PER_HOUR: 1_000_000 }

/** Lays out the inspectors and public forms of three questions, as a save of the editor leaves them. */
export async function beginCrowd(forms: number): Promise<Form[]> {
  for (let number = 0; number < INSPECTORS; number += 1) {
    await register(aUser('ROLE_INSPECTOR', { username: nameOf(number) }))
    await write(`sesiones_web/sid-${nameOf(number)}`, aSession(nameOf(number)))
  }
  const all = Array.from({ length: forms }, () =>
    formAt(OWN_AREA, {
      id: newName(owner, 'multitud'),
      estados: THREE_STATES,
      opcionales: { ...NO_OPTIONS, publico: true },
      secciones: [
        aSection({
          preguntas: questions(
            { ...TYPED.integer, required: true },
            { ...TYPED.text, required: true },
            { ...TYPED['yes-no'], required: true },
          ),
        }),
      ],
    }),
  )
  for (const form of all) {
    await layOut(formDocuments(owner, form), owner)
    await refreshWork(form.id)
    await beginCounting(form.id)
  }
  return all
}

const WORDS = ['Falta luz', 'Hay un pozo', 'Árbol caído', 'Todo en orden']

/** What is answered to the questions of a form. */
const saidTo = (form: Form, number: number) =>
  form.secciones.map(({ id, preguntas }) => {
    const said = [String(number % 97), WORDS[number % WORDS.length] ?? '', String(number % 2 === 0)]
    return {
      ...{ id, orden: 0 },
      preguntas: preguntas.map((question, orden) => ({
        id: question.id,
        orden,
        respuesta: said[orden] ?? '',
      })),
    }
  })

const MOST_TRIES = 10
const PAUSE_MS = 500

/** Saves, again where the store gave it up because others were at the same documents: nothing was stored then. */
async function saved(save: () => Promise<void>, tries = MOST_TRIES): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'aborted' || tries === 1) throw error
    await pause(PAUSE_MS)
    await saved(save, tries - 1)
  }
}

/**
 * Saves one answer as somebody of the crowd.
 * @returns its id, once the store has taken it
 */
export async function answerOnce(form: Form, number: number): Promise<string> {
  const isStranger = number % 2 === 0
  const uid = isStranger ? `uid-vecina-${number % STRANGERS}` : `uid-${nameOf(number)}`
  const claims = isStranger ? ANONYMOUS : { usuario: nameOf(number), sid: `sid-${nameOf(number)}` }
  const { username, firstName, lastName, inspectorID } = aUser('ROLE_INSPECTOR', { username: nameOf(number) })
  const author = isStranger
    ? anonymousAuthor(uid)
    : { creadoPor: username, uid, firstName, lastName, inspectorID }
  const store = storeWith(PROJECT_ID, tokenOf(uid, claims, PROJECT_ID))
  const answer = answerTo(form, author, { id: newName(owner, 'answer'), secciones: saidTo(form, number) })
  await saved(() => setDoc(doc(store, answerPath(answer.id)), storedNow(store, answer)))
  return answer.id
}
