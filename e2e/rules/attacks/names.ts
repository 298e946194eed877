import { doc, increment, setDoc, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { anonymousAuthor } from '../../../src/domain/answering/new-answer'
import { randomText } from '../../../src/lib/random'
import { forgetCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, options, saveForm, signedBy, storedNow } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, the } from '../people'
import { HOME, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { saveMunicipality } from '../municipality-keys'
import { newForm } from './saved-forms'

const OPEN = formAt(PLACES['own area'], { id: 'con-nombres', opcionales: options({ publico: true }) })
const LIMITED = formAt(PLACES['own area'], {
  id: 'con-nombres-y-limite',
  responsesCount: 500,
  opcionales: options({ publico: true, limitResponses: true }),
})
const ADMIN = the('ROLE_ADMIN')
const GENERATOR = the('ROLE_GENERADOR')

const MADE: [string, string][] = [
  ['short', randomText(12)],
  ['as Firestore makes them', randomText(20)],
  ['long', `${randomText(60)}-_-9`],
  ['as browsers make them', crypto.randomUUID()],
]
const ODD: [string, string][] = [
  ['of 152 characters', 'x'.repeat(152)],
  ['of 65 characters', 'x'.repeat(65)],
  ['of 11 characters', 'x'.repeat(11)],
  ['with accents', 'respuestañandú'],
  ['with an emoji', '📷abcdefghijklm'],
  ['with letters that run the other way', 'abcdefghijkl\u202Emno'],
  ['with a slash in disguise', 'abcdefghijkl%2Fmno'],
  ['with a space', 'abcdefgh ijklmno'],
  ['with a line break at its end', 'abcdefghijklm\n'],
  ['with a dot', 'abcdefgh.ijklmno'],
  ['that begins as a hidden one', '.abcdefghijklmno'],
  ['that begins as a reserved one', '__abcdefghijklm'],
  ['that begins as an option', '-abcdefghijklmn'],
]

/** A stranger's answer under that name; in a limited form counted under it too. */
const answerCalled =
  (id: string, form = OPEN) =>
  async () => {
    const store = storeOf(ANONYMOUS)
    const batch = writeBatch(store)
    const answer = answerTo(form, anonymousAuthor(ANONYMOUS.uid))
    batch.set(doc(store, 'respuestas_formularios', id), storedNow(store, answer))
    const counted = { total: increment(1), ultima: id }
    const counter = doc(store, `formularios/${form.id}/contadores/respuestas`)
    if (form === LIMITED) batch.set(counter, counted, { merge: true })
    await batch.commit()
  }
const formCalled = (id: string) => () =>
  saveForm(storeOf(GENERATOR), newForm({ id, opcionales: options({ publico: true }) }))

const MUNICIPALITY = { nombre: 'Río Cuarto', idMuniCore: '12', key: 'RC', inhabilitado: false, areas: [] }
const PLACE_FOLDERS: [string, string, object][] = [
  ['country', 'paises', { nombre: 'Chile' }],
  ['province', 'paises/ar/provincias', { nombre: 'Salta' }],
  ['municipality', 'paises/ar/provincias/cordoba/municipios', MUNICIPALITY],
  ['area', `${HOME}/areas_municipales`, { nombre: 'Deportes' }],
]
const placeCalled = (folder: string, id: string, data: object) => () => {
  const place = { ...data, ...signedBy(ADMIN) }
  // Letters that no other municipality has: keys are told apart by their length here.
  const key = 'R'.repeat(
    2 +
      Math.max(
        0,
        MADE.findIndex(([, made]) => made === id),
      ),
  )
  return data === MUNICIPALITY
    ? saveMunicipality(storeOf(ADMIN), `${folder}/${id}`, { ...place, key, idMuniCore: `8${key.length}` })
    : setDoc(doc(storeOf(ADMIN), folder, id), place)
}

describe('ids of documents', () => {
  forgetCoverage()
  beforeAll(async () => {
    const store = ownerStore()
    await layOut({ ...formDocuments(store, OPEN), ...formDocuments(store, LIMITED) })
  })

  it.each(MADE)('SEC-01 an id that the product makes, %s, is accepted', async (_what, id) => {
    await allow(answerCalled(id))
    await allow(answerCalled(`${id.startsWith('a') ? 'b' : 'a'}${id.slice(1)}`, LIMITED))
    await allow(formCalled(id))
    for (const [, folder, data] of PLACE_FOLDERS) await allow(placeCalled(folder, id, data))
  })
  it.each(ODD)(
    'SEC-01 a name %s is taken for no answer, counted or not, and for no form',
    async (_what, id) => {
      await refuse(answerCalled(id))
      await refuse(answerCalled(id, LIMITED))
      await refuse(formCalled(id))
    },
  )
  it.each(PLACE_FOLDERS)('SEC-01 nobody makes a %s with another id', async (_what, folder, data) => {
    for (const [, id] of ODD) await refuse(placeCalled(folder, id, data))
  })
})
