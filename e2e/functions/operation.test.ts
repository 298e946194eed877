import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { noteFailure } from '../../functions/src/municore/delayed-incidents'
import { MUNICORE } from '../../functions/src/municore/system'
import { lookAtSystems } from '../../functions/src/operation/ask-systems'
import { mailDigest } from '../../functions/src/operation/mail-digest'
import { notedRun } from '../../functions/src/operation/note-run'
import { askOutside } from '../../functions/src/platform/outside'
import { ROLES } from '../../src/domain/user/roles'
import { getOperationResponseSchema } from '../../src/domain/calls/operation'
import { allMigrated } from '../../src/domain/migrations'
import type { PartName } from '../../src/domain/operation/part'
import {
  DIGEST_PATH,
  MENDED_COUNTS_PATH,
  MIGRATIONS_PATH,
  operationPath,
  workRecordPath,
} from '../../src/domain/store-paths'
import { aUser } from '../../src/testing/builders'
import { AWAY, HOME, PLACES } from '../rules/places'
import { call } from './calls'
import { answerPath, beginIncidents, endIncidents, incidentForm, municore, saved } from './incident-world'
import { clearMail, mails } from './mail-world'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { change, hire, read, register, remove, write } from './world'

const FOREIGN = PLACES['other municipality']
const NOW = new Date()
let admin: string

const areas = () =>
  askOutside(MUNICORE, {
    ...{ operation: 'getAreas', path: ['v1', 'municipios', '101', 'areas'] },
    ...{ query: { usuario: 'mc.gena' }, schema: z.unknown() },
  }).catch(() => undefined)
const look = async (token: string | null) => {
  const { parts } = getOperationResponseSchema.parse((await call('getOperation', token, {})).result)
  return { parts, part: (name: PartName) => parts.find((one) => one.name === name) }
}
/** An answer whose incident did not follow it, in a municipality. */
async function failedIncident(place = PLACES['own area'], titulo = 'Luz rota'): Promise<string> {
  const form = await incidentForm({ incidentes: true }, { titulo, ...place })
  const id = await saved(form, { municipalityPath: place.municipalityPath })
  await noteFailure(id, form.id)
  return form.id
}

beforeAll(beginIncidents)
beforeEach(async () => {
  await beginIncidents()
  await mails.reset()
  await write(MIGRATIONS_PATH, allMigrated(NOW))
  admin = await atWork('adela', 'ROLE_ADMIN', { email: 'adela@villadelrio.test' })
  // What this process noted last is an answer: whatever comes next is something else.
  await areas()
  await remove(operationPath('municore'))
})
afterAll(async () => {
  await endIncidents()
  await clearMail()
})

describe('what is noted of outside systems', () => {
  it('OPS-05 says why one does not answer, since when, and when it answers again', async () => {
    await municore.behave('fail')
    await areas()
    const failed = await read(operationPath('municore'))
    expect(failed).toMatchObject({ motivo: 'down', exito: null })
    expect((await look(admin)).part('municore')).toMatchObject({ health: 'attention', matter: 'down' })
    await municore.behave('garbage')
    await areas()
    const other = await read(operationPath('municore'))
    expect(other).toMatchObject({ motivo: 'wrongAnswer' })
    expect(other?.desde).toEqual(failed?.desde)
    await municore.behave('ok')
    await areas()
    expect((await look(admin)).part('municore')).toMatchObject({ health: 'fine', matter: null })
  })

  it('OPS-05 a key that is refused is its own matter, what it merely does not allow is an answer', async () => {
    await municore.behave('refuse', { status: 401 })
    await areas()
    expect((await look(admin)).part('municore')).toMatchObject({ health: 'broken', matter: 'refused' })
    await municore.behave('refuse', { status: 403 })
    await areas()
    expect((await look(admin)).part('municore')).toMatchObject({ health: 'fine' })
  })

  it('OPS-05 is written once for many answers that are alike', async () => {
    await municore.behave('fail')
    await areas()
    const first = await read(operationPath('municore'))
    await areas()
    await areas()
    expect(await read(operationPath('municore'))).toEqual(first)
    await municore.behave('ok')
    await areas()
  })

  it('OPS-05 one that is back is found without anybody needing it, and not before it is back', async () => {
    await municore.behave('fail')
    await areas()
    await lookAtSystems()
    expect(await read(operationPath('municore'))).toMatchObject({ motivo: 'down' })
    await municore.behave('ok')
    await lookAtSystems()
    expect(await read(operationPath('municore'))).toMatchObject({ motivo: null })
  })

  it('OPS-05 a key that was refused is not right because the system is there', async () => {
    await municore.behave('refuse', { status: 401 })
    await areas()
    await municore.behave('ok')
    expect((await call('askSystem', admin, { system: 'municore' })).result).toEqual({ works: false })
    await areas()
    expect((await call('askSystem', admin, { system: 'municore' })).result).toEqual({ works: true })
  })

  it('OPS-05 the mail server is asked again, and nothing is sent', async () => {
    const at = new Date(NOW.getTime() - 600_000)
    await write(operationPath('smtp'), { exito: null, falla: NOW, motivo: 'down', desde: at })
    expect((await look(admin)).part('smtp')).toMatchObject({ health: 'broken', matter: 'down' })
    expect((await call('askSystem', admin, { system: 'smtp' })).result).toEqual({ works: true })
    expect(await mails.sent()).toEqual([])
  })
})

