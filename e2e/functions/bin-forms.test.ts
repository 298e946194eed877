import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as removing from '../../functions/src/forms/remove'
import { BIN_DAYS } from '../../src/domain/bin/bin'
import {
  ERASE_FORM,
  LIST_DELETED_FORMS,
  listDeletedFormsResponseSchema,
  RESTORE_FORM,
} from '../../src/domain/calls/bin'
import type { Form } from '../../src/domain/form/form'
import {
  answerPath,
  cataloguePath,
  formPath,
  publicFormPath,
  versionPath,
} from '../../src/domain/store-paths'
import { retentionPath } from '../../src/domain/privacy/retention-note'
import { FOREIGN_AREA, OTHER_AREA } from '../rules/places'
import { signInAnonymously } from './accounts'
import { auditEntries } from './audit-entries'
import { aForm, deletes, emptied, emptiedOfForms, given, reasonOf, restores } from './bin-world'
import { call } from './calls'
import { arrange } from './catalogue-world'
import { heard } from './events'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, change, read, write } from './world'
import { DELETED_PER_PAGE } from '../../src/domain/bin/refusal'

const DAY_MS = 86_400_000

let sara: string
let ada: string
beforeAll(async () => {
  await beginWorld()
  sara = await atWork('sara', 'ROLE_SUPERVISOR')
  ada = await atWork('ada', 'ROLE_ADMIN')
})

const back = (token: string | null, formId: unknown) => call(RESTORE_FORM, token, { formId })
const erase = (token: string | null, formId: unknown) => call(ERASE_FORM, token, { formId })
const listed = async (token: string, after: string | null = null) =>
  listDeletedFormsResponseSchema.parse((await call(LIST_DELETED_FORMS, token, { after })).result)
const idsOf = async (token: string) => (await listed(token)).forms.map(({ formId }) => formId)
const catalogueOf = async ({ municipalityPath }: Form) =>
  Object.keys((await read(cataloguePath(municipalityPath, 'es')))?.entradas ?? {})
const entriesOf = async (kind: 'formularioRecuperado' | 'formularioBorradoFinal', id: string) =>
  (await auditEntries(kind)).filter(({ idPlantilla }) => idPlantilla === id)

/** Deletes a form as its page does, so long ago. */
async function away({ id, opcionales }: Form, daysAgo = 0): Promise<void> {
  const date = new Date(Date.now() - daysAgo * DAY_MS)
  await change(formPath(id), {
    ...{ deleted: true, deletionInfo: { username: 'sara', date, emptyForm: false } },
    ...{ lastUpdate: date, timeStamp: date },
  })
  if (opcionales.publico) await change(publicFormPath(id), { abierto: false, motivo: 'eliminado' })
  await heard()
}

async function deleted(on: Parameters<typeof aForm>[0] = {}, daysAgo = 0): Promise<Form> {
  const form = await aForm(on)
  await heard()
  await away(form, daysAgo)
  return form
}

