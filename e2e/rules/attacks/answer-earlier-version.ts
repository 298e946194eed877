import { doc, increment, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import type { Form } from '../../../src/domain/form/form'
import { aQuestion, aSection, THREE_STATES } from '../../../src/testing/builders'
import { forgetCoverage } from '../coverage'
import { authorOf } from '../../../src/domain/answering/new-answer'
import { answerCountPath, answerPath } from '../../../src/domain/store-paths'
import { answerTo, formAt, formDocuments, newName, options, storedNow } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, CITIZEN, the } from '../people'
import { AREA, OTHER_AREA, PLACES } from '../places'
import { PURCHASE } from '../purchase'
import { layOut, ownerStore, storeOf } from '../store'
import { answerAs, EVA, fake, states, without, type Twist } from './answer-twists'

const HERE = PLACES['own area']
const INSPECTOR = the('ROLE_INSPECTOR')
const sectionWith = (titulo: string) => [aSection({ preguntas: [aQuestion({ titulo })] })]

/** A form as it was, and as it was saved again. */
async function savedAgain(
  id: string,
  given: Partial<Form> = {},
  since: Partial<Form> = {},
): Promise<Record<'before' | 'now', Form>> {
  const before = formAt(HERE, {
    ...{ id, version: 3, titulo: 'Inspección', secciones: sectionWith('Rubro') },
    ...given,
  })
  const now = formAt(HERE, {
    ...before,
    ...{ version: 4, titulo: 'Inspección anual', secciones: sectionWith('Rubro y local') },
    ...{
      headerImageURL: '',
      estados: { ...THREE_STATES, disponibles: THREE_STATES.disponibles.slice(0, 2) },
    },
    ...since,
  })
  const store = ownerStore()
  await layOut({ ...formDocuments(store, before), ...formDocuments(store, now) })
  return { before, now }
}

const FALSE_ANSWERS: [string, Twist][] = [
  ['with the title of now', fake({ titulo: 'Inspección anual' })],
  ['with a title of their own', fake({ titulo: 'Otro' })],
  ['with another header image', fake({ headerImageURL: 'https://otra.test/x.png' })],
  ['with states of their own', states({ disponibles: [{ id: 0, nombre: 'Listo', transiciones: [] }] })],
  ['in a state that the first does not lead to', states({ actual: 2 })],
  ['with other options', fake({ opcionales: options({ ciudadano: true }) })],
  ['with another area', (answer) => ({ ...answer, areas: [doc(ownerStore(), OTHER_AREA)] })],
  ['of a version that never was', fake({ version: 2 })],
  ['of a version to come', fake({ version: 5 })],
  ['of a version that is a text', fake({ version: '3' })],
  ['of a version that is a path', fake({ version: '3/interno/muniCore' })],
  ['of no version', without('version')],
]

describe('answers by an earlier version of a form', () => {
  forgetCoverage()
  let before: Form
  let now: Form
  beforeAll(async () => {
    ;({ before, now } = await savedAgain('guardado-de-nuevo', { opcionales: options({ publico: true }) }))
  })

  it('DAY-05 of staff are taken: an inspector sends what was filled in without network', async () => {
    await allow(answerAs(INSPECTOR, before))
    await allow(answerAs(INSPECTOR, now))
  })
  it.each(FALSE_ANSWERS)('DAY-05 %s are refused', async (_name, twist) => {
    await refuse(answerAs(INSPECTOR, before, twist))
  })
  it('EDIT-24 of strangers are refused: their page takes them along to the version of now', async () => {
    await allow(answerAs(ANONYMOUS, now))
    await refuse(answerAs(ANONYMOUS, before))
  })
  it('EDIT-24 of citizens are refused', async () => {
    const portal = { opcionales: options({ citizenAssociationFromCitizenPortal: true }) }
    const versions = await savedAgain('portal-de-nuevo', portal)
    await allow(answerAs(CITIZEN, versions.now, fake({ datosCiudadano: EVA })))
    await refuse(answerAs(CITIZEN, versions.before, fake({ datosCiudadano: EVA })))
  })

  it.each<[string, Partial<Form>]>([
    ['was deleted', { deleted: true }],
    ['belongs to another area too', { areas: [AREA, OTHER_AREA] }],
    ['asks for a citizen since', { opcionales: options({ ciudadano: true, ciudadanoRequerido: true }) }],
    ['is limited since', { opcionales: options({ limitResponses: true }), responsesCount: 9 }],
  ])('DAY-05 to a form that %s are refused', async (what, since) => {
    const versions = await savedAgain(`de-nuevo-${what.length}`, {}, since)
    await refuse(answerAs(INSPECTOR, versions.before))
  })
  it('PAY-03 that buy something are refused', async () => {
    const selling = { opcionales: options({ addPaymentGateway: true }) }
    const versions = await savedAgain('venta-de-nuevo', selling)
    await allow(answerAs(INSPECTOR, versions.now, fake(PURCHASE)))
    await refuse(answerAs(INSPECTOR, versions.before, fake(PURCHASE)))
  })
  it('ANS-12 to a limited form are refused', async () => {
    const limited = { opcionales: options({ limitResponses: true }), responsesCount: 9 }
    const versions = await savedAgain('limitado-de-nuevo', limited)
    const counted = (form: Form) => async () => {
      const store = storeOf(INSPECTOR)
      const id = newName(store, 'answer')
      const batch = writeBatch(store)
      const answer = answerTo(form, authorOf(INSPECTOR.user, INSPECTOR.uid))
      batch.set(doc(store, answerPath(id)), storedNow(store, answer))
      batch.update(doc(store, answerCountPath(form.id)), { total: increment(1), ultima: id })
      await batch.commit()
    }
    await allow(counted(versions.now))
    await refuse(counted(versions.before))
  })
})
