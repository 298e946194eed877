import { deleteField, doc, getDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import type { Form } from '../../../src/domain/form/form'
import { toVersion } from '../../../src/domain/form/version'
import { forgetCoverage } from '../coverage'
import { edited, formAt, newName, options, stored } from '../documents'
import { allow, refuse } from '../judge'
import { NOBODY, the } from '../people'
import { AREA, FOREIGN_AREA, HOME, OTHER_AREA, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { FALSE_EDITS, FALSE_FORMS, FALSE_NEW_FORMS } from './form-cases'
import { GENERATOR, laidOut, newForm, next, PUBLIC, reloaded, save } from './saved-forms'

const ADMIN = the('ROLE_ADMIN')

/** The same request, with the form's number sent as a fraction, as no library sends it. */
const asFraction = (request: () => Promise<unknown>, number: number) => async () => {
  const past = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const body = String(init?.body).replaceAll(
      `"version":{"integerValue":"${number}"}`,
      `"version":{"doubleValue":${number}}`,
    )
    return past(input, { ...init, body })
  }
  await request().finally(() => (globalThis.fetch = past))
}

describe('saving a form', () => {
  forgetCoverage()
  it('EDIT-20 is accepted for a new form and its next version', async () => {
    const form = newForm({ opcionales: PUBLIC })
    await allow(save(form))
    await allow(save(next(await reloaded(form), { titulo: 'Otro', areas: [OTHER_AREA, AREA] })))
  })
  it('EDIT-01 is accepted with other languages and outside settings', async () => {
    const texts = {
      titulo_ca: 'Títol',
      descripcion_pt: 'Descrição',
      customizedVoucherText_gl: 'Texto',
      purcharseOrderDetails: 'Sin devolución',
    }
    const settings = { muniCore: { username: GENERATOR.user.userMuniCore }, payments: [] }
    await allow(save(newForm(), { form: { ...texts, ...settings }, version: texts }))
  })
  it.each(FALSE_FORMS)('%s are refused as new ones', async (_name, twist, given) => {
    await refuse(save(newForm(given), twist))
  })
  it.each(FALSE_FORMS)('%s are refused as edits', async (_name, twist, given) => {
    await refuse(save(next(await laidOut(given)), twist))
  })
  it.each(FALSE_NEW_FORMS)('%s are refused', async (_name, twist, given) => {
    await refuse(save(newForm(given), twist))
  })
  it.each(FALSE_EDITS)('edits %s are refused', async (_name, twist, given) => {
    await refuse(save(next(await laidOut(), given), twist))
  })
  it('OPS-08 tells strangers from the start by which clock its days are, and no other one', async () => {
    const saved = (zonaHoraria: string) =>
      save(newForm({ opcionales: PUBLIC }), { publicForm: { zonaHoraria } })
    // The town hall has none of its own so far.
    await refuse(saved('Europe/Madrid'))
    await updateDoc(doc(ownerStore(), HOME), { zonaHoraria: 'Europe/Madrid' })
    await refuse(saved('Asia/Tokyo'))
    await allow(saved('Europe/Madrid'))
    await allow(save(newForm({ opcionales: PUBLIC })))
    await updateDoc(doc(ownerStore(), HOME), { zonaHoraria: deleteField() })
  })
  it('EDIT-24 is refused to the later of two editors', async () => {
    const form = await laidOut()
    await allow(save(next(form, { titulo: 'Primera' })))
    await refuse(save(edited(form, ADMIN.user.username, { titulo: 'Segunda' }), {}, ADMIN))
  })
  it('EDIT-24 is refused with a whole number that is sent as a fraction', async () => {
    for (const number of ['1', '1.0']) {
      const form = newForm()
      const also = { [`formularios/${form.id}/versiones/${number}`]: stored(ownerStore(), toVersion(form)) }
      await refuse(asFraction(save(form, { version: null, also }), 1))
    }
    await refuse(asFraction(save(next(await laidOut())), 2))
  })
  it('EDIT-24 does not store a version under another number too', async () => {
    const form = newForm()
    const also = { [`formularios/${form.id}/versiones/9`]: stored(ownerStore(), toVersion(form)) }
    await refuse(save(form, { also }))
    await allow(save(newForm()))
  })
  it('EDIT-24 does not bring a removed form back over its old version', async () => {
    const form = newForm()
    await layOut({ [`formularios/${form.id}/versiones/1`]: stored(ownerStore(), toVersion(form)) })
    await refuse(save(form))
  })
  it('EDIT-24 does not let an old version stand for a missing one', async () => {
    const form = newForm()
    await layOut({ [`formularios/${form.id}/versiones/1`]: stored(ownerStore(), toVersion(form)) })
    await refuse(save(form, { version: null }))
  })
  it('CIT-01 ANS-11 tells strangers of a form for the citizen portal', async () => {
    const form = newForm({ opcionales: options({ citizenAssociationFromCitizenPortal: true }) })
    await refuse(save(form, { publicForm: null }))
    await allow(save(form))
    await allow(() => getDoc(doc(storeOf(NOBODY), `formularios/${form.id}/versiones/1`)))
  })
  it('EDIT-06 is allowed to the administrator anywhere, with the first area in that municipality', async () => {
    const given = { creadoPor: ADMIN.user.username }
    const away = formAt(PLACES['other municipality'], { ...given, id: newName(ownerStore()) })
    const mixed = { ...away, id: newName(ownerStore()), areas: [AREA, FOREIGN_AREA] }
    await allow(save(away, {}, ADMIN))
    await refuse(save(mixed, {}, ADMIN))
  })
  it('EDIT-06 of a form without areas needs some', async () => {
    const change = async (given: Partial<Form>) =>
      save(edited(await laidOut({ areas: [] }), ADMIN.user.username, given), {}, ADMIN)
    await refuse(await change({ titulo: 'Otro' }))
    await allow(await change({ areas: [AREA] }))
  })
  it('EDIT-06 is accepted when a shared form stays where it is', async () => {
    await allow(save(next(await laidOut({ areas: [AREA, FOREIGN_AREA] }))))
  })
})
