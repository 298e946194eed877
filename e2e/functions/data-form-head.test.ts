import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getForm, getFormHead, newFormId, saveForm } from '../../src/data/staff/forms'
import type { Form } from '../../src/domain/form/form'
import type { User } from '../../src/domain/user/user'
import { aForm, AREA } from '../../src/testing/builders'
import { FOREIGN_AREA } from '../rules/places'
import { connectData, enter, failureOf, leave, readsOf } from './data'
import { beginWorld, hire } from './world'

let eva: User
let form: Form

beforeAll(async () => {
  connectData()
  await beginWorld()
  eva = await hire('eva', 'ROLE_GENERADOR', { areas: [AREA] })
  await enter(eva)
  const titles = { titulo: 'Poda', titulo_ca: 'Esporga' }
  form = await saveForm(aForm({ id: newFormId(), areas: [AREA], ...titles }), 0, eva)
})
afterAll(leave)

describe('what a list of answers needs of a form', () => {
  it('ALIST-01 OPS-08 is read as the form says it, without its questions, for one read once its clock is known', async () => {
    const whole = await getForm(form.id)
    const first = await readsOf(() => getFormHead(form.id))
    // Of the municipality, and of its country and province where the administrator chose no clock.
    expect(first.reads).toBeLessThanOrEqual(4)
    const { value, reads } = await readsOf(() => getFormHead(form.id))
    expect(reads).toBe(1)
    expect(value).toEqual(first.value)
    const { zonaHoraria, ...head } = value
    expect(zonaHoraria).toBe('America/Argentina/Cordoba')
    expect(whole).toMatchObject(head)
    expect(head).toMatchObject({ id: form.id, titulo: 'Poda', titulo_ca: 'Esporga', areas: [AREA] })
    expect(head).not.toHaveProperty('secciones')
  })

  it('ALIST-08 EDIT-21 is refused, or not found, like the form itself', async () => {
    expect(await failureOf(getFormHead('no-existe'))).toMatchObject({ code: 'notFound' })
    expect(await failureOf(getFormHead('../usuarios/eva'))).toMatchObject({ code: 'notFound' })
    for (const ending of ['?x', '#x', '%2Fversiones%2F1'])
      expect(await failureOf(getFormHead(`${form.id}${ending}`))).toMatchObject({ code: 'notFound' })
    await enter(await hire('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] }))
    expect(await failureOf(getFormHead(form.id))).toMatchObject({ code: 'forbidden' })
  })
})
