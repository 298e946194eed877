import { beforeAll, describe, expect, it } from 'vitest'
import { actorNamed, actorOfSession, audit, auditDays, NOBODY } from '../../functions/src/platform/audit'
import { sweepTrail } from '../../functions/src/trail/sweep'
import { auditEntries } from './audit-entries'
import { atWork } from './staff-tokens'
import { beginWorld, change, write } from './world'

const DAY_MS = 24 * 60 * 60 * 1000

beforeAll(async () => {
  await beginWorld()
  await atWork('sara', 'ROLE_SUPERVISOR')
})

describe('the audit trail', () => {
  it('SEC-06 says in each entry who, with which role, when, from where, and when it may be forgotten', async () => {
    await change('sesiones_web/sid-sara', {
      origen: { red: '198.51.100.0/24', dispositivo: 'Edge · Windows' },
    })
    const before = Date.now()
    await audit(await actorOfSession('sid-sara'), { tipo: 'mensaje', respuesta: 'r-1' }, ['once'])
    const [entry, ...others] = await auditEntries('mensaje')
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      ...{ por: 'sara', rol: 'ROLE_SUPERVISOR', sesion: 'sid-sara', respuesta: 'r-1' },
      origen: { red: '198.51.100.0/24', dispositivo: 'Edge · Windows' },
    })
    const [fecha = 0, caduca = 0] = [entry?.fecha?.getTime(), entry?.caduca?.getTime()]
    expect(fecha).toBeGreaterThanOrEqual(before - 1000)
    expect(Math.round((caduca - fecha) / DAY_MS)).toBe(auditDays())
  })

  it('SEC-06 has one entry for one event, however often it is noted', async () => {
    const note = () => audit(NOBODY, { tipo: 'pdf', respuesta: 'r-2' }, ['event-1'])
    await Promise.all([note(), note(), note()])
    await note()
    expect(await auditEntries('pdf')).toHaveLength(1)
  })

  it('SEC-06 names nobody when the person cannot be known or the name is impossible', async () => {
    expect(await actorOfSession('sid-ninguna')).toEqual(NOBODY)
    for (const odd of ['', '..', 'a/b', '__x__']) expect(await actorOfSession(odd)).toEqual(NOBODY)
    expect(await actorNamed('..')).toEqual(NOBODY)
    expect(await actorNamed('quien-era')).toMatchObject({ por: 'quien-era', rol: '' })
  })

  it('SEC-06 has entries of bounded length, whatever text they are about', async () => {
    await audit(NOBODY, { tipo: 'lugarCambio', lugar: 'x'.repeat(900_000) }, ['long'])
    expect((await auditEntries('lugarCambio'))[0]?.lugar).toHaveLength(500)
  })

  it('SEC-06 is forgotten after the days of the setting, even an entry that does not say when', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
    await write('auditoria/vieja', { tipo: 'acta', fecha: daysAgo(auditDays() + 1) })
    await write('auditoria/vieja-2', { tipo: 'acta', fecha: daysAgo(auditDays() + 900) })
    await write('auditoria/joven', { tipo: 'acta', fecha: daysAgo(auditDays() - 1) })
    await sweepTrail(new Date(), { commits: 3, perCommit: 1 })
    expect((await auditEntries('acta')).map(({ id }) => id)).toEqual(['joven'])
  })
})
