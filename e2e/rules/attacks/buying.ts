import { doc, getDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { forgetCoverage } from '../coverage'
import { formAt, formDocuments, options } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS } from '../people'
import { PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const HERE = PLACES['own area']
const SELLS = formAt(HERE, {
  id: 'vende-entradas',
  opcionales: options({ publico: true, addPaymentGateway: true }),
})
const FOR_STAFF = formAt(HERE, { id: 'vende-dentro', opcionales: options({ addPaymentGateway: true }) })

describe('tickets that are left', () => {
  forgetCoverage()
  beforeAll(async () => {
    const store = ownerStore()
    for (const form of [SELLS, FOR_STAFF]) await layOut(formDocuments(store, form))
    await layOut({ 'entradas/vende-entradas': { places: {} }, 'entradas/vende-dentro': { places: {} } })
  })

  it('PAY-02 strangers see what is left of a form for them, and of no other', async () => {
    const store = storeOf(ANONYMOUS)
    await allow(() => getDoc(doc(store, 'entradas/vende-entradas')))
    await refuse(() => getDoc(doc(store, 'entradas/vende-dentro')))
    await refuse(() => getDoc(doc(store, 'entradas/no-hay')))
  })
})
