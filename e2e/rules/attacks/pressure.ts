import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { answersTo } from '../../../src/domain/access/things'
import { anonymousAuthor } from '../../../src/domain/answering/new-answer'
import type { Form } from '../../../src/domain/form/form'
import { abilityFor } from '../../../src/lib/ability'
import { HOURS_MS } from '../../mutate/probe'
import { countCoverage } from '../coverage'
import { answerTo, edited, formAt, formDocuments, newName, options, saveForm, storedNow } from '../documents'
import { allow, passes, refuse } from '../judge'
import { ANONYMOUS, NAMED, NOBODY, OTHER_ANONYMOUS, the, type Person } from '../people'
import { FOREIGN_AREA, PLACES, RELATIONS } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { answerAs } from './answer-twists'

const HERE = PLACES['own area']
const publicForm = (id: string) => formAt(HERE, { id, opcionales: options({ publico: true }) })
const PRESSED = publicForm('bajo-presion')
const CHANGED = publicForm('bajo-presion-y-guardado')
const CALM = publicForm('tranquilo-otra-vez')
const LAST = publicForm('ultimos-lugares')
const QUIET = publicForm('sin-presion')
const EXAMINES = publicForm('examina')
const SUPERVISOR = the('ROLE_SUPERVISOR')
const SEEING_OWN_ANSWERS = [
  'ROLE_INSPECTOR',
  'ROLE_INSPECTOR_ELEVADO',
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  'ROLE_CENSISTA_PRIVADO',
] as const
const MINUTE_MS = 60_000
/** A moment after `npm run mutate` has sent the last of these requests again. */
const ahead = () => new Date(Date.now() + HOURS_MS)
const ago = () => new Date(Date.now() - MINUTE_MS)

const sharedPath = ({ id }: Form) => `formularios_publicos/${id}`
const passPath = (form: Form, answerId: string) => `${sharedPath(form)}/pases/${answerId}`
const owner = () => ownerStore()

/** A form that says this of passes, besides what it says anyway. */
async function layOutForm(form: Form, said: DocumentData): Promise<void> {
  const documents = formDocuments(owner(), form)
  await layOut({ ...documents, [sharedPath(form)]: { ...documents[sharedPath(form)], ...said } })
}

/** Saves a stranger's answer under a name for which this pass was given; null for none. */
async function saving(
  person: Person,
  form: Form,
  pass: DocumentData | null,
  id = newName(owner(), 'answer'),
) {
  if (pass) await layOut({ [passPath(form, id)]: pass })
  const answer = storedNow(storeOf(person), answerTo(form, anonymousAuthor(person.uid)))
  return () => setDoc(doc(storeOf(person), `respuestas_formularios/${id}`), answer)
}
const mine = (given: DocumentData = {}) => ({
  uid: ANONYMOUS.uid,
  dado: new Date(),
  hasta: ahead(),
  ...given,
})

