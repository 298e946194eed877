import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteForm } from '../../src/data/staff/delete-form'
import { getForm, listForms, newFormId, saveForm } from '../../src/data/staff/forms'
import type { Form } from '../../src/domain/form/form'
import { newMuniCore } from '../../src/domain/form/incidents'
import { NO_OPTIONS } from '../../src/domain/form/options'
import type { User } from '../../src/domain/user/user'
import { aForm, AREA } from '../../src/testing/builders'
import { closeData, connectData, enter, failureOf } from './data'
import { beginWorld, hire, read, write } from './world'

let eva: User

const stored = (publico: boolean): Promise<Form> =>
  saveForm(aForm({ id: newFormId(), areas: [AREA], opcionales: { ...NO_OPTIONS, publico } }), 0, eva)

beforeAll(async () => {
  connectData()
  await beginWorld()
  eva = await hire('eva', 'ROLE_GENERADOR', { areas: [AREA] })
  await enter(eva)
})
afterAll(closeData)

describe('deleting a form', () => {
  it('LIST-06 without answers it is gone for good, with its versions and what strangers knew', async () => {
    const first = await stored(true)
    const form = await saveForm({ ...first, titulo: 'Otra vez' }, 1, eva)
    await deleteForm(form, eva)
    const left = [
      `formularios/${form.id}`,
      `formularios/${form.id}/versiones/1`,
      `formularios/${form.id}/versiones/2`,
      `formularios_publicos/${form.id}`,
    ]
    expect(await Promise.all(left.map(read))).toEqual([undefined, undefined, undefined, undefined])
  })

  it('EDIT-19 LIST-06 each version has the settings that it was saved with, and they go with the form', async () => {
    const muniCore = { ...newMuniCore('eva'), areaId: '12', idTipoIncidente: '900' }
    const first = await saveForm(aForm({ id: newFormId(), areas: [AREA], muniCore }), 0, eva)
    const newer = { ...muniCore, idTipoIncidente: '901' }
    const form = await saveForm({ ...first, muniCore: newer }, 1, eva)
    const settings = (version: number) => read(`formularios/${form.id}/versiones/${version}/interno/muniCore`)
    expect(await settings(1)).toEqual(muniCore)
    expect(await settings(2)).toEqual(newer)
    await deleteForm(form, eva)
    expect([await settings(1), await settings(2)]).toEqual([undefined, undefined])
  })

  it('LIST-06 with answers it is kept, marked, out of the list, and strangers are told', async () => {
    const form = await stored(true)
    await write(`formularios/${form.id}/contadores/respuestas`, { total: 3 })
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
    const { forms } = await listForms(eva)
    expect(forms.map(({ id }) => id)).not.toContain(form.id)
  })

  it('LIST-06 who may not delete it deletes nothing', async () => {
    const form = await stored(false)
    const inspector = await hire('ines', 'ROLE_INSPECTOR', { areas: [AREA] })
    await enter(inspector)
    expect(await failureOf(deleteForm(form, inspector))).toMatchObject({ code: 'forbidden' })
    expect(await read(`formularios/${form.id}`)).toBeDefined()
    expect(await read(`formularios/${form.id}/versiones/1`)).toBeDefined()
    await enter(eva)
  })
})