describe('what waits and what failed', () => {
  it('OPS-05 incidents by form: everybody’s for administrators, those of the own municipality for elevated supervisors', async () => {
    const own = await failedIncident()
    const foreign = await failedIncident(FOREIGN, 'De otro municipio')
    const whole = (await look(admin)).part('incidents')
    expect(whole).toMatchObject({ matter: 'failed', count: 2 })
    expect(whole?.items.map(({ id }) => id).sort()).toEqual([own, foreign].sort())
    const elevated = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { municipalityPath: HOME })
    const seen = await look(elevated)
    expect(seen.part('incidents')).toMatchObject({
      count: 1,
      items: [{ id: own, title: 'Luz rota', count: 1 }],
    })
    expect(JSON.stringify(seen)).not.toContain('De otro municipio')
  })

  it('OPS-05 retrying has them follow, and nothing is left', async () => {
    const formId = await failedIncident()
    expect((await call('settleIncidents', admin, { formId, action: 'retry' })).result).toEqual({
      settled: 1,
      left: 0,
    })
    expect((await look(admin)).part('incidents')).toMatchObject({ health: 'fine', count: 0 })
  })

  it('OPS-05 marked answers, orders that do not match, mended counts, people near a limit', async () => {
    const form = await incidentForm({}, { titulo: 'Bacheo' })
    const id = await saved(form)
    await change(answerPath(id), { invalida: true })
    const mismatch = { tipo: 'pagoSinCoincidir', idPlantilla: form.id, municipalityPath: AWAY, fecha: NOW }
    await write('auditoria/no-coincide', mismatch)
    await write('auditoria/hace-mucho', { ...mismatch, fecha: new Date(NOW.getTime() - 8 * 86_400_000) })
    await write(MENDED_COUNTS_PATH, { fecha: NOW, formularios: [form.id] })
    await write('limites_email/marta', { envios: [], cuantos: 90, ultimo: NOW })
    await write('limites_email/ayer', {
      envios: [],
      cuantos: 100,
      ultimo: new Date(NOW.getTime() - 90_000_000),
    })
    const { part } = await look(admin)
    const item = { id: form.id, title: 'Bacheo' }
    expect(part('answers')).toMatchObject({ matter: 'marked', count: 1, items: [item] })
    expect(part('orders')).toMatchObject({ matter: 'mismatch', count: 1, items: [item] })
    expect(part('counts')).toMatchObject({ matter: 'mended', count: 1, items: [item] })
    expect(part('mailQuota')).toMatchObject({ matter: 'near', items: [{ id: 'marta', count: 90 }] })
    const elevated = await look(await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { municipalityPath: HOME }))
    expect(elevated.part('answers')).toMatchObject({ count: 1 })
    expect(elevated.part('orders')).toMatchObject({ health: 'fine' })
    for (const name of ['counts', 'mailQuota', 'migrations', 'works', 'unsettled'] as const)
      expect(elevated.part(name)).toBeUndefined()
  })

  it('OPS-05 OPS-07 migrations that are left, and those of a newer program', async () => {
    await remove(MIGRATIONS_PATH)
    expect((await look(admin)).part('migrations')).toMatchObject({
      health: 'attention',
      matter: 'left',
      count: 5,
    })
    await write(MIGRATIONS_PATH, {
      hechas: { ...allMigrated(NOW).hechas, mañana: { fecha: NOW, cuentas: {} } },
    })
    expect((await look(admin)).part('migrations')).toMatchObject({ health: 'broken', matter: 'newer' })
  })

  it('OPS-05 work that failed at its hour', async () => {
    await expect(notedRun('sweepTrail', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect((await look(admin)).part('works')).toMatchObject({
      matter: 'failed',
      items: [{ id: 'sweepTrail' }],
    })
    await notedRun('sweepTrail', async () => undefined)
    expect((await look(admin)).part('works')).toMatchObject({ health: 'fine' })
    await write(workRecordPath('sweepFiles'), { exito: new Date(NOW.getTime() - 3 * 86_400_000) })
    expect((await look(admin)).part('works')).toMatchObject({ matter: 'late', items: [{ id: 'sweepFiles' }] })
  })

  it('OPS-05 what is broken stands first', async () => {
    await failedIncident()
    const at = new Date(NOW.getTime() - 600_000)
    await write(operationPath('portal'), { exito: at, falla: NOW, motivo: 'timeout', desde: at })
    expect((await look(admin)).parts.slice(0, 2).map(({ name }) => name)).toEqual(['portal', 'incidents'])
  })
})

