import { expect, it } from 'vitest'
import { agendaOf } from './appointments'

const TENANT = { tenantId: '7', tenantUniqueName: 'villa' }

it('EDIT-14 keeps the agenda with its plain fields and its tenant', () => {
  const data = { id: 3, nombre: 'Caja', duracion: 15, activa: true, horarios: [1], sede: { id: 1 } }
  expect(agendaOf({ id: '3', nombre: 'Caja', data }, TENANT)).toEqual({
    appointmentData: { id: '3', nombre: 'Caja', duracion: 15, activa: true },
    ...TENANT,
  })
})

it('EDIT-14 takes no more than a form can carry', () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`campo${n}`, n]))
  const data = { ...many, texto: 'x'.repeat(100_000) }
  const { appointmentData } = agendaOf({ id: '3', nombre: 'x'.repeat(9000), data }, TENANT)
  expect(Object.keys(appointmentData)).toHaveLength(32)
  expect(JSON.stringify(appointmentData).length).toBeLessThan(2000)
  expect(agendaOf({ id: '3', nombre: 'Caja', data: null }, TENANT).appointmentData).toEqual({
    id: '3',
    nombre: 'Caja',
  })
})
