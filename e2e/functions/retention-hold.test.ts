import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROLES } from '../../src/domain/user/roles'
import { DELETE_ANSWER } from '../../src/domain/calls/delete-answer'
import {
  SET_LEGAL_HOLD,
  setLegalHoldResponseSchema,
  type SetLegalHoldRequest,
} from '../../src/domain/calls/set-legal-hold'
import type { Form } from '../../src/domain/form/form'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { holdPath, retentionPath, MAX_HOLD_REASON } from '../../src/domain/privacy/retention-note'
import { formPath } from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import { announced, givenBefore, isThere, night, retainedForm, RULE } from './retaining'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld, change, read } from './world'

let form: Form
let id: string
let supervisor: string
let manager: string
beforeAll(async () => {
  await beginWorld()
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
  manager = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO')
})
beforeEach(async () => {
  form = await retainedForm()
  id = await givenBefore(form, 200)
})

const ask = (token: string | null, given: Partial<SetLegalHoldRequest> = {}) =>
  call(SET_LEGAL_HOLD, token, { formId: form.id, answerId: id, held: true, reason: 'Recurso', ...given })
const entries = async (kind: 'bloqueo' | 'bloqueoLevantado') =>
  (await auditEntries(kind)).filter((one) => one.idPlantilla === form.id)

describe('holding answers back', () => {
  it('OPS-02 is noted with who did it and why, once, and keeps the answer from its rule and from everybody', async () => {
    expect(setLegalHoldResponseSchema.parse((await ask(supervisor)).result)).toEqual({ status: 'ok' })
    await ask(supervisor)
    expect(await entries('bloqueo')).toMatchObject([{ por: 'sara', motivo: 'Recurso', respuesta: id }])
    const hold = { por: 'sara', nombre: expect.stringMatching(/\S/), motivo: 'Recurso', hasta: null }
    expect(await read(holdPath(form.id, id))).toMatchObject(hold)
    await announced(form)
    await night()
    expect(await isThere(id)).toBe(true)
    const refused = await call(DELETE_ANSWER, supervisor, { answerId: id })
    expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION' })
    expect(await isThere(id)).toBe(true)
  })

  it('OPS-02 may be lifted, and the answer stays for 30 days from then on', async () => {
    await ask(supervisor)
    await ask(supervisor, { held: false, reason: 'Sentencia firme' })
    expect(await entries('bloqueoLevantado')).toMatchObject([{ motivo: 'Sentencia firme' }])
    const { hasta } = (await read(holdPath(form.id, id))) ?? {}
    expect(hasta.toDate().getTime()).toBeGreaterThan(daysAfter(new Date(), 29.9).getTime())
    await announced(form)
    await night(new Date())
    expect(await isThere(id)).toBe(true)
    expect((await call(DELETE_ANSWER, supervisor, { answerId: id })).result).toMatchObject({ status: 'ok' })
  })

  it('OPS-02 of all of a form is for who manages the municipality; lifting it announces its rule anew', async () => {
    expect((await ask(supervisor, { answerId: null })).status).toBe('PERMISSION_DENIED')
    expect((await ask(manager, { answerId: null })).result).toEqual({ status: 'ok' })
    await announced(form)
    await night()
    expect(await isThere(id)).toBe(true)
    expect((await call(DELETE_ANSWER, supervisor, { answerId: id })).status).toBe('FAILED_PRECONDITION')
    await ask(manager, { answerId: null, held: false })
    const { vigente, regla } = (await read(retentionPath(form.id))) ?? {}
    expect(regla).toEqual(RULE)
    expect(vigente.toDate().getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it.each(ROLES.filter((role) => !role.includes('SUPERVISOR') && role !== 'ROLE_ADMIN'))(
    'OPS-02 SEC-01 is nothing for %s',
    async (role) => {
      const token = await atWork(`otro-${role.toLowerCase()}`, role)
      expect((await ask(token)).status).toBe('PERMISSION_DENIED')
      expect((await ask(token, { answerId: null })).status).toBe('PERMISSION_DENIED')
    },
  )

  it.each(nobodyOfStaff('sara'))('OPS-02 SEC-01 is nothing for %s', async (_who, token) => {
    expect((await ask(await token())).status).toBe('UNAUTHENTICATED')
  })

  it('OPS-02 SEC-01 is about an answer of that form in an area of the caller', async () => {
    const other = await retainedForm()
    expect((await ask(supervisor, { formId: other.id })).status).toBe('PERMISSION_DENIED')
    expect((await ask(supervisor, { answerId: 'nadie-con-este-id' })).status).toBe('PERMISSION_DENIED')
    await change(formPath(form.id), { areas: [] })
    await change(`respuestas_formularios/${id}`, { areas: [] })
    expect((await ask(supervisor)).status).toBe('PERMISSION_DENIED')
  })

  it.each<Partial<Record<keyof SetLegalHoldRequest, unknown>>>([
    { reason: ' ' },
    { reason: 'x'.repeat(MAX_HOLD_REASON + 1) },
    { held: 'sí' },
    { formId: '../x' },
    { answerId: 'a/b' },
    { answerId: undefined },
  ])('OPS-02 SEC-01 is not asked with %j', async (given) => {
    const data = { formId: form.id, answerId: id, held: true, reason: 'Recurso', ...given }
    expect((await call(SET_LEGAL_HOLD, supervisor, data)).status).toBe('INVALID_ARGUMENT')
  })
})
