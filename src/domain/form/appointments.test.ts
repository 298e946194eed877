import { expect, it } from 'vitest'
import { agendaOf } from './appointments'

const TENANT = { tenantId: '7', tenantUniqueName: 'villa' }
const keptOf = (data: unknown) => agendaOf({ id: '3', nombre: 'Caja', data }, TENANT).appointmentData

it('EDIT-14 keeps the agenda with its plain fields and its tenant', () => {
  const data = { id: 3, nombre: 'Caja', duracion: 15, activa: true, horarios: [1], sede: { id: 1 } }
  expect(agendaOf({ id: '3', nombre: 'Caja', data }, TENANT)).toEqual({
    appointmentData: { id: '3', nombre: 'Caja', duracion: 15, activa: true },
    ...TENANT,
  })
})

it('EDIT-14 is bounded, so that the form stays within its size', () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`campo${n}`, n]))
  const data = { ...many, texto: 'x'.repeat(100_000) }
  const { appointmentData } = agendaOf({ id: '3', nombre: 'x'.repeat(9000), data }, TENANT)
  expect(Object.keys(appointmentData)).toHaveLength(32)
  expect(JSON.stringify(appointmentData).length).toBeLessThan(2000)
})

it('EDIT-14 takes words and names of 500 letters and no longer ones', () => {
  const [most, more] = ['x'.repeat(500), 'x'.repeat(501)]
  const bare = { id: '3', nombre: 'Caja' }
  expect(keptOf({ a: most, b: more })).toEqual({ ...bare, a: most })
  expect(keptOf({ [most]: 1, [more]: 1 })).toEqual({ ...bare, [most]: 1 })
})

it.each([null, undefined, 'Caja', 7])('EDIT-14 keeps nothing of %j but the name', (data) => {
  expect(keptOf(data)).toEqual({ id: '3', nombre: 'Caja' })
})
