import { collection, doc, deleteDoc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { arrangementPath, cataloguePath } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { refuse } from '../judge'
import { STRANGERS, the } from '../people'
import { HOME } from '../places'
import { layOut, storeOf } from '../store'

const PEOPLE = [...STRANGERS, the('ROLE_ADMIN'), the('ROLE_SUPERVISOR_ELEVADO'), the('ROLE_GENERADOR')]
const ARRANGED = { formularios: [{ id: 'x', tema: 'otros' }], sitios: ['https://villa.example'], version: 1 }
const KEPT = { nombre: 'Villa', cerrado: true, orden: [], entradas: {} }
const DOCUMENTS = [arrangementPath(HOME), cataloguePath(HOME, 'es')]

describe('the catalogue of a municipality', () => {
  countCoverage()
  it.each(DOCUMENTS)('REACH-02 SEC-01 %s is read and written by functions alone', async (path) => {
    await layOut({ [path]: path.endsWith('es') ? KEPT : ARRANGED })
    for (const person of PEOPLE) {
      const at = doc(storeOf(person), path)
      await refuse(() => getDoc(at))
      await refuse(() => setDoc(at, { ...KEPT, ...ARRANGED, cerrado: false }))
      await refuse(() => updateDoc(at, { sitios: ['https://evil.example'], cerrado: false }))
      await refuse(() => deleteDoc(at))
    }
  })

  it('REACH-02 SEC-01 is listed by nobody, and no other language is added to it', async () => {
    for (const person of PEOPLE) {
      await refuse(() => getDocs(collection(storeOf(person), `${HOME}/catalogo`)))
      await refuse(() => setDoc(doc(storeOf(person), `${HOME}/catalogo/otra`), KEPT))
    }
  })
})
