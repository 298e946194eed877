import { deleteDoc, doc, writeBatch, type DocumentData } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { authorOf } from '../../../src/domain/answering/new-answer'
import { uniqueKey, uniqueNumberKey } from '../../../src/domain/citizen/unique-key'
import { answerPath, uniquePath } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, newName, options, storedNow } from '../documents'
import { allow, refuse } from '../judge'
import { the } from '../people'
import { OWN_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const INSPECTOR = the('ROLE_INSPECTOR')
const FORM = formAt(OWN_AREA, {
  id: 'una-por-persona',
  opcionales: options({ ciudadano: true, singleAnswer: true }),
})

interface Saved {
  person: DocumentData
  id?: string
  /** Which marks are written with it. */
  marks?: readonly ('id' | 'number')[]
}

/** Saves an answer about a person, with marks for that person. */
const save =
  ({ person, id = newName(ownerStore(), 'answer'), marks = ['id', 'number'] }: Saved) =>
  async () => {
    const store = storeOf(INSPECTOR)
    const keys = {
      id: await uniqueKey(FORM.id, person.id),
      number: await uniqueNumberKey(FORM.id, person.dni),
    }
    const answer = answerTo(FORM, authorOf(INSPECTOR.user, INSPECTOR.uid))
    const batch = writeBatch(store)
    batch.set(doc(store, answerPath(id)), { ...storedNow(store, answer), datosCiudadano: person })
    for (const mark of marks) batch.set(doc(store, uniquePath(FORM.id, keys[mark])), { respuesta: id })
    await batch.commit()
  }

describe('the citizen of a single answer', () => {
  countCoverage()
  beforeAll(() => layOut(formDocuments(ownerStore(), FORM)))

  it('SEC-07 ANS-13 is a person as answers have them, though the mark looks at it', async () => {
    const person = { id: 'p-1', nombre: 'Eva', dni: '40111001' }
    await refuse(save({ person: { ...person, rol: 'ROLE_ADMIN' } }))
    await refuse(save({ person: { ...person, nombre: 'x'.repeat(2001) } }))
    await refuse(save({ person: { ...person, nombre: { a: 1 } } }))
    await allow(save({ person: { ...person, id: 'p-4', dni: '40111005' } }))
  })

  it('SEC-07 ANS-13 is marked by number and by id, both together', async () => {
    const person = { id: 'p-2', nombre: 'Eva', dni: '40111002' }
    await refuse(save({ person, marks: ['id'] }))
    await refuse(save({ person, marks: ['number'] }))
    await refuse(save({ person, marks: [] }))
    await allow(save({ person: { ...person, id: 'p-5', dni: '40111006' } }))
  })

  it('SEC-07 ANS-13 is not let in by the mark of an answer that was deleted', async () => {
    const id = newName(ownerStore(), 'answer')
    const person = { id: 'p-3', nombre: 'Eva', dni: '40111003' }
    await allow(save({ person, id }))
    await deleteDoc(doc(ownerStore(), answerPath(id)))
    await refuse(save({ person: { ...person, dni: '40111004' }, id, marks: [] }))
    await refuse(save({ person: { ...person, rol: 'ROLE_ADMIN' }, id, marks: [] }))
    await refuse(save({ person: { ...person, dni: '40111004' }, id, marks: ['number'] }))
  })
})
