import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { NEW_CERTIFICATE } from '../../../src/domain/form/certificate/layout'
import {
  addState,
  deleteState,
  renameState,
  setInitialState,
  setTransition,
} from '../../../src/domain/form/edit-states'
import type { Form } from '../../../src/domain/form/form'
import { setOption } from '../../../src/domain/form/options'
import { answerCountPath } from '../../../src/domain/store-paths'
import { aQuestion, aSection, THREE_STATES } from '../../../src/testing/builders'
import { forgetCoverage } from '../coverage'
import { options, type Twist } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, the, type Person } from '../people'
import { layOut, ownerStore, storeOf } from '../store'
import { GENERATOR, laidOut, newForm, next, PUBLIC, save } from './saved-forms'

const EDITABLE = options({ editableForm: true })

const counterOf = ({ id }: Form) => answerCountPath(id)

/** A stored form and how many answers its counter knows; null when it has no counter. */
async function answered(given: Partial<Form>, total: number | null = 3): Promise<Form> {
  const form = await laidOut(given)
  if (total === null) await deleteDoc(doc(ownerStore(), counterOf(form)))
  else await layOut({ [counterOf(form)]: { total } })
  return form
}
const refuseEdit = async (given: Partial<Form>, change: Partial<Form>, twist?: Twist) =>
  refuse(save(next(await answered(given), change), twist))
const allowEdit = async (given: Partial<Form>, change: Partial<Form>, total?: number | null) =>
  allow(save(next(await answered(given, total), change)))

describe('a form with answers', () => {
  forgetCoverage()
  const frozen = options({})
  it.each<[string, Partial<Form>]>([
    ['title', { titulo: 'Otro' }],
    ['description', { descripcion: 'Otra' }],
    ['questions', { secciones: [aSection({ preguntas: [aQuestion({ titulo: 'Otra' })] })] }],
    ['states', { estados: renameState(THREE_STATES, 0, 'Otro') }],
    ['signatures', { signatures: [], customizedVoucherText: 'Otro' }],
    ['limit', { responsesCount: 9 }],
    ['header image', { headerImageURL: 'https://archivos.test/otra.jpg' }],
  ])('EDIT-05 that may not be changed keeps its %s', async (_name, change) => {
    await refuseEdit({ opcionales: frozen }, change)
  })
  it.each<[string, Partial<Form>]>([
    ['being made changeable', { opcionales: EDITABLE }],
    ['other options', { opcionales: options({ digitalSignature: true }) }],
    ['other options along with its scope', { opcionales: options({ publico: true, envioEmail: true }) }],
    ['what only public forms have', { opcionales: options({ publico: true, automaticDownload: true }) }],
    ['another title along with its scope', { opcionales: PUBLIC, titulo: 'Otro' }],
  ])('EDIT-05 that may not be changed refuses %s', async (_name, change) => {
    await refuseEdit({ opcionales: frozen }, change)
  })
  it('EDIT-05 not even the administrator changes it', async () => {
    const admin = the('ROLE_ADMIN')
    const form = await answered({ opcionales: frozen })
    const edit = {
      ...next(form, { titulo: 'Otro' }),
      formEditedInfo: [{ date: new Date(), username: admin.user.username }],
    }
    await refuse(save(edit, {}, admin))
  })
  it('EDIT-05 is judged by what is stored, not by what the edit says of itself', async () => {
    await refuseEdit({ opcionales: frozen }, { opcionales: EDITABLE, titulo: 'Otro' })
    await allowEdit({ opcionales: EDITABLE }, { opcionales: frozen, titulo: 'Otro' })
  })
  it('LIST-03 EDIT-05 that may not be changed can still become public and private', async () => {
    await allowEdit({ opcionales: frozen }, { opcionales: PUBLIC })
    await allowEdit({ opcionales: PUBLIC }, { opcionales: frozen })
    const both = options({ publico: true, automaticDownload: true, customizedVoucher: true })
    await allowEdit({ opcionales: both }, { opcionales: setOption(both, 'publico', false) })
    await refuseEdit(
      { opcionales: both },
      { opcionales: { ...both, publico: false, automaticDownload: false } },
    )
    await refuseEdit(
      { opcionales: both },
      { opcionales: { ...both, publico: false, customizedVoucher: false } },
    )
    await refuseEdit({ opcionales: both }, { opcionales: { ...both, publico: false } })
    const one = options({ publico: true, automaticDownload: true })
    await refuseEdit({ opcionales: one }, { opcionales: PUBLIC })
    await refuseEdit({ opcionales: both }, { opcionales: { ...both, automaticDownload: false } })
    await refuseEdit({ opcionales: both }, { opcionales: { ...both, customizedVoucher: false } })
    const more = options({ publico: true, envioEmail: true })
    await refuseEdit({ opcionales: more }, { opcionales: options({}) })
  })
  it('PDF-02 EDIT-05 that may not be changed can still change its certificates, and nothing along with them', async () => {
    const certificado = { ...NEW_CERTIFICATE, titulo: 'Permiso', texto: 'Para {{codigo}}' }
    const issuing = options({ certificado: true, customizedVoucher: true })
    await allowEdit({ opcionales: issuing, certificado }, { certificado: { ...certificado, dias: 30 } })
    await allowEdit({ opcionales: frozen }, { opcionales: options({ certificado: true }), certificado })
    await allowEdit(
      { opcionales: issuing, certificado },
      { opcionales: setOption(issuing, 'certificado', false) },
    )
    await refuseEdit({ opcionales: frozen }, { certificado, titulo: 'Otro' })
    await refuseEdit(
      { opcionales: frozen },
      { certificado },
      { form: { certificado: { titulo: 'Permiso' } } },
    )
    await refuseEdit(
      { opcionales: frozen },
      { opcionales: options({ certificado: true, digitalSignature: true }), certificado },
    )
    await refuseEdit({ opcionales: frozen }, { opcionales: { ...PUBLIC, certificado: true }, certificado })
  })
  it('EDIT-05 that may be changed can be edited', async () => {
    await allowEdit({ opcionales: EDITABLE }, { titulo: 'Otro', secciones: [aSection()] })
    await allowEdit({ opcionales: EDITABLE }, { estados: renameState(THREE_STATES, 1, 'En curso') })
    await allowEdit({ opcionales: EDITABLE }, { estados: setTransition(THREE_STATES, 2, 0, true) })
  })
  it.each<[string, Form['estados']]>([
    ['gets no further state', addState(THREE_STATES, 'Archivado', () => 'archivado')],
    ['loses no state', deleteState(THREE_STATES, 2)],
    ['begins in no other state', setInitialState(THREE_STATES, 1)],
  ])('EDIT-05 EDIT-04 %s', async (_name, estados) => {
    await refuseEdit({ opcionales: EDITABLE }, { estados })
    await allowEdit({ opcionales: EDITABLE }, { estados }, 0)
  })
  it('EDIT-05 can be edited while there are no answers, whatever its option says', async () => {
    await allowEdit({ opcionales: frozen }, { titulo: 'Otro' }, 0)
  })
  it('EDIT-05 counts as answered while its counter is missing or says no total', async () => {
    const lost = await answered({ opcionales: frozen }, null)
    await refuse(save(next(lost, { titulo: 'Otro' })))
    await allow(save(next(lost, { opcionales: PUBLIC })))
    const untold = await answered({ opcionales: frozen }, null)
    await layOut({ [counterOf(untold)]: { respondido: true } })
    await refuse(save(next(untold, { titulo: 'Otro' })))
    await refuse(save(next(untold, { titulo: 'Otro' }), { also: { [counterOf(untold)]: { total: 0 } } }))
    const changeable = await answered({ opcionales: EDITABLE }, null)
    await allow(save(next(changeable, { titulo: 'Otro' })))
    await refuse(save(next(changeable, { estados: deleteState(THREE_STATES, 2) })))
  })
})

