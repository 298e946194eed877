import { describe, expect, it } from 'vitest'
import { anAnswer, aSignature, NOW } from '../../testing/builders'
import { isSameContent } from './same-content'
import { uniqueKey } from './unique-key'

const said = (respuesta: string | Date) => [
  { id: 's', orden: 0, preguntas: [{ id: 'q', orden: 0, respuesta }] },
]
const answer = anAnswer({}, { secciones: said('Ana') })

describe('whether two answers say the same', () => {
  it('ANS-15 they do whatever the times, the state and the order of fields', () => {
    const again = Object.fromEntries(Object.entries(answer).toReversed())
    expect(isSameContent(answer, Object.assign({}, answer, again, { lastUpdate: null, uid: 'x' }))).toBe(true)
    const noon = anAnswer({}, { secciones: said(NOW) })
    expect(isSameContent(noon, anAnswer({}, { secciones: said(new Date(NOW)) }))).toBe(true)
  })

  it.each([
    ['another word', { secciones: said('Eva') }],
    ['nothing', { secciones: [] }],
    ['another version', { version: 2 }],
    ['a signature', { signatures: [aSignature({ names: 'Ana' })] }],
    ['a place', { ubicacion: { latlng: null, direccion: 'Mitre 1' } }],
  ])('ANS-15 they do not with %s', (_what, change) => {
    expect(isSameContent(answer, { ...answer, ...change })).toBe(false)
  })
})

it('ANS-13 a citizen is known by a hash of the form and the citizen', async () => {
  const key = await uniqueKey('f1', 'c-9')
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(await uniqueKey('f2', 'c-9')).not.toBe(key)
  expect(await uniqueKey('f1', 'c-8')).not.toBe(key)
})