describe('who may look', () => {
  const REQUESTS = [
    ['getOperation', {}],
    ['askSystem', { system: 'municore' }],
    ['retryReceipts', {}],
  ] as const
  const others = ROLES.filter((role) => role !== 'ROLE_ADMIN' && role !== 'ROLE_SUPERVISOR_ELEVADO')

  it.each(others)('OPS-05 SEC-01 not %s', async (role) => {
    const token = await atWork('otro', role)
    for (const [name, data] of REQUESTS)
      expect((await call(name, token, data)).status).toBe('PERMISSION_DENIED')
  })

  it.each(nobodyOfStaff('adela'))('OPS-05 SEC-01 not %s', async (_who, token) => {
    for (const [name, data] of REQUESTS)
      expect((await call(name, await token(), data)).status).toBe('UNAUTHENTICATED')
  })

  it('OPS-05 SEC-01 an elevated supervisor asks no system, and without a municipality sees nothing', async () => {
    const elevated = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { municipalityPath: HOME })
    expect((await call('askSystem', elevated, { system: 'municore' })).status).toBe('PERMISSION_DENIED')
    const homeless = await atWork('sola', 'ROLE_SUPERVISOR_ELEVADO', { municipalityPath: '' })
    expect((await call('getOperation', homeless, {})).status).toBe('PERMISSION_DENIED')
    expect((await call('retryReceipts', homeless, {})).status).toBe('PERMISSION_DENIED')
  })

  it.each([
    ['getOperation', { municipality: AWAY }],
    ['retryReceipts', { municipalityPath: AWAY }],
    ['askSystem', {}],
    ['askSystem', { system: 'redsys' }],
    ['askSystem', { system: '../municore' }],
    ['askSystem', { system: 'municore', address: 'http://malo.example' }],
  ])('OPS-05 SEC-01 %s does not take %j', async (name, data) => {
    expect((await call(name, admin, data)).status).toBe('INVALID_ARGUMENT')
  })

  it('OPS-05 SEC-03 nobody looks all day long', async () => {
    const { counterPath } = await import('../../functions/src/limits/rate-limit')
    const soon = new Date(Date.now() + 60_000)
    const counter = counterPath({ what: 'operacion', who: 'adela' })
    await write(counter, { que: 'operacion', cuantos: 240, caduca: soon })
    expect((await call('getOperation', admin, {})).status).toBe('RESOURCE_EXHAUSTED')
  })
})

describe('the digest of a day', () => {
  it('OPS-05 is not sent when nothing is wrong', async () => {
    await mailDigest(NOW)
    expect(await mails.sent()).toEqual([])
    expect(await read(DIGEST_PATH)).toBeUndefined()
  })

  it('OPS-05 tells administrators who work here, once a day, what is wrong and of nobody', async () => {
    await hire('otra', 'ROLE_ADMIN', { email: 'otra@villadelrio.test', baja: true })
    await hire('sara', 'ROLE_SUPERVISOR_ELEVADO')
    await register(
      aUser('ROLE_SUPERVISOR', {
        username: 'doble',
        roles: ['ROLE_SUPERVISOR', 'ROLE_ADMIN'],
        email: 'd@x.test',
      }),
    )
    await failedIncident()
    await failedIncident(FOREIGN, 'De otro municipio')
    await mailDigest(NOW)
    await mailDigest(NOW)
    const [mail, ...more] = await mails.sent()
    expect(more).toEqual([])
    expect(mail?.recipients).toEqual(['adela@villadelrio.test'])
    expect(mail?.text).toContain('Incidentes que fallaron: 2 incidentes no siguen a sus respuestas.')
    expect(mail?.text).not.toMatch(/Luz rota|otro municipio|\{\{/)
    await mailDigest(new Date(NOW.getTime() + 86_400_000))
    expect(await mails.sent()).toHaveLength(2)
  })

  it('OPS-05 is sent later when the mail server did not take it', async () => {
    await failedIncident()
    await mails.behave('fail', { times: 1 })
    await expect(mailDigest(NOW)).rejects.toThrow()
    await mailDigest(NOW)
    expect(await mails.sent()).toHaveLength(1)
  })
})
