import { describe, expect, it } from 'vitest'
import { aBranch, anAnswer, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import { correctedSections } from '../correction/overlay'
import type { FormVersion } from '../form/form'
import { momentIn } from '../zone-times'
import { storedAnswerSchema, type StoredAnswer } from './answer'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { pathsOf } from './view'
import { responseAt } from './fill'
import { withWallClocks } from './stored-clock'
import { sectionsToStore } from './clock-to-store'
import { assembleSections } from '../answering/whole'

const ZONES = ['America/Argentina/Cordoba', 'Europe/Madrid', 'America/Santiago', 'Asia/Tokyo']
/** Midnight, the last minute, and times that clocks skip or show twice. */
const TIMES = ['00:00', '00:30', '02:30', '09:30', '23:59']
/** Both changes of clocks in Madrid and in Santiago, whose day begins at one o'clock in September, and others. */
const DAYS = [
  '2026-03-29',
  '2026-10-25',
  '2026-04-05',
  '2026-09-06',
  '2026-12-31',
  '2024-02-29',
  '1000-01-01',
]

const dated = aSection({
  preguntas: questions({ ...TYPED.date, titulo: 'Día' }, { ...TYPED.time, titulo: 'Hora' }),
})
const version = aVersion({ secciones: [dated] })
const filled = (day: string, time: string) =>
  Scenario.open(version.secciones).answer('Día', day).answer('Hora', time)

const parsed = (secciones: unknown, timeZone: string, more: object = {}): StoredAnswer =>
  withWallClocks(storedAnswerSchema, timeZone).parse({ ...anAnswer({ version }), ...more, secciones })
const valuesOf = (answer: StoredAnswer, of: FormVersion = version): string[] => {
  const sections = correctedSections(of.secciones, answer)
  return pathsOf(sections).map((path) => responseAt(sections, path)?.respuesta ?? '')
}
/** An answer as it was stored before: moments alone. */
const older = (...moments: Date[]) => [
  {
    ...{ id: 'seccion-0', orden: 0 },
    preguntas: moments.map((respuesta, orden) => ({ id: `pregunta-${orden}`, orden, respuesta })),
  },
]

describe.each(ZONES)('days and times of day of an answer in %s', (zone) => {
  it.each(DAYS)(
    'OPS-08 %s stays that day, and each time of day stays, from the field to the store and back',
    (day) => {
      for (const time of TIMES) {
        const stored = sectionsToStore(filled(day, time).stored, zone)
        for (const reader of ZONES) expect(valuesOf(parsed(stored, reader))).toEqual([day, time])
        expect(contentFaults(version, parsed(stored, 'UTC').secciones, null)).toEqual([])
      }
    },
  )

  it.each(DAYS)('ANS-03 %s is stored as the moment that the clock shows it at, too', (day) => {
    const [section] = sectionsToStore(filled(day, '09:30').stored, zone)
    expect(section).toMatchObject({
      preguntas: [
        { valor: day, respuesta: momentIn(day, '12:00', zone) },
        { valor: '09:30', respuesta: momentIn('2000-01-01', '09:30', zone) },
      ],
    })
  })

  it('OPS-08 an older answer says what the clock of its municipality showed', () => {
    for (const day of DAYS.slice(0, 5)) {
      const stored = older(momentIn(day, '12:00', zone), momentIn(day, '09:30', zone))
      expect(valuesOf(parsed(stored, zone))).toEqual([day, '09:30'])
      expect(contentFaults(version, parsed(stored, zone).secciones, null)).toEqual([])
    }
  })
})

describe('an answer that was stored as moments', () => {
  const stored = older(new Date('2026-11-01T01:30:15Z'), new Date('2026-11-01T01:30:00Z'))

  it('OPS-08 a date left at its default on 31 October at 22:30 in Córdoba is one of October', () => {
    expect(valuesOf(parsed(stored, 'America/Argentina/Cordoba'))).toEqual(['2026-10-31', '22:30'])
  })

  it('ANS-04 has a default where its moment had seconds', () => {
    const [section] = assembleSections(version.secciones, parsed(stored, 'UTC').secciones, null)
    expect(section?.preguntas.map(({ porDefecto }) => porDefecto === true)).toEqual([true, false])
  })

  it('OPS-08 keeps what it says when it is stored again', () => {
    const { secciones } = parsed(stored, 'Europe/Madrid')
    const again = compactSections(assembleSections(version.secciones, secciones, null))
    expect(valuesOf(parsed(sectionsToStore(again, 'Europe/Madrid'), 'Asia/Tokyo'))).toEqual([
      '2026-11-01',
      '02:30',
    ])
  })

  it('CORR-02 its corrections and requests are read by the same clock', () => {
    const moment = new Date('2026-07-01T12:30:00Z')
    const spot = { seccionId: 'seccion-0', preguntaId: 'pregunta-1', parte: 'answer', title: 'Hora' }
    const edit = { ...spot, answer: moment, anterior: { answer: moment } }
    const answer = parsed(stored, 'Europe/Madrid', {
      editsBySupervisor: [{ sentDateTime: moment, editedAnswers: { answers: [edit] } }],
      requestsForChanges: [
        { changesRequested: { answers: [{ ...spot, oldAnswer: moment, anterior: edit }] } },
      ],
    })
    expect(valuesOf(answer)).toEqual(['2026-11-01', '14:30'])
    expect(answer.editsBySupervisor?.[0]?.sentDateTime).toEqual(moment)
    expect(answer.editsBySupervisor?.[0]?.editedAnswers.answers[0]?.anterior.answer).toBe('2026-07-01T14:30')
    const [asked] = answer.requestsForChanges?.[0]?.changesRequested.answers ?? []
    expect([asked?.oldAnswer, asked?.anterior.answer]).toEqual(['2026-07-01T14:30', '2026-07-01T14:30'])
  })
})

describe('days and times of day that nobody could have given', () => {
  const moment = new Date('2026-03-29T10:00:00Z')
  const faults = (...preguntas: object[]) => {
    const all = preguntas.map((one, orden) => ({ id: `pregunta-${orden}`, orden, ...one }))
    return contentFaults(
      version,
      parsed([{ id: 'seccion-0', orden: 0, preguntas: all }], 'UTC').secciones,
      null,
    )
  }

  it.each([
    ['a day that its moment is far from', { valor: '2026-03-27', respuesta: moment }, {}],
    ['a time that no clock shows at its moment', {}, { valor: '09:37', respuesta: moment }],
    ['a day that does not exist', { valor: '2026-02-30' }, {}],
    ['a time that does not exist', {}, { valor: '25:00' }],
    ['words', { valor: 'ayer' }, {}],
    ['a time for a day', { valor: '09:30' }, {}],
    ['a text beside it', { valor: '2026-03-29', respuesta: 'otra cosa' }, {}],
    ['a moment that is none', { respuesta: new Date(Number.NaN) }, {}],
  ])('SEC-01 %s is a fault, and the rest can be read', (_what, day, time) => {
    expect(faults({ valor: '2026-03-29', respuesta: moment }, { valor: '10:00', respuesta: moment })).toEqual(
      [],
    )
    expect(faults({ valor: '2026-03-29' }, { valor: '10:00' })).toEqual([])
    expect(faults(day, time)).toContain('parts')
  })

  it('SEC-01 a moment is no answer to a question that asks for words', () => {
    const worded = aVersion({ secciones: [aSection({ preguntas: questions({}) })] })
    const { secciones } = parsed(older(moment), 'UTC')
    expect(contentFaults(worded, secciones, null)).toEqual(['parts'])
    expect(valuesOf(parsed(older(moment), 'UTC'), worded)).toEqual([''])
  })

  it('SEC-01 what is no list, and fields of any shape, stay for the schema to refuse', () => {
    for (const secciones of ['x', 7, [null], [{ id: 'x', orden: 0, preguntas: 'no' }]]) {
      const read = withWallClocks(storedAnswerSchema, 'UTC').safeParse({ ...anAnswer(), secciones })
      expect(read.success).toBe(false)
    }
    for (const none of [null, 'x', undefined, [], new Date()]) {
      expect(withWallClocks(storedAnswerSchema, 'UTC').safeParse(none).success).toBe(false)
    }
  })
})

it('OPS-08 rows, further answers and what stands below conditions are stored alike', () => {
  const asked = { ...TYPED.time, titulo: 'Hora', repetible: true }
  const form = aVersion({
    secciones: [
      aSection({ titulo: 'Visitas', repetible: true, preguntas: questions(asked) }),
      aSection({
        ...{ id: 's1', orden: 1, titulo: 'Otra', conditionalSection: true },
        conditions: [
          aBranch({ condition: 'Sí', questions: questions({ ...asked, id: 'c', titulo: 'Cuándo' }) }),
        ],
      }),
    ],
  })
  const given = Scenario.open(form.secciones)
    .addRow('Visitas')
    .addRepetition('Hora', { row: 1 })
    .checkCondition('Sí')
    .answer('Hora', '02:30')
    .answer('Hora', '03:30', { row: 1, repetition: 1 })
    .answer('Cuándo', '04:30')
  const stored = sectionsToStore(given.stored, 'Europe/Madrid')
  expect(JSON.stringify(stored).match(/"respuesta"/g)).toHaveLength(4)
  expect(parsed(stored, 'Asia/Tokyo').secciones).toEqual(given.stored)
})
