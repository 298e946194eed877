/**
 * Requests that one condition of the rules alone refuses: all else about them is as it should be, and nothing later
 * touches their documents, so that `npm run mutate` can send them again.
 */
import {
  collectionGroup,
  doc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { authorOf } from '../../../src/domain/answering/new-answer'
import { uniqueKeys } from '../../../src/domain/citizen/unique-key'
import type { Form } from '../../../src/domain/form/form'
import { toPublicForm } from '../../../src/domain/form/version'
import { MUNICIPALITY_KEYS, userPath } from '../../../src/domain/store-paths'
import { aSession } from '../../../src/testing/builders'
import { countCoverage } from '../coverage'
import {
  answerTo,
  formAt,
  formDocuments,
  newName,
  options,
  signedBy,
  stored,
  storedNow,
  storedUser,
} from '../documents'
import { allow, refuse } from '../judge'
import { saveMunicipality } from '../municipality-keys'
import { ANONYMOUS, CLOSED_OUT, COLLEAGUE, staff, the } from '../people'
import { AREA, FOREIGN_AREA, HOME, KEYS, namesOf, OWN_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { answerAs, fake, there } from './answer-twists'
import { GENERATOR, laidOut, newForm, next, PUBLIC, save } from './saved-forms'

const ADMIN = the('ROLE_ADMIN')
const INSPECTOR = the('ROLE_INSPECTOR')
const SUPERVISOR = the('ROLE_SUPERVISOR')
const ME = GENERATOR.user.username

/** A form of its own that is there. */
async function formWith(given: Partial<Form>): Promise<Form> {
  const form = formAt(OWN_AREA, { id: newName(ownerStore(), 'condicion'), ...given })
  await layOut(formDocuments(ownerStore(), form))
  return form
}

/** Marks a form deleted, and what strangers know of it closed. */
function discard(form: Form, mark: DocumentData, known: DocumentData | null = null): () => Promise<void> {
  const now = serverTimestamp()
  const store = storeOf(GENERATOR)
  const batch = writeBatch(store)
  const deletionInfo = { username: ME, date: now, ...mark }
  batch.update(doc(store, `formularios/${form.id}`), {
    ...{ deleted: true, deletionInfo, lastUpdate: now, timeStamp: now },
  })
  if (known)
    batch.update(doc(store, `formularios_publicos/${form.id}`), {
      ...{ abierto: false, motivo: 'eliminado', ...known },
    })
  return () => batch.commit()
}

describe('a single condition of the rules refuses', () => {
  countCoverage()

  it('SEC-07 LIST-06 a deletion in another name, at another time, or with more fields', async () => {
    await refuse(discard(await laidOut(), { username: COLLEAGUE.user.username }))
    await refuse(discard(await laidOut(), { date: new Date(0) }))
    await refuse(discard(await laidOut(), { motivo: 'porque sí' }))
  })

  it('SEC-07 EDIT-24 a public document that names another version of a deleted form', async () => {
    await refuse(discard(await laidOut({ opcionales: PUBLIC }), {}, { version: 7 }))
  })

  it('SEC-07 EDIT-24 a form that begins with its second version', async () => {
    const form = newForm({ version: 2 })
    const now = serverTimestamp()
    const mine = { fechaCreacion: now, formEditedInfo: [{ username: ME, date: new Date() }] }
    await refuse(save(form, { form: mine }))
  })

  it('SEC-07 ANS-11 a form of the portal without a public document', async () => {
    const opcionales = options({ citizenAssociationFromCitizenPortal: true })
    await refuse(save(newForm({ opcionales }), { publicForm: null }))
  })

  it('SEC-07 LIST-03 a public document for a form that is not public', async () => {
    const form = newForm()
    const publicForm = toPublicForm({ ...form, opcionales: PUBLIC })
    await refuse(save(form, { publicForm: { ...publicForm } }))
  })

  it('SEC-07 EDIT-06 a form that an administrator puts into an area of another municipality than it names', async () => {
    const areas = [FOREIGN_AREA]
    const names = namesOf({ areas, municipalityPath: HOME })
    const placed = { areas, municipalityPath: HOME, claveMunicipio: KEYS[HOME] ?? '', ...names }
    await refuse(save(newForm({ creadoPor: ADMIN.user.username, ...placed }), {}, ADMIN))
  })

  it('SEC-07 EDIT-19 settings of outside systems that are written beside an existing version', async () => {
    const muniCore = { username: '', areaId: '1', idTipoIncidente: '2', tiposIncidentes: [], publico: false }
    const { id } = await formWith({ muniCore })
    const at = doc(storeOf(GENERATOR), `formularios/${id}/versiones/1/interno/muniCore`)
    await refuse(() => setDoc(at, muniCore))
  })

  it('SEC-07 GEO-01 a municipality made by a role that makes none, or with too short an id', async () => {
    const path = (id: string) => `paises/ar/provincias/cordoba/municipios/${id}`
    const municipality = (person: typeof ADMIN, key: string) => ({
      ...{ nombre: 'Alta Gracia', idMuniCore: '77', inhabilitado: false, areas: [], key },
      ...signedBy(person),
    })
    // Its letters are known to be its own, as of one that was removed.
    const again = path('alta-gracia-cordoba')
    await layOut({ [`${MUNICIPALITY_KEYS}/AGC`]: { municipio: again } })
    const elevated = the('ROLE_SUPERVISOR_ELEVADO')
    await refuse(() => setDoc(doc(storeOf(elevated), again), municipality(elevated, 'AGC')))
    await refuse(() => saveMunicipality(storeOf(ADMIN), path('corto'), municipality(ADMIN, 'AGD')))
  })

  it('SEC-07 GEO-01 an area that an elevated supervisor adds over a closed session', async () => {
    const gone = staff('ROLE_SUPERVISOR_ELEVADO', { username: 'elevada.fuera' })
    const { username } = gone.user
    await layOut({
      [userPath(username)]: storedUser(ownerStore(), gone.user),
      [`sesiones_web/sid-${username}`]: aSession(username, { active: false }),
    })
    const area = doc(storeOf(gone), `${HOME}/areas_municipales/area-de-turismo`)
    await refuse(() => setDoc(area, { nombre: 'Turismo', ...signedBy(gone) }))
  })

  it('SEC-07 LIST-11 a search for forms over a closed session', async () => {
    const area = where('area', 'in', [doc(ownerStore(), AREA)])
    await refuse(() => getDocs(query(collectionGroup(storeOf(CLOSED_OUT), 'busqueda'), area)))
  })

  it('SEC-07 SEC-01 an answer with a field whose name is put together from two allowed ones', async () => {
    const form = await formWith({ opcionales: PUBLIC })
    await refuse(answerAs(ANONYMOUS, form, fake({ 'titulo areas': 1 })))
  })

  it('SEC-07 INC-03 an asset with an additional field', async () => {
    const form = await formWith({ opcionales: options({ geolocalizacion: true, incidentes: true }) })
    const identificador = { idIdentificador: '4711', descripcion: 'Luminaria LED' }
    await refuse(answerAs(INSPECTOR, form, fake(there({ identificador, barrio: 'Centro' }))))
  })

  it('SEC-07 ANS-11 an answer to a form of a blocked municipality', async () => {
    const municipalityPath = 'paises/ar/provincias/cordoba/municipios/bloqueada'
    const form = await formWith({ opcionales: PUBLIC, municipalityPath })
    const municipality = { nombre: 'Bloqueada', idMuniCore: '9', key: 'VDR', inhabilitado: true, areas: [] }
    await layOut({ [municipalityPath]: municipality })
    await refuse(answerAs(ANONYMOUS, form))
  })

  it('SEC-07 ANS-12 the answer after the last that a form accepts, even if it counts itself', async () => {
    const form = await formWith({ responsesCount: 2, opcionales: options({ limitResponses: true }) })
    const counter = `formularios/${form.id}/contadores/respuestas`
    await layOut({ [counter]: { total: 2, ultima: 'la-segunda' } })
    const store = storeOf(INSPECTOR)
    const id = newName(store, 'answer')
    const answer = storedNow(store, answerTo(form, authorOf(INSPECTOR.user, INSPECTOR.uid)))
    await refuse(() =>
      writeBatch(store)
        .set(doc(store, `respuestas_formularios/${id}`), answer)
        .update(doc(store, counter), { total: 3, ultima: id })
        .commit(),
    )
  })

  it('SEC-07 ANS-12 an answer to a form that was just limited, before its answers were counted', async () => {
    const form = await formWith({ responsesCount: 2, opcionales: options({ limitResponses: true }) })
    const counter = `formularios/${form.id}/contadores/respuestas`
    const store = storeOf(INSPECTOR)
    const answer = storedNow(store, answerTo(form, authorOf(INSPECTOR.user, INSPECTOR.uid)))
    const countsItself = (total: unknown) => () => {
      const id = newName(store, 'answer')
      return writeBatch(store)
        .set(doc(store, `respuestas_formularios/${id}`), answer)
        .set(doc(store, counter), { total, ultima: id }, { merge: true })
        .commit()
    }
    await layOut({ [counter]: { respondido: true } })
    await refuse(countsItself(increment(1)))
    await refuse(countsItself(1))
    await layOut({ [counter]: { total: 0 } })
    await allow(countsItself(increment(1)))
  })

  it('SEC-07 ANS-12 an answer that was counted, deleted and comes again uncounted', async () => {
    const form = await formWith({ responsesCount: 2, opcionales: options({ limitResponses: true }) })
    const store = storeOf(INSPECTOR)
    const id = newName(store, 'answer')
    await layOut({ [`formularios/${form.id}/contadores/respuestas`]: { total: 1, ultima: id } })
    const answer = storedNow(store, answerTo(form, authorOf(INSPECTOR.user, INSPECTOR.uid)))
    await refuse(() => setDoc(doc(store, `respuestas_formularios/${id}`), answer))
  })

  describe('with one answer for each citizen', () => {
    const NAMELESS = {
      ...{ nombre: 'Eva', apellido: '', cuit: '', email: '', telefono: '', calle: '', tipo: '', dni: '' },
    }
    const single = () => formWith({ opcionales: options({ ciudadano: true, singleAnswer: true }) })
    const about = (form: Form, id: string) => ({
      ...storedNow(storeOf(INSPECTOR), answerTo(form, authorOf(INSPECTOR.user, INSPECTOR.uid))),
      datosCiudadano: { ...NAMELESS, id },
    })

    it('SEC-07 ANS-13 an answer about a citizen without a number who is not marked', async () => {
      await refuse(answerAs(INSPECTOR, await single(), fake({ datosCiudadano: { ...NAMELESS, id: 'c-40' } })))
    })

    it('SEC-07 ANS-13 an answer that marks a neighbour too', async () => {
      const form = await single()
      const store = storeOf(INSPECTOR)
      const respuesta = newName(store, 'answer')
      const batch = writeBatch(store)
      batch.set(doc(store, `respuestas_formularios/${respuesta}`), about(form, 'c-41'))
      for (const id of ['c-41', 'vecina'])
        for (const key of await uniqueKeys(form.id, { id, dni: '' }))
          batch.set(doc(store, `formularios/${form.id}/unicas/${key}`), { respuesta })
      await refuse(() => batch.commit())
    })
  })

  it('SEC-07 PDF-02 an edit that changes how the municipality shows itself', async () => {
    const marca = { logo: '', color: '', contacto: 'Llame a este banco', avisoDatos: '' }
    await refuse(save(next(await laidOut({ opcionales: PUBLIC })), { publicForm: { marca } }))
  })

  describe('among moves that are undone', () => {
    const OWN = `sid-${SUPERVISOR.user.username}`
    // Far ahead: the two minutes are never over, so that what refuses is the one condition.
    const AHEAD = Timestamp.fromMillis(Date.now() + 86_400_000)
    const MOVED = { movido: { sesion: OWN, fecha: AHEAD, de: 1 }, lastUpdate: AHEAD }

    /** Lays out an answer that was moved so, and has the supervisor take it back. */
    async function takeBack(moved: DocumentData, signature: DocumentData = {}): Promise<() => Promise<void>> {
      const answer = answerTo(await formWith({}), authorOf(COLLEAGUE.user, COLLEAGUE.uid))
      const path = `respuestas_formularios/${newName(ownerStore())}`
      const estados = { ...answer.estados, actual: 2 }
      await layOut({ [path]: { ...stored(ownerStore(), { ...answer, estados }), ...moved } })
      const now = serverTimestamp()
      const movido = { sesion: OWN, fecha: now, ...signature }
      return () =>
        updateDoc(doc(storeOf(SUPERVISOR), path), {
          'estados.actual': 1,
          'estados.clave': '1',
          lastUpdate: now,
          movido,
        })
    }

    it('DAY-03 no move is refused while all conditions are true', async () => {
      await allow(await takeBack(MOVED))
    })

    it.each<[string, DocumentData, DocumentData?]>([
      ['of another session', { ...MOVED, movido: { ...MOVED.movido, sesion: 'sid-otra' } }],
      ['after which something else was done', { ...MOVED, lastUpdate: Timestamp.fromMillis(0) }],
      ['as a move that could be taken back in turn', MOVED, { de: 2 }],
    ])('SEC-07 DAY-03 one %s', async (_name, moved, signature) => {
      await refuse(await takeBack(moved, signature))
    })

    it('SEC-07 DAY-03 a move of more than two minutes ago', async () => {
      const fecha = Timestamp.fromMillis(Date.now() - 125_000)
      await refuse(await takeBack({ movido: { ...MOVED.movido, fecha }, lastUpdate: fecha }))
    })
  })
})