describe('the counter of a form', () => {
  forgetCoverage()
  const begin = (path: string, person: Person = GENERATOR) => setDoc(doc(storeOf(person), path), { total: 0 })

  it('EDIT-05 begins at 0 with the form, and with no other content', async () => {
    await allow(save(newForm()))
    await allow(save(newForm(), { counter: null }))
    for (const counter of [{ total: 1 }, { total: '0' }, { ultima: 'otra' }, { contadoEn: new Date() }])
      await refuse(save(newForm(), { counter }))
  })
  it('EDIT-05 ANS-12 is not begun anew by anybody when it is missing', async () => {
    const lost = await answered({ opcionales: PUBLIC }, null)
    for (const person of [GENERATOR, the('ROLE_ADMIN'), ANONYMOUS])
      await refuse(() => begin(counterOf(lost), person))
    const edit = next(lost, { titulo: 'Otro' })
    await refuse(save(edit, { also: { [counterOf(lost)]: { total: 0 } } }))
    await refuse(() => begin(answerCountPath('no-hay-tal-formulario')))
  })
})

describe('whether a form takes answers', () => {
  forgetCoverage()
  const CLOSED = { abierto: false, motivo: 'limite' }
  const known = (form: Form) => doc(ownerStore(), `formularios_publicos/${form.id}`)
  it('ANS-12 is not changed by a save', async () => {
    const form = await laidOut({ opcionales: PUBLIC })
    await updateDoc(known(form), CLOSED)
    await refuse(save(next(form, { titulo: 'Otro' })))
    await refuse(
      save(next(form, { titulo: 'Otro' }), { publicForm: { abierto: false, motivo: 'municipio' } }),
    )
    await allow(save(next(form, { titulo: 'Otro' }), { publicForm: CLOSED }))
  })
  it('ANS-12 FILE-01 is written and removed only together with the form', async () => {
    const form = await laidOut({ opcionales: PUBLIC })
    for (const person of [GENERATOR, the('ROLE_ADMIN'), ANONYMOUS]) {
      const at = doc(storeOf(person), `formularios_publicos/${form.id}`)
      await refuse(() => updateDoc(at, { adjuntos: { imagen: true, documento: true, video: true } }))
      await refuse(() => deleteDoc(at))
    }
  })
  it('ANS-12 stays open when a save says closed', async () => {
    await refuse(save(next(await laidOut({ opcionales: PUBLIC })), { publicForm: CLOSED }))
  })
})
