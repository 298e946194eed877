import { describe, expect, it } from 'vitest'
import { aSection, anAnswer, aVersion, NOW, questions, TYPED } from '../../testing/builders'
import { completeAnswerRequestSchema, type CompleteAnswerRequest } from './complete-answer'

const version = aVersion({
  secciones: [
    aSection({ preguntas: questions({ ...TYPED.date, respuesta: '2026-03-29' }, { respuesta: 'a' }) }),
  ],
})
const REQUEST: CompleteAnswerRequest = {
  answerId: 'respuesta-1',
  lastUpdate: NOW.getTime(),
  secciones: anAnswer({ version, secciones: version.secciones }).secciones,
  signatures: [{ indexSignature: 0, names: 'Ana Ríos', imgID: 'abcDEF123456', imgURL: 'imagenes/a.png' }],
  estado: 1,
}
/** As it comes to a function. */
const travelled = (given: object = {}): object => JSON.parse(JSON.stringify({ ...REQUEST, ...given }))
const isTaken = (more: object) => completeAnswerRequestSchema.safeParse({ ...travelled(), ...more }).success

describe('a completed answer that is sent to the function', () => {
  it('COMP-01 arrives as it was sent, days as days and empty fields as they are', () => {
    expect(JSON.stringify(REQUEST.secciones)).toContain('"valor":"2026-03-29"')
    expect(completeAnswerRequestSchema.parse(travelled())).toEqual(REQUEST)
    const open = { lastUpdate: null, estado: null }
    expect(completeAnswerRequestSchema.parse(travelled(open))).toEqual({ ...REQUEST, ...open })
  })

  it('OPS-08 a moment in the place of a day is refused: only an outdated page sends one', () => {
    const [section] = REQUEST.secciones
    const preguntas = [{ id: 'q', orden: 0, respuesta: { momento: NOW.getTime() } }]
    expect(isTaken({ secciones: [{ ...section, preguntas }] })).toBe(false)
  })

  it.each([
    { answerId: 'a/b' },
    { lastUpdate: 1.5 },
    { estado: 'x' },
    { secciones: 'x' },
    {
      secciones: [{ id: 's', orden: 0, preguntas: [{ id: 'q', orden: 0, respuesta: { momento: 9e99 } }] }],
    },
    { secciones: Array.from({ length: 301 }, () => ({})) },
    { signatures: Array.from({ length: 21 }, () => REQUEST.signatures[0]) },
    { otro: 1 },
    ...[
      { names: ' ' },
      { names: 'x'.repeat(61) },
      { imgID: 'corto' },
      { imgID: 'abcDEF1234567' },
      { imgURL: 'x'.repeat(2001) },
      { indexSignature: -1 },
      { indexSignature: 101 },
    ].map((wrong) => ({ signatures: [{ ...REQUEST.signatures[0], ...wrong }] })),
  ])('COMP-01 %.80j is refused', (wrong) => {
    expect(isTaken({})).toBe(true)
    expect(isTaken(wrong)).toBe(false)
  })
})
