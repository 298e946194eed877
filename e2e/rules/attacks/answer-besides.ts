import { withCurrentState } from '../../../src/domain/form/state-ref'
import { collection, doc, setDoc, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { MAX_ANSWER_BYTES } from '../../../src/domain/answer/answer-size'
import { anonymousAuthor, authorOf, pdfDownloadCode } from '../../../src/domain/answering/new-answer'
import { uniqueKeys } from '../../../src/domain/citizen/unique-key'
import type { Form } from '../../../src/domain/form/form'
import type { User } from '../../../src/domain/user/user'
import { countCoverage, forgetCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, options, storedNow } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, the, type Person } from '../people'
import { PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { answerAs, fake, sectionsOf, states, there, without } from './answer-twists'

const HERE = PLACES['own area']
const INSPECTOR = the('ROLE_INSPECTOR')
const OPEN = formAt(HERE, { id: 'abierto', version: 3, opcionales: options({ publico: true }) })
const BY_CODE = formAt(HERE, {
  id: 'por-codigo',
  opcionales: options({ publico: true, pdfDownloadCode: true }),
})
const ELSEWHERE = formAt(PLACES['other area'], { id: 'en-otra-area', opcionales: options({ publico: true }) })
const WITH_ASSETS = formAt(HERE, {
  id: 'con-activos',
  opcionales: options({ publico: true, geolocalizacion: true, incidentes: true }),
})
/** An answer with everything that it can have, which takes the rules the most work. */
const EVERYTHING = formAt(HERE, {
  id: 'con-todo',
  responsesCount: 50,
  opcionales: options({
    ciudadano: true,
    ciudadanoRequerido: true,
    singleAnswer: true,
    limitResponses: true,
    geolocalizacion: true,
    incidentes: true,
    pdfDownloadCode: true,
  }),
})

/** Saves an answer with the download code that `codeOf` makes of its name and code; undefined for none. */
function answerWithCode(form: Form, codeOf: (id: string, code: string) => unknown): () => Promise<void> {
  const store = storeOf(ANONYMOUS)
  const at = doc(collection(store, 'respuestas_formularios'))
  const { pdfDownloadCode: _own, ...data } = storedNow(store, answerTo(form, anonymousAuthor(ANONYMOUS.uid)))
  const code = codeOf(at.id, data.codigoMunicipio)
  return () => setDoc(at, { ...data, ...(code !== undefined && { pdfDownloadCode: code }) })
}

const about = (identificador: unknown) => fake(there({ identificador }))
const LAMP = { idIdentificador: '4711', descripcion: 'Luminaria LED' }

async function layOutForms(): Promise<void> {
  const store = ownerStore()
  await layOut(
    Object.assign({}, ...[OPEN, BY_CODE, ELSEWHERE, WITH_ASSETS].map((form) => formDocuments(store, form))),
  )
}

describe('optional parts of a new answer', () => {
  countCoverage()
  beforeAll(layOutForms)

  it('PUB-04 an answer has a download code, made of its own id and code, exactly where the form gives one', async () => {
    await allow(answerWithCode(BY_CODE, pdfDownloadCode))
    await allow(answerWithCode(OPEN, () => undefined))
    const wrong: ((id: string, code: string) => unknown)[] = [
      () => undefined,
      () => null,
      () => 5,
      () => '',
      (id, code) => `${id.slice(0, 2)}${code}`,
      (id) => pdfDownloadCode(id, 'VDR-TAKEN00001'),
      (_id, code) => pdfDownloadCode('otra', code),
      (id, code) => pdfDownloadCode(id, code).toLowerCase(),
      (id, code) => `${pdfDownloadCode(id, code)}${'x'.repeat(1000)}`,
    ]
    for (const codeOf of wrong) await refuse(answerWithCode(BY_CODE, codeOf))
    await refuse(answerWithCode(OPEN, pdfDownloadCode))
    // One of the 25 fields that is another one than the code.
    await refuse(
      answerAs(ANONYMOUS, BY_CODE, (answer) => ({ ...without('pdfDownloadCode')(answer), otro: 1 })),
    )
  })

  it('ANS-18 a role that moves answers saves in the initial state or in one that it leads to', async () => {
    const supervisor = the('ROLE_SUPERVISOR')
    await allow(answerAs(supervisor, OPEN, states({ actual: 0 })))
    await allow(answerAs(supervisor, OPEN, states({ actual: 1 })))
    await allow(answerAs(the('ROLE_CENSISTA_PRIVADO'), OPEN, states({ actual: 1 })))
    // The state after the next, a missing one, and values that are no number.
    for (const actual of [2, 9, -1, null, '1', [1], true])
      await refuse(answerAs(supervisor, OPEN, states({ actual })))
    await refuse(answerAs(supervisor, OPEN, states({ inicial: 1, actual: 0 })))
  })
  it('ANS-18 nobody saves in a state that the initial one names and the form does not have', async () => {
    const disponibles = OPEN.estados.disponibles.map((state) => ({ ...state, transiciones: [1, 7] }))
    const form = { ...OPEN, id: 'con-estado-que-falta', estados: { ...OPEN.estados, disponibles } }
    await layOut(formDocuments(ownerStore(), form))
    await allow(answerAs(the('ROLE_SUPERVISOR'), form, states({ actual: 1 })))
    await refuse(answerAs(the('ROLE_SUPERVISOR'), form, states({ actual: 7 })))
  })
  it.each(['ROLE_INSPECTOR', 'ROLE_INSPECTOR_ELEVADO', 'ROLE_INSPECTOR_ACTAS'] as const)(
    'ANS-18 %s saves in the initial state only',
    async (role) => {
      await allow(answerAs(the(role), OPEN, states({ actual: 0 })))
      await refuse(answerAs(the(role), OPEN, states({ actual: 1 })))
    },
  )
  it('ANS-18 no stranger and no staff of another area saves in a further state', async () => {
    const supervisor = the('ROLE_SUPERVISOR')
    const unsigned = anonymousAuthor(supervisor.uid)
    await allow(answerAs(supervisor, OPEN, fake(unsigned)))
    await refuse(answerAs(supervisor, OPEN, (answer) => states({ actual: 1 })({ ...answer, ...unsigned })))
    await refuse(answerAs(supervisor, ELSEWHERE, states({ actual: 1 })))
    await refuse(
      answerAs(supervisor, ELSEWHERE, (answer) => states({ actual: 1 })({ ...answer, ...unsigned })),
    )
    await allow(answerAs(supervisor, ELSEWHERE, fake(unsigned)))
  })

  it('INC-03 staff name an asset where the form makes incidents, complete and within bounds', async () => {
    await allow(answerAs(INSPECTOR, WITH_ASSETS, about(LAMP)))
    await allow(answerAs(INSPECTOR, WITH_ASSETS, about({ ...LAMP, descripcion: '' })))
    await allow(answerAs(INSPECTOR, WITH_ASSETS, fake(there({ latlng: null, identificador: LAMP }))))
    const wrong = [
      null,
      'x',
      [],
      {},
      { idIdentificador: '1' },
      { descripcion: 'Farol' },
      { ...LAMP, idIdentificador: '' },
      { ...LAMP, idIdentificador: 4711 },
      { ...LAMP, idIdentificador: 'x'.repeat(201) },
      { ...LAMP, descripcion: 'x'.repeat(501) },
      { ...LAMP, descripcion: null },
      { ...LAMP, otro: 1 },
    ]
    for (const identificador of wrong) await refuse(answerAs(INSPECTOR, WITH_ASSETS, about(identificador)))
    await refuse(answerAs(INSPECTOR, OPEN, about(LAMP)))
  })
  it('INC-03 strangers name no asset', async () => {
    await allow(answerAs(ANONYMOUS, WITH_ASSETS, fake(there({}))))
    await refuse(answerAs(ANONYMOUS, WITH_ASSETS, about(LAMP)))
  })
})

describe('an answer with everything', () => {
  forgetCoverage()
  beforeAll(() => layOut(formDocuments(ownerStore(), EVERYTHING)))

  /** Saves one about a citizen, counted and known as the citizen's, in the state after the initial one. */
  async function saveEverything(
    person: Person & { user: User },
    citizen: string,
    total: number,
  ): Promise<void> {
    const store = storeOf(person)
    const at = doc(collection(store, 'respuestas_formularios'))
    const author = authorOf(person.user, person.uid)
    const data = {
      ...storedNow(store, { ...answerTo(EVERYTHING, author), id: at.id }),
      datosCiudadano: { id: citizen, nombre: 'Eva', dni: `3011122${total}` },
      ubicacion: { latlng: { lat: -31.4, lng: -64.1 }, direccion: 'San Martín 1', identificador: LAMP },
      estados: withCurrentState(EVERYTHING.estados, 1),
      diaComienzo: '2026-10-05',
      idioma: 'es',
      secciones: sectionsOf(MAX_ANSWER_BYTES),
      signatures: Array.from({ length: 20 }, (_, indexSignature) => ({ title: 'Firma', indexSignature })),
    }
    const batch = writeBatch(store)
    batch.set(at, {
      ...data,
      pdfDownloadCode: pdfDownloadCode(at.id, String(Reflect.get(data, 'codigoMunicipio'))),
    })
    batch.set(
      doc(store, `formularios/${EVERYTHING.id}/contadores/respuestas`),
      { total, ultima: at.id },
      { merge: true },
    )
    for (const key of await uniqueKeys(EVERYTHING.id, { id: citizen, dni: `3011122${total}` })) {
      batch.set(doc(store, `formularios/${EVERYTHING.id}/unicas/${key}`), { respuesta: at.id })
    }
    await batch.commit()
  }

  it('ANS-12 ANS-13 ANS-18 INC-03 PUB-04 stays within what the rules engine evaluates, whoever may save it', async () => {
    await allow(() => saveEverything(the('ROLE_SUPERVISOR'), 'c-1', 1))
    await allow(() => saveEverything(the('ROLE_ADMIN'), 'c-2', 2))
    await refuse(() => saveEverything(INSPECTOR, 'c-3', 3))
  })
})