describe('a form that is deleted', () => {
  it('REACH-10 LIST-06 lies in the bin for thirty days, with who deleted it and how many answers it has', async () => {
    const form = await aForm()
    await given(form)
    await away(form)
    const empty = await deleted()
    const { forms } = await listed(sara)
    const one = forms.find(({ formId }) => formId === form.id)
    expect(one).toMatchObject({
      title: 'Comercios',
      by: 'María Gómez',
      answers: 1,
      mayErase: false,
    })
    expect((one?.until ?? 0) - (one?.deleted ?? 0)).toBe(BIN_DAYS * DAY_MS)
    expect(forms.find(({ formId }) => formId === empty.id)).toMatchObject({ answers: 0, mayErase: false })
    const seen = (await listed(ada)).forms
    expect(seen.find(({ formId }) => formId === empty.id)).toMatchObject({ mayErase: true })
    expect(seen.find(({ formId }) => formId === form.id)).toMatchObject({ mayErase: false })
    expect(await idsOf(sara)).not.toContain((await deleted({}, BIN_DAYS + 1)).id)
  })

  it('REACH-10 comes back as it was, open for strangers and in the catalogue, with one entry in the trail', async () => {
    const form = await aForm({ publico: true })
    await heard()
    await arrange(ada, [{ id: form.id, tema: 'otros' }])
    const [before, shared] = [await read(formPath(form.id)), await read(publicFormPath(form.id))]
    expect(await catalogueOf(form)).toContain(form.id)
    await away(form)
    expect(await catalogueOf(form)).not.toContain(form.id)
    expect((await back(sara, form.id)).result).toEqual({ status: 'ok' })
    await heard()
    // Again, as the browser does where no response came.
    expect((await back(sara, form.id)).result).toEqual({ status: 'ok' })
    const { lastUpdate: _one, timeStamp: _other, ...after } = (await read(formPath(form.id))) ?? {}
    const { lastUpdate: _of, timeStamp: _before, ...was } = before ?? {}
    expect(after).toEqual(was)
    expect(await read(publicFormPath(form.id))).toEqual(shared)
    expect(shared).toMatchObject({ abierto: true })
    expect(await catalogueOf(form)).toContain(form.id)
    expect(await entriesOf('formularioRecuperado', form.id)).toMatchObject([
      { por: 'sara', formulario: 'Comercios' },
    ])
    expect(await idsOf(sara)).not.toContain(form.id)
  })

  it('REACH-10 is answered again once it is back, and so do its answers in the bin come back', async () => {
    const form = await aForm()
    const id = await given(form)
    await deletes(sara, id)
    await away(form)
    expect(reasonOf(await restores(sara, id))).toBe('form')
    await back(sara, form.id)
    expect((await restores(sara, id)).status).toBe('OK')
    expect(await read(answerPath(id))).toBeDefined()
  })

  it('REACH-10 deleted a second time has its days anew, and a second entry when it comes back', async () => {
    const form = await deleted()
    await back(sara, form.id)
    await away(form)
    expect(await idsOf(sara)).toContain(form.id)
    await back(sara, form.id)
    expect(await entriesOf('formularioRecuperado', form.id)).toHaveLength(2)
  })
})

describe('who brings a form back', () => {
  it('SEC-01 REACH-10 nobody without a session, nobody of another area, no role that deletes none', async () => {
    const form = await deleted()
    for (const token of [
      null,
      await signInAnonymously(),
      claimsToken('sara', 'sid-sara', { citizenId: 'c' }),
    ])
      for (const ask of [back, erase]) expect((await ask(token, form.id)).status).toBe('UNAUTHENTICATED')
    const others = [
      await atWork('otra', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] }),
      await atWork('lejos', 'ROLE_SUPERVISOR_ELEVADO', {
        ...{ areas: [FOREIGN_AREA], municipalityPath: 'paises/ar/provincias/x/municipios/y' },
      }),
      await atWork('ines', 'ROLE_INSPECTOR'),
      await atWork('actas', 'ROLE_INSPECTOR_ACTAS'),
    ]
    for (const token of others) {
      for (const ask of [back, erase]) expect((await ask(token, form.id)).status).toBe('PERMISSION_DENIED')
      const told = await call(LIST_DELETED_FORMS, token, { after: null })
      expect(JSON.stringify(told)).not.toContain(form.id)
    }
    // Deletes it, and does not administer the municipality.
    expect((await erase(sara, form.id)).status).toBe('PERMISSION_DENIED')
    expect(await read(formPath(form.id))).toMatchObject({ deleted: true })
  })

  it('SEC-01 REACH-10 odd names and places are refused, and what was never there is told as gone', async () => {
    for (const odd of ['', '..', 'a/b', '__x__', 7, null])
      for (const ask of [back, erase]) expect((await ask(ada, odd)).status).toBe('INVALID_ARGUMENT')
    for (const ask of [back, erase]) expect(reasonOf(await ask(ada, 'nunca-estuvo'))).toBe('gone')
    for (const after of ['x', btoa('[1]'), btoa('[1,"a/b"]'), 7])
      expect((await call(LIST_DELETED_FORMS, sara, { after })).status).toBe('INVALID_ARGUMENT')
  })

  it('REACH-10 comes in pages, the last deleted first', async () => {
    const all: string[] = []
    for (let days = 0; days <= DELETED_PER_PAGE; days += 1) all.push((await deleted({}, days)).id)
    const first = await listed(sara)
    expect(first.forms).toHaveLength(DELETED_PER_PAGE)
    const second = await listed(sara, first.after)
    const found = [...first.forms, ...second.forms].map(({ formId }) => formId)
    expect(found.filter((id) => all.includes(id))).toEqual(all)
    expect(new Set(found).size).toBe(found.length)
  })
})

