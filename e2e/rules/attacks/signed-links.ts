import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { onlySigned } from '../../../src/domain/form/edit-schedule'
import { MAX_SIGNED } from '../../../src/domain/signed-link/signed-link'
import { linkKeysPath } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { formAt, formDocuments, newName } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, STRANGERS, the } from '../people'
import { HOME, OWN_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { answerAs, fake } from './answer-twists'
import { laidOut, newForm, next, PUBLIC, save } from './saved-forms'

const PEOPLE = [...STRANGERS, the('ROLE_ADMIN'), the('ROLE_SUPERVISOR_ELEVADO'), the('ROLE_GENERADOR')]
const KEYS = { sello: 's', claves: [{ id: 'clave123', secreto: 'x', desde: new Date(), hasta: null }] }

describe('what signs links of a municipality', () => {
  countCoverage()
  it('REACH-05 SEC-01 is read, written and listed by functions alone', async () => {
    const path = linkKeysPath(HOME)
    await layOut({ [path]: KEYS })
    for (const person of PEOPLE) {
      const at = doc(storeOf(person), path)
      await refuse(() => getDoc(at))
      await refuse(() => setDoc(at, KEYS))
      await refuse(() => updateDoc(at, { sello: 'mine' }))
      await refuse(() => deleteDoc(at))
      await refuse(() => getDocs(collection(storeOf(person), `${HOME}/enlaces`)))
      await refuse(() => setDoc(doc(storeOf(person), `${HOME}/enlaces/otras`), KEYS))
    }
  })
})

describe('a form that opens by signed links alone', () => {
  countCoverage()
  it('REACH-05 is accepted as the editor stores it, can become one, and cease to be one', async () => {
    await allow(save(newForm({ opcionales: PUBLIC, soloFirmado: true })))
    await allow(save(next(onlySigned(await laidOut({ opcionales: PUBLIC }), true))))
    await allow(save(next(onlySigned(await laidOut({ opcionales: PUBLIC, soloFirmado: true }), false))))
  })
  it.each([false, 'sí', 1, null, { firma: true }])('REACH-05 is not one by %j', async (soloFirmado) => {
    await refuse(save(newForm(), { form: { soloFirmado }, version: { soloFirmado } }))
  })
  it('REACH-05 is in a version what it is in its form', async () => {
    await refuse(save(newForm({ soloFirmado: true }), { version: { soloFirmado: false } }))
    await refuse(save(newForm(), { version: { soloFirmado: true } }))
  })
})

describe('the link by which an answer came', () => {
  countCoverage()
  it('REACH-05 is taken with it, and functions say whether it counts', async () => {
    const form = formAt(OWN_AREA, { id: newName(ownerStore(), 'firmado'), opcionales: PUBLIC })
    await layOut(formDocuments(ownerStore(), form))
    await allow(answerAs(ANONYMOUS, form, fake({ enlace: 'e'.repeat(MAX_SIGNED) })))
    await refuse(answerAs(ANONYMOUS, form, fake({ enlaces: 'e' })))
  })
})
