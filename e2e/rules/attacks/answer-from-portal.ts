import { doc, getDoc, writeBatch, type DocumentData } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { anonymousAuthor } from '../../../src/domain/answering/new-answer'
import { uniqueKey, uniqueKeys } from '../../../src/domain/citizen/unique-key'
import type { Form } from '../../../src/domain/form/form'
import { answerPath, publicFormPath, uniquePath } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, newName, options, storedNow } from '../documents'
import { allow, refuse } from '../judge'
import {
  ANONYMOUS,
  CITIZEN,
  CITIZEN_AWAY,
  CITIZEN_LATE,
  NOBODY,
  OTHER_CITIZEN,
  the,
  type Person,
} from '../people'
import { AWAY, FOREIGN_AREA, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { EVA, fake, states, type Twist } from './answer-twists'

const HERE = PLACES['own area']
const THERE = { areas: [FOREIGN_AREA], municipalityPath: AWAY }
const PORTAL = options({ citizenAssociationFromCitizenPortal: true })
const SINGLE = options({ citizenAssociationFromCitizenPortal: true, singleAnswer: true })
const FORM = formAt(HERE, { id: 'del-portal', opcionales: PORTAL })
const AWAY_FORM = formAt(THERE, { id: 'del-portal-de-otro', opcionales: PORTAL })
const CLOSED = formAt(HERE, { id: 'del-portal-cerrado', opcionales: PORTAL })
const PRIVATE = formAt(HERE, { id: 'no-del-portal', opcionales: options({ ciudadano: true }) })
const ONCE = formAt(HERE, { id: 'del-portal-una-vez', opcionales: SINGLE })
const about = (change: DocumentData): Twist => fake({ datosCiudadano: { ...EVA, ...change } })

/** Saves an answer about Eva, or whoever a twist makes of her. */
const answer =
  (
    person: Person,
    form: Form,
    twist: Twist = (data) => data,
    also: (id: string) => DocumentData = () => ({}),
  ) =>
  async () => {
    const store = storeOf(person)
    const id = newName(store, 'answer')
    const batch = writeBatch(store)
    const made = answerTo(form, anonymousAuthor(person.uid), { datosCiudadano: EVA })
    batch.set(doc(store, answerPath(id)), twist(storedNow(store, made)))
    for (const [path, data] of Object.entries(also(id))) batch.set(doc(store, path), data)
    await batch.commit()
  }

describe('answers from the citizen portal', () => {
  countCoverage()
  beforeAll(async () => {
    const store = ownerStore()
    const forms = [FORM, AWAY_FORM, CLOSED, PRIVATE, ONCE]
    await layOut(Object.assign({}, ...forms.map((form) => formDocuments(store, form))))
    await layOut({
      [publicFormPath(CLOSED.id)]: { formId: CLOSED.id, version: 1, abierto: false, motivo: 'limite' },
    })
  })

  it('CIT-02 ANS-19 are accepted from a citizen, about themselves', async () => {
    await allow(answer(CITIZEN, FORM))
    await allow(answer(CITIZEN_AWAY, AWAY_FORM))
  })
  it.each([
    ['another citizen', OTHER_CITIZEN],
    ['the same citizen of another municipality', CITIZEN_AWAY],
    ['a citizen whose hour is over', CITIZEN_LATE],
    ['an anonymous account', ANONYMOUS],
    ['nobody', NOBODY],
    ['staff', the('ROLE_ADMIN')],
  ])('CIT-02 SEC-02 are refused to %s', async (_who, person) => {
    await refuse(answer(person, FORM))
  })
  it.each<[string, Twist]>([
    ['about somebody else', about({ id: 'ciudadana-2' })],
    ['about nobody', fake({ datosCiudadano: null })],
    ['about somebody without a number', about({ dni: '' })],
    ['about somebody with more than a person has', about({ rol: 'ROLE_ADMIN' })],
    ['in the name of staff', fake({ creadoPor: 'colega' })],
    ['with the name of an inspector', fake({ firstName: 'Ana' })],
    ['of another account', fake({ uid: 'uid-otro' })],
    ['of another municipality', fake({ municipalityPath: AWAY })],
    ['in a further state', states({ actual: 1 })],
    ['with requests of their own', fake({ requestsForChanges: [] })],
    ['with corrections of their own', fake({ editsBySupervisor: [] })],
    ['without the portal among their options', fake({ opcionales: options({ publico: true }) })],
  ])('CIT-02 SEC-02 are refused %s', async (_what, twist) => {
    await refuse(answer(CITIZEN, FORM, twist))
  })
  it('CIT-02 ANS-11 are refused for a form that is closed, not for the portal, or of another municipality', async () => {
    await refuse(answer(CITIZEN, CLOSED))
    await refuse(answer(CITIZEN, PRIVATE))
    await refuse(answer(CITIZEN, AWAY_FORM))
  })

  it('ANS-13 are accepted once where the form says so, and each citizen sees only whether they answered', async () => {
    const keys = await uniqueKeys(ONCE.id, EVA)
    const marks = (id: string) =>
      Object.fromEntries(keys.map((key) => [uniquePath(ONCE.id, key), { respuesta: id }]))
    await refuse(answer(CITIZEN, ONCE))
    await allow(answer(CITIZEN, ONCE, undefined, marks))
    await refuse(answer(CITIZEN, ONCE, undefined, marks))
    const mine = uniquePath(ONCE.id, await uniqueKey(ONCE.id, EVA.id))
    const other = uniquePath(ONCE.id, await uniqueKey(ONCE.id, 'ciudadana-2'))
    await allow(() => getDoc(doc(storeOf(CITIZEN), mine)))
    await allow(() => getDoc(doc(storeOf(OTHER_CITIZEN), other)))
    for (const person of [OTHER_CITIZEN, CITIZEN_AWAY, CITIZEN_LATE, ANONYMOUS, NOBODY])
      await refuse(() => getDoc(doc(storeOf(person), mine)))
    await refuse(() => getDoc(doc(storeOf(CITIZEN), other)))
  })
})
