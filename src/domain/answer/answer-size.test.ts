import { describe, expect, it } from 'vitest'
import { aSection, aVersion, anAnswer, NOW, questions, TYPED } from '../../testing/builders'
import { sentSize } from '../bytes'
import { Scenario } from '../../testing/scenario'
import { MAX_ANSWER_BYTES, answerSize, roomOf } from './answer-size'
import { sectionsToStore } from './clock-to-store'
import { anonymousAuthor, newAnswer } from '../answering/new-answer'

const answered = (scenario: Scenario) =>
  anAnswer({ version: aVersion({ secciones: scenario.secciones }), secciones: scenario.secciones })
const roomFor = (scenario: Scenario) => roomOf(answerSize(answered(scenario)))

describe('ANS-15 how large an answer may be', () => {
  it('an answer has room for 13 questions with 200 rows of some words each', () => {
    const preguntas = questions(
      ...Array.from({ length: 13 }, (_, index) => ({
        titulo: `Dato ${index}`,
        respuesta: 'Avenida Colón n.º 1234',
      })),
    )
    const seccionesRepetibles = Array.from({ length: 199 }, (_, row) => ({ orden: row + 1, preguntas }))
    const secciones = [aSection({ repetible: true, preguntas, seccionesRepetibles })]
    const scenario = new Scenario(secciones, NOW)
    expect(roomFor(scenario)).not.toBe('over')
  })

  it('an answer has room for 1,325 short texts', () => {
    const preguntas = questions(
      ...Array.from({ length: 1325 }, (_, index) => ({
        titulo: `Dato ${index}`,
        respuesta: 'Avenida Colón n.º 1234',
      })),
    )
    expect(roomFor(new Scenario([aSection({ preguntas })], NOW))).toBe('free')
  })

  it('an answer has room for one text of 120,000 letters', () => {
    const scenario = Scenario.open([aSection({ preguntas: questions({ titulo: 'Descargo' }) })])
    expect(roomFor(scenario.answer('Descargo', 'letras ñ '.repeat(13_334)))).toBe('free')
  })

  it('warns before the answer is full, and counts bytes, not letters', () => {
    const scenario = Scenario.open([aSection({ preguntas: questions({ titulo: 'Descargo' }) })])
    const filled = (letter: string, bytes: number) =>
      roomFor(scenario.answer('Descargo', letter.repeat(Math.floor(bytes / Buffer.byteLength(letter)))))
    for (const letter of ['x', 'ñ', '字', '🌳']) {
      expect(filled(letter, 0.7 * MAX_ANSWER_BYTES)).toBe('free')
      expect(filled(letter, 0.9 * MAX_ANSWER_BYTES)).toBe('near')
      expect(filled(letter, MAX_ANSWER_BYTES)).toBe('over')
    }
  })

  it.each([
    [MAX_ANSWER_BYTES + 1, 'over'],
    [MAX_ANSWER_BYTES, 'near'],
    [200_001, 'near'],
    [200_000, 'free'],
  ])('at %i bytes has room: %s', (bytes, room) => {
    expect(roomOf(bytes)).toBe(room)
  })

  it('counts the moments that the store has beside days and times of day', () => {
    const dates = questions(...Array.from({ length: 300 }, () => ({ ...TYPED.date, repetible: true })))
    const answer = answered(Scenario.open([aSection({ preguntas: dates })]))
    const none = { ...answer, secciones: [] }
    expect(answerSize(answer) - answerSize(none)).toBe(
      sentSize(sectionsToStore(answer.secciones, 'Europe/Madrid')) - sentSize([]),
    )
  })

  it('gives the same size before the answer is saved and afterwards', () => {
    const version = aVersion({
      secciones: [aSection({ preguntas: questions({ titulo: 'Día', ...TYPED.date }) })],
    })
    const made = newAnswer({
      id: 'a',
      version,
      secciones: Scenario.open(version.secciones).secciones,
      signatures: [],
      ubicacion: null,
      author: anonymousAuthor(''),
      code: 'VA-0123456789',
      datosCiudadano: null,
    })
    const stored = {
      ...made,
      ...anonymousAuthor('an-account-of-28-characters-'),
      fechaCreacion: NOW,
      lastUpdate: NOW,
      timeStamp: NOW,
      movido: { sesion: 's', fecha: NOW },
    }
    expect(answerSize(stored)).toBe(answerSize(made))
  })

  it('an answer fits twice into an event of the store, before and after a change', () => {
    expect(2 * MAX_ANSWER_BYTES).toBeLessThan(512_000 - 10_000)
  })
})
