import { describe, expect, it } from 'vitest'
import { anAnswer, aSignature, NOW, THREE_STATES } from '../../testing/builders'
import { isSameContent } from './same-content'
import { uniqueKey } from '../citizen/unique-key'

const said = (respuesta: string) => [{ id: 's', orden: 0, preguntas: [{ id: 'q', orden: 0, respuesta }] }]
const answer = anAnswer({}, { secciones: said('Ana') })

describe('whether two answers have the same content', () => {
  it('ANS-15 the content is the same with other times and another order of fields', () => {
    const again = Object.fromEntries(Object.entries(answer).toReversed())
    expect(isSameContent(answer, Object.assign({}, answer, again, { lastUpdate: null, uid: 'x' }))).toBe(true)
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

  it('ANS-18 the content differs in another state, unless somebody moved the stored answer since', () => {
    const inState = (actual: number) => ({ ...answer, estados: { ...THREE_STATES, actual } })
    expect(isSameContent(inState(1), inState(1))).toBe(true)
    expect(isSameContent(inState(1), inState(0))).toBe(false)
    const sending = { ...inState(1), fechaCreacion: null, lastUpdate: null }
    expect(isSameContent(sending, inState(0))).toBe(false)
    const later = new Date(NOW.getTime() + 60_000)
    expect(isSameContent({ ...inState(2), lastUpdate: later }, inState(1))).toBe(true)
  })

  it('INC-03 the content differs when the answers are about different assets at the same place', () => {
    const about = (idIdentificador: string) => ({
      ...answer,
      ubicacion: {
        latlng: null,
        direccion: 'Mitre 1',
        identificador: { idIdentificador, descripcion: 'Farol' },
      },
    })
    expect(isSameContent(about('7'), about('7'))).toBe(true)
    expect(isSameContent(about('7'), about('8'))).toBe(false)
  })
})

it('ANS-13 a citizen is kept as a hash of the form and the citizen', async () => {
  const key = await uniqueKey('f1', 'c-9')
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(await uniqueKey('f2', 'c-9')).not.toBe(key)
  expect(await uniqueKey('f1', 'c-8')).not.toBe(key)
})