describe('a form under pressure', () => {
  countCoverage()
  beforeAll(async () => {
    await layOutForm(PRESSED, { paseHasta: ahead() })
    await layOutForm(CHANGED, { paseHasta: ahead() })
    await layOutForm(CALM, { paseHasta: ago(), pocosLugares: false })
    await layOutForm(LAST, { pocosLugares: true })
    await layOutForm(QUIET, {})
    await layOutForm(EXAMINES, { examina: true })
    await layOut({
      [`alarmas/${PRESSED.id}`]: {
        ...HERE,
        areas: HERE.areas.map((path) => doc(owner(), path)),
        hasta: ahead(),
      },
      'alarmas/lejos': { areas: [doc(owner(), FOREIGN_AREA)], municipalityPath: 'paises/x', hasta: ahead() },
      [`cuentas_frenadas/${OTHER_ANONYMOUS.uid}`]: { hasta: ahead() },
      'limites/una': { cuantos: 1 },
    })
  })

  it.each([
    ['under pressure', PRESSED],
    ['with few places left', LAST],
  ])('SEC-03 %s takes an answer with a pass for it, and none without', async (_what, form) => {
    await refuse(await saving(ANONYMOUS, form, null))
    await allow(await saving(ANONYMOUS, form, mine()))
  })

  it('LOGIC-01 a form that looks at answers first takes one that was looked at, and no other, and leaves staff alone', async () => {
    await refuse(await saving(ANONYMOUS, EXAMINES, null))
    await refuse(await saving(ANONYMOUS, EXAMINES, mine()))
    await refuse(await saving(ANONYMOUS, EXAMINES, mine({ examinado: false })))
    await allow(await saving(ANONYMOUS, EXAMINES, mine({ examinado: true })))
    await allow(answerAs(SUPERVISOR, EXAMINES))
  })

  it('SEC-03 refuses the pass of somebody else, of another answer or form, or one that is over', async () => {
    await refuse(await saving(ANONYMOUS, PRESSED, mine({ uid: OTHER_ANONYMOUS.uid })))
    await refuse(await saving(ANONYMOUS, PRESSED, mine({ hasta: ago() })))
    await refuse(await saving(ANONYMOUS, PRESSED, { uid: ANONYMOUS.uid }))
    await layOut({ [passPath(PRESSED, 'otra-respuesta')]: mine() })
    await refuse(await saving(ANONYMOUS, PRESSED, null))
    const id = newName(owner(), 'answer')
    await layOut({ [passPath(LAST, id)]: mine() })
    await refuse(await saving(ANONYMOUS, PRESSED, null, id))
  })

  it('SEC-03 accepts one answer with one pass', async () => {
    const id = newName(owner(), 'answer')
    const save = await saving(ANONYMOUS, PRESSED, mine(), id)
    await allow(save)
    await refuse(save)
    await refuse(await saving(ANONYMOUS, PRESSED, null))
  })

  it('SEC-03 lets staff answer without a pass, and everybody once the pressure is over', async () => {
    await allow(answerAs(SUPERVISOR, PRESSED))
    await allow(answerAs(SUPERVISOR, LAST))
    await allow(answerAs(ANONYMOUS, CALM))
    await allow(answerAs(ANONYMOUS, QUIET))
  })

  it('SEC-03 refuses a paused account until the hour is over, and no others', async () => {
    await refuse(answerAs(OTHER_ANONYMOUS, QUIET))
    await refuse(await saving(OTHER_ANONYMOUS, QUIET, mine({ uid: OTHER_ANONYMOUS.uid })))
    await allow(answerAs(ANONYMOUS, QUIET))
    await layOut({ [`cuentas_frenadas/${OTHER_ANONYMOUS.uid}`]: { hasta: ago() } })
    await allow(answerAs(OTHER_ANONYMOUS, QUIET))
    await layOut({ [`cuentas_frenadas/${OTHER_ANONYMOUS.uid}`]: { hasta: ahead() } })
  })

  it('SEC-03 has passes, counters and paused accounts that nobody reads or writes', async () => {
    for (const person of [ANONYMOUS, NOBODY, SUPERVISOR, the('ROLE_ADMIN')]) {
      const store = storeOf(person)
      for (const path of [
        passPath(PRESSED, 'otra-respuesta'),
        `cuentas_frenadas/${OTHER_ANONYMOUS.uid}`,
        `cuentas_frenadas/${ANONYMOUS.uid}`,
        'limites/una',
      ]) {
        await refuse(() => getDoc(doc(store, path)))
        await refuse(() => setDoc(doc(store, path), mine()))
      }
      await refuse(() => getDocs(collection(store, `${sharedPath(PRESSED)}/pases`)))
      await refuse(() => setDoc(doc(store, passPath(PRESSED, newName(owner(), 'answer'))), mine()))
    }
  })

  it('SEC-03 PDF-02 stays under pressure when it is saved', async () => {
    const { username } = SUPERVISOR.user
    const told = { paseHasta: (await getDoc(doc(owner(), sharedPath(CHANGED)))).get('paseHasta') }
    const save =
      (change: DocumentData, form = edited(CHANGED, username)) =>
      () =>
        saveForm(storeOf(SUPERVISOR), form, { publicForm: change })
    await refuse(save({}))
    await refuse(save({ paseHasta: ago() }))
    await refuse(save({ ...told, pocosLugares: true }))
    // PDF-02: so is how the municipality shows itself.
    await refuse(
      save({ ...told, marca: { logo: '', color: '', contacto: 'Llame a este banco', avisoDatos: '' } }),
    )
    // ANS-11: and what it is called.
    await refuse(save({ ...told, municipio: 'Otra' }))
    // GEO-04: and who searches its addresses.
    await refuse(save({ ...told, geocodificador: 'Otro' }))
    // OPS-08: and by which clock its days are.
    await refuse(save({ ...told, zonaHoraria: 'Asia/Tokyo' }))
    await refuse(() => updateDoc(doc(storeOf(SUPERVISOR), sharedPath(CHANGED)), { paseHasta: ago() }))
    await allow(save(told))
    const born = formAt(HERE, { id: newName(owner(), 'form'), creadoPor: username, opcionales: options({}) })
    await refuse(save({ pocosLugares: false, formId: born.id }, born))
  })

  it('SEC-03 has an alarm that staff of the form read, that nobody else reads, and nobody writes', async () => {
    const alarm =
      (person: Person, id = PRESSED.id) =>
      () =>
        getDoc(doc(storeOf(person), `alarmas/${id}`))
    await allow(alarm(SUPERVISOR))
    // ALIST-08: the work of a form, which has it too, is not for these.
    for (const role of SEEING_OWN_ANSWERS) {
      await allow(alarm(the(role)))
      await allow(alarm(the(role), 'no-hay-tal-formulario'))
      await refuse(alarm(the(role), 'lejos'))
    }
    await allow(alarm(the('ROLE_ADMIN'), 'lejos'))
    await refuse(alarm(SUPERVISOR, 'lejos'))
    await refuse(alarm(ANONYMOUS))
    await refuse(alarm(NOBODY))
    const store = storeOf(SUPERVISOR)
    const all = collection(store, 'alarmas')
    await refuse(() => getDocs(all))
    const areas = HERE.areas.map((path) => doc(store, path))
    await allow(() =>
      getDocs(query(all, where('areas', 'array-contains-any', areas), where('hasta', '>', new Date()))),
    )
    await refuse(() => setDoc(doc(store, `alarmas/${PRESSED.id}`), { hasta: ago() }))
  })
})

describe('incidents that are delayed since a flood', () => {
  countCoverage()
  const FLOODED = RELATIONS.map((relation, place) => ({
    relation,
    form: formAt(PLACES[relation], { id: `con-retenidos-${place}` }),
  }))
  beforeAll(async () => {
    for (const { form } of FLOODED) await layOut(formDocuments(owner(), form))
  })

  it.each(NAMED)(
    'SEC-03 ROLE-01 are seen by %s where the table lets the role move answers of others, and written by nobody',
    async (_name, { user, token }) => {
      for (const { relation, form } of FLOODED) {
        const delayed = collection(storeOf({ token }), `formularios/${form.id}/incidentes_retenidos`)
        const allowed = user !== null && abilityFor(user).can('move', answersTo(PLACES[relation], 'colega'))
        expect(await passes(() => getDocs(delayed)), relation).toBe(allowed)
        await refuse(() => setDoc(doc(delayed, newName(owner(), 'answer')), { desde: ago() }))
      }
    },
  )
})
