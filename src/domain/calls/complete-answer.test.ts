import { describe, expect, it } from 'vitest'
import { aSection, anAnswer, aVersion, NOW, questions, TYPED } from '../../testing/builders'
import { completeAnswerRequestSchema, packCompletion, type CompleteAnswerRequest } from './complete-answer'

const version = aVersion({
  secciones: [aSection({ preguntas: questions({ ...TYPED.date, respuesta: NOW }, { respuesta: 'a' }) })],
})
const REQUEST: CompleteAnswerRequest = {
  answerId: 'respuesta-1',
  lastUpdate: NOW.getTime(),
  secciones: anAnswer({ version, secciones: version.secciones }).secciones,
  signatures: [{ indexSignature: 0, names: 'Ana Ríos', imgID: 'abcDEF123456', imgURL: 'imagenes/a.png' }],
  estado: 1,
}
/** As it comes to a function: JSON has no moments. */
const travelled = (given: object = {}): object =>
  JSON.parse(JSON.stringify(packCompletion({ ...REQUEST, ...given })))
const isTaken = (more: object) => completeAnswerRequestSchema.safeParse({ ...travelled(), ...more }).success

describe('a completed answer that is sent to the function', () => {
  it('COMP-01 arrives as it was sent, moments as moments and empty fields as they are', () => {
    expect(JSON.stringify(REQUEST.secciones)).toContain(NOW.toISOString())
    expect(completeAnswerRequestSchema.parse(travelled())).toEqual(REQUEST)
    const open = { lastUpdate: null, estado: null }
    expect(completeAnswerRequestSchema.parse(travelled(open))).toEqual({ ...REQUEST, ...open })
  })

  it.each([
    { momento: 'mañana' },
    { momento: 9e15 },
    { momento: 1, otro: 2 },
    { otro: 1 },
    {},
    null,
    [{ momento: 'x' }],
  ])('COMP-01 %j is no moment and stays', (extra) => {
    const [section] = REQUEST.secciones
    const { secciones } = completeAnswerRequestSchema.parse(travelled({ secciones: [{ ...section, extra }] }))
    expect(secciones[0]).toMatchObject({ extra })
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
