import { doc, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { cleanLabels } from '../../../src/domain/form/labels'
import { countCoverage } from '../coverage'
import { formDocuments } from '../documents'
import { allow, refuse } from '../judge'
import { the, type Person } from '../people'
import { OTHER_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { GENERATOR, laidOut, newForm, next, NO_FORM_WRITERS, save } from './saved-forms'

const LABELS = ['Obras', 'Vía pública', 'a', 'b', 'x'.repeat(30)]

const label =
  (formId: string, etiquetas: unknown, person: Person = GENERATOR, besides: object = {}) =>
  () =>
    setDoc(doc(storeOf(person), `formularios/${formId}`), { etiquetas, ...besides }, { merge: true })

describe('labels of a form', () => {
  countCoverage()
  it('DAY-04 are set and removed by people who may write the form', async () => {
    const { id } = await laidOut()
    await allow(label(id, LABELS))
    await allow(label(id, ['Otra'], the('ROLE_SUPERVISOR')))
    await allow(label(id, []))
  })
  it('DAY-04 are set by nobody else, by nobody of other areas, and with no other change', async () => {
    const { id } = await laidOut()
    for (const person of NO_FORM_WRITERS) await refuse(label(id, ['Obras'], person))
    await refuse(label(id, ['Obras'], GENERATOR, { titulo: 'Otro' }))
    await refuse(label(id, ['Obras'], GENERATOR, { archivado: true }))
    const elsewhere = newForm({ areas: [OTHER_AREA] })
    await layOut(formDocuments(ownerStore(), elsewhere))
    await refuse(label(elsewhere.id, ['Obras'], the('ROLE_SUPERVISOR')))
  })
  it('DAY-04 are at most five, each of them a short text', async () => {
    const { id } = await laidOut()
    await refuse(label(id, ['a', 'b', 'c', 'd', 'e', 'f']))
    await refuse(label(id, 'Obras'))
    await refuse(label(id, { 0: 'Obras' }))
    await refuse(label(id, null))
    for (const wrong of ['', 'x'.repeat(31), 7, null, { nombre: 'Obras' }])
      for (const at of LABELS.keys()) await refuse(label(id, LABELS.with(at, wrong as string)))
  })
  it('DAY-04 FMT-04 are as long as the product cuts them, in every script', async () => {
    const { id } = await laidOut()
    const longest = cleanLabels(['ñ', '日', '🎉', '👩‍🚒'].map((letter) => letter.repeat(40)))
    await allow(label(id, longest))
    await refuse(label(id, ['🎉'.repeat(16)]))
    await refuse(label(id, ['ñ'.repeat(31)]))
  })
  it('EDIT-20 DAY-04 stay as they are when the form is saved, and a new form has none', async () => {
    const form = await laidOut()
    const stored = formDocuments(ownerStore(), form)[`formularios/${form.id}`]
    await layOut({ [`formularios/${form.id}`]: { ...stored, etiquetas: ['Obras'] } })
    await refuse(save(next(form)))
    await refuse(save(next(form), { form: { etiquetas: ['Otra'] } }))
    await allow(save(next(form), { form: { etiquetas: ['Obras'] } }))
    await refuse(save(newForm(), { form: { etiquetas: ['Obras'] } }))
  })
})
