import { collection, doc, getDoc, setDoc, type DocumentData } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { anonymousAuthor } from '../../../src/domain/answering/new-answer'
import { ANSWERS } from '../../../src/domain/store-paths'
import { forgetCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, options, storedNow } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS } from '../people'
import { PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const HERE = PLACES['own area']
const SELLS = formAt(HERE, {
  id: 'vende-entradas',
  opcionales: options({ publico: true, addPaymentGateway: true }),
})
const SELLS_NOTHING = formAt(HERE, { id: 'no-vende-nada', opcionales: options({ publico: true }) })
const FOR_STAFF = formAt(HERE, { id: 'vende-dentro', opcionales: options({ addPaymentGateway: true }) })

const DETAILS = {
  paymentId: 'concierto',
  sectionId: 'platea',
  section: 'Platea',
  quanty: 2,
  clientFullName: 'Norma Vega',
  clientID: '24123456',
  clientEmail: 'norma@correo.example',
  clientPhoneNumber: '3514567890',
}
const ORDERED: DocumentData = { removeVision: true, paymentDetails: DETAILS }
const ordering = (change: DocumentData): DocumentData => ({
  removeVision: true,
  paymentDetails: { ...DETAILS, ...change },
})
const TEXTS = [
  'paymentId',
  'sectionId',
  'section',
  'clientFullName',
  'clientID',
  'clientEmail',
  'clientPhoneNumber',
] as const
const { clientEmail: _, ...NO_ADDRESS } = DETAILS

const save = (form: typeof SELLS, given: DocumentData) => () => {
  const store = storeOf(ANONYMOUS)
  const answer = storedNow(store, answerTo(form, anonymousAuthor(ANONYMOUS.uid)))
  return setDoc(doc(collection(store, ANSWERS)), { ...answer, ...given })
}

describe('answers that buy tickets', () => {
  forgetCoverage()
  beforeAll(async () => {
    const store = ownerStore()
    for (const form of [SELLS, SELLS_NOTHING, FOR_STAFF]) await layOut(formDocuments(store, form))
    await layOut({ 'entradas/vende-entradas': { places: {} }, 'entradas/vende-dentro': { places: {} } })
  })

  it('PAY-03 say what is bought by whom, and are hidden until they have an order', async () => {
    await allow(save(SELLS, ORDERED))
    await allow(save(SELLS_NOTHING, {}))
  })
  it('PAY-03 say it in as many letters as there is room for, in any script and in several lines', async () => {
    await allow(save(SELLS, ordering({ section: 'ñ'.repeat(300), clientFullName: 'ñ'.repeat(255) })))
    await allow(save(SELLS, ordering({ section: 'Platea\nalta', clientFullName: 'Norma\nVega' })))
    await allow(save(SELLS, ordering({ section: '' })))
  })

  it.each<[string, DocumentData]>([
    ['nothing', {}],
    ['no choice', { removeVision: true }],
    ['no hiding', { paymentDetails: DETAILS }],
    ['being shown', { ...ORDERED, removeVision: false }],
    ['an order', { ...ORDERED, payOrder: { status: 'Pagado' } }],
    ['no order', { ...ORDERED, payOrder: null }],
    ['payments', { ...ORDERED, payments: [] }],
    ['a price', { removeVision: true, paymentDetails: { ...DETAILS, price: 1 } }],
    ['an order number', { removeVision: true, paymentDetails: { ...DETAILS, orderId: '000000000001' } }],
    ['no tickets', { removeVision: true, paymentDetails: { ...DETAILS, quanty: 0 } }],
    ['half a ticket', { removeVision: true, paymentDetails: { ...DETAILS, quanty: 1.5 } }],
    ['too many tickets', { removeVision: true, paymentDetails: { ...DETAILS, quanty: 1001 } }],
    ['tickets in words', { removeVision: true, paymentDetails: { ...DETAILS, quanty: 'dos' } }],
    ['no address', { removeVision: true, paymentDetails: NO_ADDRESS }],
    [
      'a section beyond measure',
      { removeVision: true, paymentDetails: { ...DETAILS, section: 'x'.repeat(301) } },
    ],
    [
      'a name beyond measure',
      { removeVision: true, paymentDetails: { ...DETAILS, clientFullName: 'x'.repeat(256) } },
    ],
    [
      'a number beyond measure',
      { removeVision: true, paymentDetails: { ...DETAILS, clientID: '1'.repeat(13) } },
    ],
    [
      'a telephone beyond measure',
      { removeVision: true, paymentDetails: { ...DETAILS, clientPhoneNumber: '1'.repeat(16) } },
    ],
    ['no payment', { removeVision: true, paymentDetails: { ...DETAILS, paymentId: '' } }],
    ['no section', { removeVision: true, paymentDetails: { ...DETAILS, sectionId: '' } }],
    ...TEXTS.flatMap((field): [string, DocumentData][] => [
      [`a number for its ${field}`, ordering({ [field]: 7 })],
      [`nobody's ${field}`, ordering({ [field]: null })],
      [`a list for its ${field}`, ordering({ [field]: ['x'] })],
    ]),
    ...TEXTS.filter((field) => field !== 'section').map((field): [string, DocumentData] => [
      `an empty ${field}`,
      ordering({ [field]: '' }),
    ]),
    ['an address beyond measure', ordering({ clientEmail: 'x'.repeat(255) })],
    ['a payment beyond measure', ordering({ paymentId: 'x'.repeat(301) })],
    ['a section of any length', ordering({ sectionId: 'x'.repeat(301) })],
  ])('PAY-03 PAY-04 are refused with %s', async (_name, given) => {
    await refuse(save(SELLS, given))
  })

  it('PAY-03 are refused where the form sells nothing', async () => {
    await refuse(save(SELLS_NOTHING, ORDERED))
    await refuse(save(SELLS_NOTHING, { removeVision: true }))
    await refuse(save(SELLS_NOTHING, { paymentDetails: DETAILS }))
  })

  it('PAY-02 strangers see how many tickets are left of a public form, and of no other', async () => {
    const store = storeOf(ANONYMOUS)
    await allow(() => getDoc(doc(store, 'entradas/vende-entradas')))
    await refuse(() => getDoc(doc(store, 'entradas/vende-dentro')))
    await refuse(() => getDoc(doc(store, 'entradas/no-hay')))
  })
})
