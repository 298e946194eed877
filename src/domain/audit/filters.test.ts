import { expect, it } from 'vitest'
import { auditConditions } from './filters'

const EVERYTHING = { person: '', kind: null, form: '', from: null, to: null }

it('SEC-06 what is not chosen narrows nothing', () => {
  expect(auditConditions(EVERYTHING)).toEqual([])
})

it('SEC-06 the trail is narrowed by who, what, which form and when, both days included', () => {
  const from = new Date('2026-10-01T00:00:00Z')
  const to = new Date('2026-10-05T23:59:59Z')
  expect(auditConditions({ person: 'eva', kind: 'borrado', form: 'comercios', from, to })).toEqual([
    { field: 'por', op: '==', value: 'eva' },
    { field: 'tipo', op: '==', value: 'borrado' },
    { field: 'idPlantilla', op: '==', value: 'comercios' },
    { field: 'fecha', op: '>=', value: from },
    { field: 'fecha', op: '<=', value: to },
  ])
  expect(auditConditions({ ...EVERYTHING, to })).toEqual([{ field: 'fecha', op: '<=', value: to }])
})
