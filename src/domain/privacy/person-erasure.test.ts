import { describe, expect, it } from 'vitest'
import { ACTIVITIES } from './data-map'
import {
  decidedErasure,
  erasurePlan,
  erasureSchema,
  finishedErasure,
  isDecidedSo,
  isOpenErasure,
  lapsedErasure,
  needsSecondPerson,
  newErasure,
} from './person-erasure'

const NOW = new Date('2026-11-28T10:00:00Z')
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const ASKED = {
  municipalityPath: 'paises/ar/provincias/x/municipios/y',
  busqueda: { document: '30111222', mail: '', telephone: '', name: '' },
  respuestas: ['a', 'b'],
  formularios: ['f', 'f'],
  pedidaPor: 'elsa',
}
const WAITING = newErasure(ASKED, true, NOW)

describe('a request to erase a person', () => {
  it('OPS-03 takes two people for more than ten answers, and where only a name says whose one is', () => {
    expect([needsSecondPerson(10, false), needsSecondPerson(11, false), needsSecondPerson(1, true)]).toEqual([
      false,
      true,
      true,
    ])
    expect([WAITING.estado, newErasure(ASKED, false, NOW).estado]).toEqual(['esperando', 'borrando'])
    expect(erasureSchema.parse(WAITING)).toEqual(WAITING)
  })

  it('OPS-03 is not confirmed by who asked, once, and by somebody else', () => {
    expect(decidedErasure(WAITING, { username: 'elsa', isConfirmed: true }, NOW)).toBe('own')
    const confirmed = decidedErasure(WAITING, { username: 'adela', isConfirmed: true }, NOW)
    expect(confirmed).toMatchObject({ estado: 'borrando', decididaPor: 'adela', decidida: NOW })
    for (const estado of ['borrando', 'hecha', 'rechazada', 'vencida'] as const)
      for (const isConfirmed of [true, false])
        expect(decidedErasure({ ...WAITING, estado }, { username: 'adela', isConfirmed }, NOW)).toBe(
          'decided',
        )
  })

  it('OPS-03 ANS-15 is known as decided by whoever sends the same decision again, and by nobody else', () => {
    const decided = { ...WAITING, decididaPor: 'adela' }
    for (const isConfirmed of [true, false])
      expect(isDecidedSo(WAITING, { username: 'adela', isConfirmed })).toBe(false)
    for (const estado of ['borrando', 'hecha', 'rechazada'] as const) {
      const isRefused = estado === 'rechazada'
      expect(isDecidedSo({ ...decided, estado }, { username: 'adela', isConfirmed: !isRefused })).toBe(true)
      expect(isDecidedSo({ ...decided, estado }, { username: 'adela', isConfirmed: isRefused })).toBe(false)
      expect(isDecidedSo({ ...decided, estado }, { username: 'elsa', isConfirmed: !isRefused })).toBe(false)
    }
  })

  it('OPS-03 is refused by anybody who decides, also taken back, and knows nothing of the person then', () => {
    for (const username of ['elsa', 'adela'])
      expect(decidedErasure(WAITING, { username, isConfirmed: false }, NOW)).toMatchObject({
        ...{ estado: 'rechazada', busqueda: null, decididaPor: username, terminada: NOW },
        caduca: new Date('2029-11-28T10:00:00Z'),
      })
  })

  it('OPS-03 lapses after thirty days, and not while it is worked on', () => {
    expect(lapsedErasure(WAITING, daysLater(29))).toBeNull()
    expect(lapsedErasure(WAITING, daysLater(31))).toMatchObject({ estado: 'vencida', busqueda: null })
    expect(lapsedErasure({ ...WAITING, estado: 'borrando' }, daysLater(31))).toBeNull()
  })

  it('OPS-03 once it is done says when it was asked and done for three years, and not whom', () => {
    const done = finishedErasure({ ...WAITING, estado: 'borrando', ciudadanos: ['4711'] }, 2, daysLater(1))
    expect(done).toMatchObject({ estado: 'hecha', pedida: NOW, terminada: daysLater(1), llegadas: 2 })
    expect(done.caduca).toEqual(new Date('2029-11-29T10:00:00Z'))
    expect(JSON.stringify(done)).not.toMatch(/30111222|4711/)
    expect([isOpenErasure(WAITING), isOpenErasure(done)]).toEqual([true, false])
  })
})

it('OPS-03 the plan of an erasure follows the table of whose data lie where', () => {
  const plan = Object.fromEntries(erasurePlan().map(({ name, endings }) => [name, endings]))
  expect(plan.orders).toEqual(['blanked'])
  expect(plan.certificates).toEqual(['deleted', 'blanked'])
  expect(plan.trail).toEqual(['blanked'])
  expect(plan.answers).toContain('deleted')
  // Each activity that has data of people who answer or buy is told of.
  const theirs = ACTIVITIES.filter(({ lines }) =>
    lines.some(({ whose }) => !whose.every((one) => one === 'staff')),
  )
  expect(Object.keys(plan)).toEqual(theirs.map(({ name }) => name))
  expect(plan.staff).toBeUndefined()
})
