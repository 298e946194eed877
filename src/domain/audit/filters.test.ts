import { expect, it } from 'vitest'
import { auditConditions } from './filters'

const EVERYTHING = { person: '', kind: null, form: '', answer: '', municipality: '', from: null, to: null }

it('SEC-06 a filter that is not chosen narrows nothing', () => {
  expect(auditConditions(EVERYTHING)).toEqual([])
})

it('SEC-06 the trail is narrowed by who, what, which form and when, both days included', () => {
  const from = new Date('2026-10-01T00:00:00Z')
  const to = new Date('2026-10-05T23:59:59Z')
  const narrowed = {
    person: 'eva',
    kind: 'borrado',
    form: 'comercios',
    answer: 'r-1',
    municipality: 'm',
  } as const
  expect(auditConditions({ ...narrowed, from, to })).toEqual([
    { field: 'por', op: '==', value: 'eva' },
    { field: 'tipo', op: '==', value: 'borrado' },
    { field: 'idPlantilla', op: '==', value: 'comercios' },
    { field: 'respuesta', op: '==', value: 'r-1' },
    { field: 'municipalityPath', op: '==', value: 'm' },
    { field: 'fecha', op: '>=', value: from },
    { field: 'fecha', op: '<=', value: to },
  ])
  expect(auditConditions({ ...EVERYTHING, to })).toEqual([{ field: 'fecha', op: '<=', value: to }])
})