describe('a form in the bin is erased', () => {
  it('REACH-10 after thirty days and no day before, and never one that has answers', async () => {
    const [kept, over, answered] = [await deleted(), await deleted({}, 2), await aForm()]
    await given(answered)
    await away(answered, 2)
    await emptiedOfForms(new Date(Date.now() + (BIN_DAYS - 1) * DAY_MS))
    expect(await read(formPath(kept.id))).toBeDefined()
    expect(await read(formPath(over.id))).toBeUndefined()
    expect(await read(formPath(answered.id))).toMatchObject({ deleted: true })
    expect(await entriesOf('formularioBorradoFinal', over.id)).toMatchObject([{ por: '', motivo: 'plazo' }])
    expect(reasonOf(await back(sara, over.id))).toBe('gone')
  })

  it('REACH-10 comes back no more once its days are over, though its answers keep it', async () => {
    const form = await aForm()
    await given(form)
    await away(form, BIN_DAYS + 1)
    expect(reasonOf(await back(sara, form.id))).toBe('gone')
    expect(await read(formPath(form.id))).toMatchObject({ deleted: true })
  })

  it('REACH-10 at once by who administers its municipality, with all below it', async () => {
    const form = await deleted({ publico: true })
    expect((await erase(ada, form.id)).result).toEqual({ status: 'ok' })
    const left = [formPath(form.id), versionPath(form.id, form.version), publicFormPath(form.id)]
    for (const path of left) expect(await read(path)).toBeUndefined()
    expect(await entriesOf('formularioBorradoFinal', form.id)).toMatchObject([{ por: 'ada' }])
    expect(reasonOf(await erase(ada, form.id))).toBe('gone')
  })

  it('REACH-10 OPS-02 not while it has answers, even in the bin, and not while somebody holds them back', async () => {
    const [form, held, live] = [await aForm(), await deleted(), await aForm()]
    const id = await given(form)
    await away(form)
    expect(reasonOf(await erase(ada, form.id))).toBe('answers')
    await deletes(sara, id)
    await heard()
    expect(reasonOf(await erase(ada, form.id))).toBe('answers')
    await emptied()
    expect((await erase(ada, form.id)).status).toBe('OK')
    const bloqueo = { por: 'ada', nombre: 'Ada', fecha: new Date(), motivo: 'Juicio', hasta: null }
    await write(retentionPath(held.id), { bloqueo })
    expect(reasonOf(await erase(ada, held.id))).toBe('held')
    await emptiedOfForms()
    expect(await read(formPath(held.id))).toBeDefined()
    // One that is not deleted is nothing of the bin’s.
    expect(reasonOf(await erase(ada, live.id))).toBe('gone')
    expect(await read(formPath(live.id))).toMatchObject({ deleted: false })
  })

  it('REACH-10 stopped half way it comes back no more, and the next night goes on', async () => {
    const form = await deleted()
    const broken = vi.spyOn(removing, 'removeForm').mockRejectedValueOnce(new Error('stopped'))
    expect((await erase(ada, form.id)).status).toBe('INTERNAL')
    broken.mockRestore()
    expect(await read(formPath(form.id))).toBeDefined()
    expect(reasonOf(await back(sara, form.id))).toBe('gone')
    await emptiedOfForms(new Date())
    expect(await read(formPath(form.id))).toBeUndefined()
  })
})
