import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FormDeletedError } from '../../src/data/errors'
import { deleteForm } from '../../src/data/staff/delete-form'
import { getForm, newFormId, saveForm } from '../../src/data/staff/forms'
import { listFormsPage } from '../../src/data/staff/list-forms'
import type { Form } from '../../src/domain/form/form'
import { newMuniCore } from '../../src/domain/form/incidents'
import { NO_OPTIONS } from '../../src/domain/form/options'
import type { User } from '../../src/domain/user/user'
import { aForm, AREA } from '../../src/testing/builders'
import { connectData, enter, failureOf, leave } from './data'
import { emptiedOfForms } from './bin-world'
import { beginWorld, hire, read, write } from './world'

const ALL = { name: '', area: '' }

let eva: User

const stored = (publico: boolean): Promise<Form> =>
  saveForm(aForm({ id: newFormId(), areas: [AREA], opcionales: { ...NO_OPTIONS, publico } }), 0, eva)

/** An answer as the store has it, as far as counting goes. */
const answer = (form: Form) => write(`respuestas_formularios/de-${form.id}`, { idPlantilla: form.id })

beforeAll(async () => {
  connectData()
  await beginWorld()
  eva = await hire('eva', 'ROLE_GENERADOR', { areas: [AREA] })
  await enter(eva)
})
afterAll(leave)

describe('deleting a form', () => {
  it('LIST-06 REACH-10 marks it, takes it out of the list and tells strangers, whether it has answers or none', async () => {
    const [answered, empty] = [await stored(true), await stored(true)]
    await answer(answered)
    for (const form of [answered, empty]) {
      await deleteForm(form, eva)
      expect(await getForm(form.id)).toMatchObject({
        deleted: true,
        deletionInfo: { username: 'eva', date: expect.any(Date), emptyForm: false },
      })
      expect(await read(`formularios/${form.id}/versiones/1`)).toBeDefined()
      expect(await read(`formularios_publicos/${form.id}`)).toMatchObject({
        abierto: false,
        motivo: 'eliminado',
      })
    }
    const { forms } = await listFormsPage({ user: eva, filter: ALL })
    const listed = forms.map(({ id }) => id)
    for (const form of [answered, empty]) expect(listed).not.toContain(form.id)
  })

  it('LIST-06 without answers is removed for good after its days in the bin, with its versions and what strangers know of it', async () => {
    const muniCore = { ...newMuniCore(eva.userMuniCore), areaId: '12', idTipoIncidente: '900' }
    const form = aForm({
      id: newFormId(),
      areas: [AREA],
      opcionales: { ...NO_OPTIONS, publico: true },
      muniCore,
    })
    const first = await saveForm(form, 0, eva)
    const newer = { ...muniCore, idTipoIncidente: '901' }
    await saveForm({ ...first, titulo: 'Otra vez', muniCore: newer }, 1, eva)
    const paths = [
      `formularios/${form.id}`,
      `formularios/${form.id}/contadores/respuestas`,
      `formularios/${form.id}/versiones/1`,
      `formularios/${form.id}/versiones/1/interno/muniCore`,
      `formularios/${form.id}/versiones/2/interno/muniCore`,
      `formularios_publicos/${form.id}`,
    ]
    // Behind: what is counted does not decide.
    await write(`formularios/${form.id}/contadores/respuestas`, { total: 4 })
    await deleteForm(first, eva)
    for (const path of paths) expect(await read(path)).toBeDefined()
    await emptiedOfForms()
    for (const path of paths) expect(await read(path)).toBeUndefined()
  })

  it('EDIT-19 each version has the settings that it was saved with', async () => {
    const muniCore = { ...newMuniCore(eva.userMuniCore), areaId: '12', idTipoIncidente: '900' }
    const first = await saveForm(aForm({ id: newFormId(), areas: [AREA], muniCore }), 0, eva)
    const newer = { ...muniCore, idTipoIncidente: '901' }
    const form = await saveForm({ ...first, muniCore: newer }, 1, eva)
    const settings = (version: number) => read(`formularios/${form.id}/versiones/${version}/interno/muniCore`)
    expect(await settings(1)).toEqual(muniCore)
    expect(await settings(2)).toEqual(newer)
  })

  it('LIST-06 keeps a form that has an answer which the counter does not know yet', async () => {
    const form = await stored(true)
    await answer(form)
    await write(`formularios/${form.id}/contadores/respuestas`, { total: 0 })
    await deleteForm(form, eva)
    await emptiedOfForms()
    expect(await getForm(form.id)).toMatchObject({ deleted: true })
    expect(await read(`formularios/${form.id}/versiones/1`)).toBeDefined()
  })

  it('LIST-06 removes no form that was not deleted', async () => {
    const form = await stored(true)
    await emptiedOfForms()
    expect(await getForm(form.id)).toMatchObject({ deleted: false })
    expect(await read(`formularios_publicos/${form.id}`)).toBeDefined()
  })

  it('EDIT-24 tells a person who still edits it that it was deleted, kept or not, and stores nothing', async () => {
    const [gone, kept] = [await stored(true), await stored(true)]
    await answer(kept)
    await deleteForm(gone, eva)
    await emptiedOfForms()
    await deleteForm(kept, eva)
    expect(await read(`formularios/${gone.id}`)).toBeUndefined()
    expect(await failureOf(saveForm({ ...gone, titulo: 'Tarde' }, 1, eva))).toBeInstanceOf(FormDeletedError)
    expect(await failureOf(saveForm({ ...kept, titulo: 'Tarde' }, 1, eva))).toBeInstanceOf(FormDeletedError)
    expect(await read(`formularios/${gone.id}`)).toBeUndefined()
    expect(await getForm(kept.id)).toMatchObject({ deleted: true, titulo: kept.titulo, version: 1 })
  })

  it('LIST-06 is refused to whoever may not delete it', async () => {
    const form = await stored(false)
    const inspector = await hire('ines', 'ROLE_INSPECTOR', { areas: [AREA] })
    await enter(inspector)
    expect(await failureOf(deleteForm(form, inspector))).toMatchObject({ code: 'forbidden' })
    expect(await read(`formularios/${form.id}`)).toBeDefined()
    expect(await read(`formularios/${form.id}/versiones/1`)).toBeDefined()
    await enter(eva)
  })
})
