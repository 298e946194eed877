import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { authorOf } from '../../../src/domain/answering/new-answer'
import { countCoverage } from '../coverage'
import { answerTo, formAt, newName, options, stored } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, CITIZEN, COLLEAGUE, STRANGERS, the, type Person } from '../people'
import { PLACES, type Relation } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const SUPERVISOR = the('ROLE_SUPERVISOR')
const INSPECTOR = the('ROLE_INSPECTOR')

type Staff = ReturnType<typeof the>

/** An answer somewhere, by somebody, and the path of its notes. */
async function notesAt(relation: Relation = 'own area', author: Staff = COLLEAGUE): Promise<string> {
  const form = formAt(PLACES[relation], { id: newName(ownerStore()), opcionales: options({ publico: true }) })
  const path = `respuestas_formularios/${newName(ownerStore())}`
  await layOut({ [path]: stored(ownerStore(), answerTo(form, authorOf(author.user, author.uid))) })
  return `${path}/notas`
}

const noteOf = ({ user }: Person, twist: DocumentData = {}): DocumentData => ({
  texto: 'Llamó el vecino.',
  autor: user?.username ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  fecha: serverTimestamp(),
  ...twist,
})
const write =
  (person: Person, notes: string, twist: DocumentData = {}, id = newName(ownerStore())) =>
  () =>
    setDoc(doc(storeOf(person), notes, id), noteOf(person, twist))

async function laidOut(notes: string, person: Person): Promise<string> {
  const path = `${notes}/${newName(ownerStore())}`
  await layOut({ [path]: { ...noteOf(person), fecha: Timestamp.now() } })
  return path
}

describe('internal notes', () => {
  countCoverage()
  it('VIEW-06 are read and written by everybody who may read the answer', async () => {
    const notes = await notesAt()
    for (const person of [SUPERVISOR, the('ROLE_ADMIN'), the('ROLE_INSPECTOR_ACTAS'), COLLEAGUE]) {
      await allow(write(person, notes))
      await allow(() => getDocs(collection(storeOf(person), notes)))
    }
    await allow(write(INSPECTOR, await notesAt('own area', INSPECTOR)))
  })
  it('VIEW-06 are read by nobody else: no citizen, not even the recipient, no stranger, no other area', async () => {
    const [own, other, foreign] = [
      await notesAt(),
      await notesAt('other area'),
      await notesAt('other municipality'),
    ]
    const note = await laidOut(own, SUPERVISOR)
    for (const person of [...STRANGERS, ANONYMOUS, CITIZEN, the('ROLE_GENERADOR'), INSPECTOR]) {
      await refuse(() => getDocs(collection(storeOf(person), own)))
      await refuse(() => getDoc(doc(storeOf(person), note)))
      await refuse(write(person, own))
    }
    for (const notes of [other, foreign]) {
      await refuse(() => getDocs(collection(storeOf(SUPERVISOR), notes)))
      await refuse(write(SUPERVISOR, notes))
    }
    await refuse(() => getDocs(collectionGroup(storeOf(the('ROLE_ADMIN')), 'notas')))
    await refuse(write(SUPERVISOR, `respuestas_formularios/${newName(ownerStore())}/notas`))
  })
  it('VIEW-06 are written in the own name, at that moment, complete and with nothing else', async () => {
    const notes = await notesAt()
    const twists: DocumentData[] = [
      { autor: COLLEAGUE.user.username },
      { firstName: 'Otra' },
      { lastName: 'Persona' },
      { fecha: Timestamp.fromMillis(Date.now() - 60_000) },
      { texto: '' },
      { texto: 'x'.repeat(2001) },
      { texto: 7 },
      { visible: true },
    ]
    for (const twist of twists) await refuse(write(SUPERVISOR, notes, twist))
    await refuse(write(SUPERVISOR, notes, {}, '__corto'))
    await allow(write(SUPERVISOR, notes, { texto: 'x'.repeat(2000) }))
  })
  it('VIEW-06 are changed by nobody, and removed only by their author', async () => {
    const notes = await notesAt()
    const [own, others] = [await laidOut(notes, SUPERVISOR), await laidOut(notes, COLLEAGUE)]
    for (const path of [own, others])
      await refuse(() => updateDoc(doc(storeOf(SUPERVISOR), path), { texto: 'Otra cosa' }))
    await refuse(() => deleteDoc(doc(storeOf(SUPERVISOR), others)))
    await refuse(() => deleteDoc(doc(storeOf(the('ROLE_ADMIN')), others)))
    await allow(() => deleteDoc(doc(storeOf(SUPERVISOR), own)))
    const elsewhere = await laidOut(await notesAt('other area'), SUPERVISOR)
    await refuse(() => deleteDoc(doc(storeOf(SUPERVISOR), elsewhere)))
  })
})
