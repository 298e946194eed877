import {
  deleteDoc,
  doc,
  getDoc,
  increment,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { anonymousAuthor, authorOf } from '../../../src/domain/answering/new-answer'
import { uniqueKey, uniqueKeys, uniqueNumberKey } from '../../../src/domain/citizen/unique-key'
import type { Form } from '../../../src/domain/form/form'
import { countCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, newName, options, storedNow } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, NOBODY, OTHER_ANONYMOUS, the, type Person } from '../people'
import { AWAY, FOREIGN_AREA, HOME, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const HERE = PLACES['own area']
const INSPECTOR = the('ROLE_INSPECTOR')
const LIMITED = formAt(HERE, {
  id: 'limitado',
  responsesCount: 2,
  opcionales: options({ publico: true, limitResponses: true }),
})
const UNLIMITED = formAt(HERE, { id: 'sin-limite', opcionales: options({ publico: true }) })
const SINGLE = formAt(HERE, { id: 'unica', opcionales: options({ ciudadano: true, singleAnswer: true }) })
const FAR = formAt({ areas: [FOREIGN_AREA], municipalityPath: AWAY }, { id: 'lejos' })
const counterOf = ({ id }: Form) => `formularios/${id}/contadores/respuestas`

interface Save {
  form?: Form
  /** What is written besides the answer; keys are paths. */
  also?: (answerId: string) => DocumentData | Promise<DocumentData>
  id?: string
  /** Id of the citizen; the number is made of it unless it is given. */
  citizen?: string
  dni?: string
}

const CITIZEN = {
  nombre: 'Eva',
  apellido: '',
  cuit: '',
  email: '',
  telefono: '',
  calle: '',
  tipo: '',
}

const numberOf = (citizen: string) => citizen.toUpperCase().replace('-', '')

function add(
  batch: ReturnType<typeof writeBatch>,
  person: Person,
  id: string,
  { form = LIMITED, citizen = '', dni = numberOf(citizen) }: Save,
) {
  const store = storeOf(person)
  const author = person.user ? authorOf(person.user, person.uid) : anonymousAuthor(person.uid)
  const datosCiudadano = citizen ? { ...CITIZEN, id: citizen, dni } : null
  batch.set(
    doc(store, `respuestas_formularios/${id}`),
    storedNow(store, answerTo(form, author, { datosCiudadano })),
  )
}

/** Saves one answer and what goes with it, in one commit. */
const save =
  (person: Person, given: Save = {}) =>
  async () => {
    const store = storeOf(person)
    const { id = newName(store, 'answer'), also = counted() } = given
    const batch = writeBatch(store)
    add(batch, person, id, given)
    for (const [path, data] of Object.entries(await also(id)))
      batch.set(doc(store, path), data, { merge: path.includes('contadores') })
    await batch.commit()
  }

const counted =
  (change: DocumentData = {}, form = LIMITED) =>
  (ultima: string) => ({ [counterOf(form)]: { total: increment(1), ultima, ...change } })
const alone = () => ({})

describe('the response limit', () => {
  countCoverage()
  const count = (total: number) => layOut({ [counterOf(LIMITED)]: { total } })
  beforeAll(async () => {
    const store = ownerStore()
    await layOut(Object.assign({}, ...[LIMITED, UNLIMITED].map((form) => formDocuments(store, form))))
  })

  it('ANS-12 accepts the first answers, counted in the same commit, from strangers and staff', async () => {
    await allow(save(ANONYMOUS))
    await allow(save(INSPECTOR))
    await refuse(save(ANONYMOUS))
    await refuse(save(INSPECTOR))
    await refuse(save(the('ROLE_ADMIN')))
  })
  it.each<[string, Save]>([
    ['that is not counted', { also: alone }],
    ['counted on another form', { also: counted({}, UNLIMITED) }],
    ['counted as two', { also: counted({ total: increment(2) }) }],
    ['counted as none', { also: counted({ total: increment(0) }) }],
    ['counted as one less', { also: counted({ total: increment(-1) }) }],
    ['counted as something', { also: counted({ total: '1' }) }],
    ['counted in the name of another answer', { also: counted({ ultima: 'otra' }) }],
    ['counted in no name', { also: counted({ ultima: '' }) }],
    ['counted with a time of its own', { also: counted({ contadoEn: new Date() }) }],
    ['counted beside others that it says are marked', { also: counted({ invalidas: 1 }) }],
    ['counted beside one more that it says is marked', { also: counted({ invalidas: increment(1) }) }],
  ])('ANS-12 refuses one %s', async (_name, given) => {
    await count(0)
    await refuse(save(ANONYMOUS, given))
    await refuse(save(INSPECTOR, given))
  })
  it('ANS-12 refuses two answers that are counted as one', async () => {
    await count(0)
    const store = storeOf(ANONYMOUS)
    await refuse(async () => {
      const batch = writeBatch(store)
      const ids = [newName(store, 'answer'), newName(store, 'answer')]
      for (const id of ids) add(batch, ANONYMOUS, id, {})
      batch.set(doc(store, counterOf(LIMITED)), { total: increment(1), ultima: ids[0] }, { merge: true })
      await batch.commit()
    })
  })
  it('ANS-12 refuses a new answer under an id that was counted before', async () => {
    await layOut({ [counterOf(LIMITED)]: { total: 1, ultima: 'respuesta-borrada' } })
    await refuse(save(ANONYMOUS, { id: 'respuesta-borrada', also: alone }))
  })
  it('ANS-12 counts no marked answer, and never fewer than there are', async () => {
    await layOut({ [counterOf(LIMITED)]: { total: 5, invalidas: 4 } })
    await allow(save(ANONYMOUS))
    await refuse(save(ANONYMOUS))
    await refuse(save(INSPECTOR))
    await layOut({ [counterOf(LIMITED)]: { total: 5, invalidas: 4, ultima: 'una' } })
    for (const person of [NOBODY, ANONYMOUS, INSPECTOR, the('ROLE_ADMIN')]) {
      const counter = doc(storeOf(person), counterOf(LIMITED))
      await refuse(() => updateDoc(counter, { invalidas: 5 }))
      await refuse(() => updateDoc(counter, { invalidas: increment(1), total: increment(1), ultima: 'una' }))
    }
  })
  it('ANS-12 has a counter that is written only with a new answer, and never removed', async () => {
    await count(1)
    await layOut({ 'respuestas_formularios/vieja': { idPlantilla: LIMITED.id } })
    for (const person of [NOBODY, ANONYMOUS, INSPECTOR, the('ROLE_ADMIN')]) {
      const counter = doc(storeOf(person), counterOf(LIMITED))
      await refuse(() => updateDoc(counter, { total: 0 }))
      await refuse(() => updateDoc(counter, { total: increment(1), ultima: 'vieja' }))
      await refuse(() => updateDoc(counter, { total: increment(1), ultima: 'no-existe' }))
      await refuse(() => setDoc(counter, { total: 1, ultima: 'vieja' }))
      await refuse(() => deleteDoc(counter))
    }
    await refuse(() => setDoc(doc(storeOf(ANONYMOUS), `${counterOf(LIMITED)}-2`), { total: 1 }))
    await refuse(() => getDoc(doc(storeOf(ANONYMOUS), counterOf(LIMITED))))
    await allow(() => getDoc(doc(storeOf(INSPECTOR), counterOf(LIMITED))))
  })
  it('ANS-12 without a limit, a form accepts answers whether or not they count themselves', async () => {
    await allow(save(ANONYMOUS, { form: UNLIMITED, also: alone }))
    await allow(save(ANONYMOUS, { form: UNLIMITED, also: counted({}, UNLIMITED) }))
    await allow(save(ANONYMOUS, { form: UNLIMITED, also: counted({}, UNLIMITED) }))
  })
})

describe('one answer for each citizen', () => {
  countCoverage()
  const named =
    (citizen: string, change: DocumentData = {}, form = SINGLE, dni = numberOf(citizen)) =>
    async (respuesta: string) => {
      const keys = await uniqueKeys(form.id, { id: citizen, dni })
      const mark = { respuesta, ...change }
      return Object.fromEntries(keys.map((key) => [`formularios/${form.id}/unicas/${key}`, mark]))
    }
  const about = (citizen: string, also = named(citizen)): Save => ({ form: SINGLE, citizen, also })
  beforeAll(async () => {
    const store = ownerStore()
    await layOut(Object.assign({}, ...[SINGLE, FAR].map((form) => formDocuments(store, form))))
  })

  it('ANS-13 accepts the first about a citizen, none after it, and any about nobody', async () => {
    await allow(save(INSPECTOR, about('c-1')))
    await refuse(save(INSPECTOR, about('c-1')))
    await refuse(save(the('ROLE_ADMIN'), about('c-1')))
    await allow(save(INSPECTOR, about('c-2')))
    await allow(save(INSPECTOR, { form: SINGLE, also: alone }))
  })
  it.each<[string, Save]>([
    ['without saying so', { form: SINGLE, citizen: 'c-3', also: alone }],
    ['under the name of another citizen', about('c-3', named('c-4'))],
    ['under the name of the citizen in another form', about('c-3', named('c-3', {}, LIMITED))],
    ['in the name of another answer', about('c-3', named('c-3', { respuesta: 'otra' }))],
    ['and saying more', about('c-3', named('c-3', { dni: '1' }))],
  ])('ANS-13 refuses one %s', async (_name, given) => {
    await refuse(save(INSPECTOR, given))
  })
  it('ANS-13 gives no second answer for an invented id with the same number, however it is written', async () => {
    const eva = { form: SINGLE, citizen: 'c-20', dni: '30111220' }
    await allow(save(INSPECTOR, { ...eva, also: named('c-20', {}, SINGLE, '30111220') }))
    for (const dni of ['30111220', '30.111.220', ' 30-111-220']) {
      const again = { ...eva, citizen: 'inventado', dni }
      await refuse(save(INSPECTOR, { ...again, also: named('inventado', {}, SINGLE, dni) }))
      const onlyId = async (respuesta: string) => ({
        [`formularios/${SINGLE.id}/unicas/${await uniqueKey(SINGLE.id, 'inventado')}`]: { respuesta },
      })
      await refuse(save(INSPECTOR, { ...again, also: onlyId }))
      await refuse(save(the('ROLE_ADMIN'), { ...again, also: alone }))
    }
    await refuse(save(INSPECTOR, { ...eva, dni: '30111221', also: named('c-20', {}, SINGLE, '30111221') }))
  })
  it('SEC-07 ANS-13 marks no other citizen, by id or by number', async () => {
    const one = { form: SINGLE, citizen: 'c-21', dni: '30111221' }
    const also = (other: (respuesta: string) => Promise<DocumentData>) => async (id: string) => ({
      ...(await named('c-21', {}, SINGLE, '30111221')(id)),
      ...(await other(id)),
    })
    const at = (key: string) => async (respuesta: string) => ({
      [`formularios/${SINGLE.id}/unicas/${key}`]: { respuesta },
    })
    await refuse(save(INSPECTOR, { ...one, also: also(at(await uniqueKey(SINGLE.id, 'c-22'))) }))
    await refuse(save(INSPECTOR, { ...one, also: also(at(await uniqueNumberKey(SINGLE.id, '30111222'))) }))
    await allow(save(INSPECTOR, { ...one, also: named('c-21', {}, SINGLE, '30111221') }))
  })
  it('SEC-07 ANS-13 marks no citizen for an answer that exists already', async () => {
    const datosCiudadano = { id: 'c-24', dni: numberOf('c-24') }
    await layOut({ 'respuestas_formularios/respuesta-anterior': { idPlantilla: SINGLE.id, datosCiudadano } })
    for (const [path, mark] of Object.entries(await named('c-24')('respuesta-anterior')))
      await refuse(() => setDoc(doc(storeOf(INSPECTOR), path), mark))
  })
  it('ANS-13 marks a citizen without a number by the id alone', async () => {
    const nameless = { form: SINGLE, citizen: 'c-23', dni: '' }
    await allow(save(INSPECTOR, { ...nameless, also: named('c-23', {}, SINGLE, '') }))
    await refuse(save(INSPECTOR, { ...nameless, also: named('c-23', {}, SINGLE, '') }))
  })
  it('ANS-13 keeps marks that strangers can neither read, write nor remove', async () => {
    const path = `formularios/${SINGLE.id}/unicas/${await uniqueKey(SINGLE.id, 'c-1')}`
    for (const person of [NOBODY, ANONYMOUS, OTHER_ANONYMOUS]) {
      await refuse(() => getDoc(doc(storeOf(person), path)))
    }
    for (const person of [ANONYMOUS, INSPECTOR]) {
      await refuse(() => setDoc(doc(storeOf(person), path), { respuesta: 'otra' }))
      await refuse(() => deleteDoc(doc(storeOf(person), path)))
      await refuse(() =>
        setDoc(doc(storeOf(person), `formularios/${SINGLE.id}/unicas/x`), { respuesta: 'x' }),
      )
    }
    await allow(() => getDoc(doc(storeOf(INSPECTOR), path)))
    await refuse(() => getDoc(doc(storeOf(INSPECTOR), `formularios/${FAR.id}/unicas/x`)))
    await refuse(() => getDoc(doc(storeOf(the('ROLE_GENERADOR')), path)))
  })
})

describe('what the municipality decides about an answer', () => {
  countCoverage()
  beforeAll(() => layOut(formDocuments(ownerStore(), UNLIMITED)))

  it('ANS-11 nobody answers while it is blocked', async () => {
    const given = { form: UNLIMITED, also: alone }
    const municipality = doc(ownerStore(), HOME)
    await updateDoc(municipality, { inhabilitado: true })
    for (const person of [ANONYMOUS, INSPECTOR, the('ROLE_ADMIN')]) await refuse(save(person, given))
    await updateDoc(municipality, { inhabilitado: false })
    await allow(save(ANONYMOUS, given))
  })
  it('EDIT-15 the settings of outside systems beside an answer are read by staff who work with it', async () => {
    const store = ownerStore()
    const mine = answerTo(UNLIMITED, anonymousAuthor(ANONYMOUS.uid))
    const path = 'respuestas_formularios/con-ajustes'
    await layOut({ [path]: storedNow(store, mine), [`${path}/interno/muniCore`]: { areaId: '12' } })
    const read =
      (person: Person, at = `${path}/interno/muniCore`) =>
      () =>
        getDoc(doc(storeOf(person), at))
    await allow(read(ANONYMOUS, path))
    for (const person of [NOBODY, ANONYMOUS, INSPECTOR, the('ROLE_GENERADOR')]) await refuse(read(person))
    await allow(read(the('ROLE_SUPERVISOR')))
  })
  it('INC-01 INC-02 nobody writes which incident an answer has, or of which type', async () => {
    const mine = answerTo(UNLIMITED, anonymousAuthor(ANONYMOUS.uid))
    const bare = 'respuestas_formularios/sin-incidente'
    const path = 'respuestas_formularios/con-incidente'
    const kept = { areaId: '12', idIncidente: '400123456', tipoIncidente: '900', ordenIncidente: 7 }
    const answer = storedNow(ownerStore(), mine)
    await layOut({ [bare]: answer, [path]: answer, [`${path}/interno/muniCore`]: kept })
    const someone = [NOBODY, ANONYMOUS, INSPECTOR, the('ROLE_SUPERVISOR'), the('ROLE_ADMIN')]
    for (const store of someone.map(storeOf)) {
      const [own, missing] = [path, bare].map((at) => doc(store, `${at}/interno/muniCore`))
      if (!own || !missing) throw new Error('no paths')
      await refuse(() => setDoc(missing, kept))
      await refuse(() => updateDoc(own, { idIncidente: '1' }))
      await refuse(() => updateDoc(own, { ordenIncidente: increment(1) }))
      await refuse(() => deleteDoc(own))
      await refuse(() => setDoc(doc(store, `${path}/interno/otro`), kept))
    }
  })
})
