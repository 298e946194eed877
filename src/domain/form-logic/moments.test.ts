/** Dates with a time in rules: to the minute beside each other, by their day beside a day (decision 127). */
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { assembleSections } from '../answering/whole'
import type { Question } from '../form/question'
import { proofReport } from '../publication/proof-report'
import { formulaProblem, namedParts } from './problems'
import { formulaOfSentence, operatorsOf, sentenceOf } from './sentence'
import { at, BEGUN, check, filling } from './testing/filling'

afterEach(() => void vi.unstubAllEnvs())

const asking = (...more: Partial<Question>[]) => [
  aSection({
    preguntas: questions(
      { id: 'm', ...TYPED['date-time'] },
      { id: 'n', ...TYPED['date-time'] },
      { id: 'd', ...TYPED.date },
      ...more,
    ),
  }),
]
/** What a formula comes to as the answer of a question. */
function comesTo(
  calculo: string,
  [m, n = '', d = '']: readonly string[],
  kind: keyof typeof TYPED = 'yes-no',
): string | undefined {
  const form = filling(asking({ id: 'x', ...TYPED[kind], calculo }))
  for (const [place, said = ''] of [m, n, d].entries()) form.say(at(0, place), said)
  return form.answer(at(0, 3))
}

describe('moments beside each other', () => {
  it.each([
    ['{{m}} < {{n}}', 'true'],
    ['{{m}} >= {{n}}', 'false'],
    ['{{m}} = {{n}}', 'false'],
    ['{{m}} = "2026-10-05T09:30"', 'true'],
    ['{{m}} > "2026-10-05T09:29"', 'true'],
    ['{{m}} in ("2026-10-05T09:30", "2026-10-06T09:30")', 'true'],
    ['max({{m}}, {{n}}) = {{n}}', 'true'],
    ['date({{m}}) = date({{n}})', 'true'],
    ['time({{m}}) < "09:31"', 'true'],
  ])('LOGIC-02 are compared to the minute: %s', (formula, is) => {
    expect(comesTo(formula, ['2026-10-05T09:30', '2026-10-05T16:00'])).toBe(is)
  })

  it('LOGIC-02 have an hour and a minute, and are some minutes apart', () => {
    const said = ['2026-10-05T09:07', '2026-10-07T08:06']
    const number = (formula: string) => comesTo(formula, said, 'integer')
    expect([number('hour({{m}})'), number('minute({{m}})')]).toEqual(['9', '7'])
    expect(number('minutes_between({{m}}, {{n}})')).toBe(String(2 * 1440 - 61))
    expect(number('minutes_between({{n}}, {{m}})')).toBe(String(61 - 2 * 1440))
  })

  it('LOGIC-02 are calculated and begin as moments, and as the beginning of a day', () => {
    const said = ['2026-10-05T09:07']
    expect(comesTo('{{m}}', said, 'date-time')).toBe('2026-10-05T09:07')
    expect(comesTo('add_days({{m}}, 1)', said, 'date-time')).toBe('2026-10-06T00:00')
    expect(comesTo('"2026-02-03T04:05"', said, 'date-time')).toBe('2026-02-03T04:05')
    expect(comesTo('{{m}}', said, 'date')).toBe('2026-10-05')
  })

  it('LOGIC-02 are nothing where they are no moment', () => {
    for (const said of ['', '2026-10-05', '2026-02-30T10:00', '2026-10-05T24:00'])
      expect(comesTo('is_blank({{m}})', [said])).toBe('true')
  })

  it('LOGIC-06 what is no moment is told beside one', () => {
    const secciones = asking()
    const part = namedParts(secciones).get('d')
    const fault = (formula: string) =>
      part && formulaProblem(formula, secciones, { part, field: 'mostrarSi' })?.fault
    expect(['{{m}} < 3', '{{m}} < "10:00"', 'hour({{d}}) > 1', '{{m}} = "mañana"'].map(fault)).toEqual(
      Array.from({ length: 4 }, () => 'wrongType'),
    )
  })
})

describe('moments beside days', () => {
  const SIGNS = {
    '=': (one: string, other: string) => one === other,
    '!=': (one: string, other: string) => one !== other,
    '<': (one: string, other: string) => one < other,
    '<=': (one: string, other: string) => one <= other,
    '>': (one: string, other: string) => one > other,
    '>=': (one: string, other: string) => one >= other,
  }
  const day = fc.constantFrom('2026-10-04', BEGUN, '2026-10-06', '2027-03-28')
  const time = fc.constantFrom('00:00', '00:01', '12:30', '23:59')

  it('LOGIC-02 go on meaning what they meant: their day is compared', () => {
    fc.assert(
      fc.property(day, time, day, (own, hour, other) => {
        const said = [`${own}T${hour}`, '', other]
        for (const [sign, holds] of Object.entries(SIGNS))
          for (const [left, right] of [
            ['{{m}}', '{{d}}'],
            ['{{d}}', '{{m}}'],
            ['{{m}}', `"${other}"`],
            [`"${other}"`, '{{m}}'],
            ['{{m}}', 'today()'],
            ['{{m}}', `if({{m}} > "2000-01-01", {{d}}, {{m}})`],
          ] as const) {
            const dayOf = (side: string) => (side === '{{m}}' ? own : side === 'today()' ? BEGUN : other)
            expect([left, sign, right, comesTo(`${left} ${sign} ${right}`, said)]).toEqual([
              ...[left, sign, right, String(holds(dayOf(left), dayOf(right)))],
            ])
          }
      }),
      { numRuns: 12 },
    )
  })

  it.each<[string, keyof typeof TYPED, string]>([
    ['days_between({{m}}, {{n}})', 'integer', '1'],
    ['days_between({{d}}, max({{m}}, {{n}}))', 'integer', '2'],
    ['year({{m}}) + month({{m}}) + day({{m}})', 'integer', '2041'],
    ['weekday({{m}})', 'integer', '1'],
    ['age({{m}}, {{d}})', 'integer', '0'],
    ['add_months({{m}}, 1)', 'date', '2026-11-05'],
    ['min({{m}}, {{d}})', 'date', '2026-10-04'],
    ['coalesce({{m}}, {{d}})', 'date', '2026-10-05'],
    ['concat("el ", {{m}})', 'text', 'el 2026-10-05'],
  ])('LOGIC-02 functions of days take their day: %s', (formula, kind, is) => {
    expect(comesTo(formula, ['2026-10-05T23:30', '2026-10-06T00:10', '2026-10-04'], kind)).toBe(is)
  })
})

describe('bounds of moments', () => {
  const problemsFor = (bounds: Partial<Question>, m: string, n = '') => {
    const form = filling([
      aSection({
        preguntas: questions(
          { id: 'm', ...TYPED['date-time'], ...bounds },
          { id: 'n', ...TYPED['date-time'] },
        ),
      }),
    ])
    form.say(at(0, 1), n)
    form.say(at(0, 0), m)
    return form.problems().filter((one) => one.startsWith('s0-q0'))
  }

  it('LOGIC-01 a day takes in its hours, a moment is exact', () => {
    const byDay = { minimo: '"2026-10-05"', maximo: 'today()' }
    expect(problemsFor(byDay, '2026-10-05T00:00')).toEqual([])
    expect(problemsFor(byDay, '2026-10-05T23:59')).toEqual([])
    expect(problemsFor(byDay, '2026-10-04T23:59')).toEqual(['s0-q0 least'])
    expect(problemsFor(byDay, '2026-10-06T00:00')).toEqual(['s0-q0 most'])
    expect(problemsFor({ minimo: '{{n}}' }, '2026-10-05T09:59', '2026-10-05T10:00')).toEqual(['s0-q0 least'])
    expect(problemsFor({ minimo: '{{n}}' }, '2026-10-05T10:00', '2026-10-05T10:00')).toEqual([])
  })
})

describe('moments everywhere', () => {
  const FORM = asking(
    { id: 'len', ...TYPED.integer, calculo: 'minutes_between({{m}}, {{n}})' },
    { id: 'shown', mostrarSi: 'hour({{m}}) < 3' },
    { id: 'end', ...TYPED['date-time'], minimo: '{{m}}', validaciones: [check('{{end}} > {{n}}')] },
  )

  // Clocks are changed that night in Santiago, in New York and in Madrid; in Tokyo never.
  it.each([
    ['America/Santiago', '2026-09-05', '2026-09-06'],
    ['America/New_York', '2026-03-07', '2026-03-08'],
    ['Europe/Madrid', '2026-10-24', '2026-10-25'],
    ['Asia/Tokyo', '2026-10-24', '2026-10-25'],
  ])('LOGIC-03 come to the same in %s, in the browser, on the server and in a replay', (zone, from, to) => {
    vi.stubEnv('TZ', zone)
    const form = filling(FORM)
    form.say(at(0, 0), `${from}T02:30`)
    form.say(at(0, 1), `${to}T02:30`)
    form.say(at(0, 4), 'x')
    form.say(at(0, 5), `${to}T02:31`)
    expect(form.answer(at(0, 3))).toBe('1440')
    expect(form.problems()).toEqual([])
    const stored = compactSections(form.now())
    expect(contentFaults(aVersion({ secciones: FORM }), stored, BEGUN)).toEqual([])
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    expect(contentFaults(aVersion({ secciones: FORM }), stored, BEGUN)).toEqual([])
    expect(compactSections(assembleSections(FORM, stored, BEGUN))).toEqual(stored)
  })
})

describe('proofs about moments', () => {
  it.each([
    [`{{m}} < "2026-10-05" and {{m}} > "2026-10-05T10:00"`, ['neverShown']],
    [`{{m}} = "2026-10-05" and {{m}} > "2026-10-05T23:59"`, ['neverShown']],
    [`{{m}} = "2026-10-05" and {{m}} > "2026-10-05T23:58"`, []],
    [`{{m}} > "2026-10-04T23:59" and {{m}} < "2026-10-05T00:01"`, []],
    [`{{m}} > "2026-10-04T23:59" and {{m}} < "2026-10-05T00:00"`, ['neverShown']],
  ])('LOGIC-07 know the minutes around a border: %s', (mostrarSi, codes) => {
    const { found, undecided } = proofReport(asking({ id: 'x', mostrarSi }), BEGUN, 'es')
    expect([found.map(({ code }) => code), undecided]).toEqual([codes, []])
  })
})

describe('sentences about moments', () => {
  const type = { is: 'moment' } as const
  const said = (value: string) =>
    formulaOfSentence({ join: 'and', conditions: [{ part: 'm', operator: 'atMost', value }] }, () => type)

  it('LOGIC-05 compare with a day or a moment, and are read again', () => {
    expect(operatorsOf(type, false)).toContain('atLeast')
    expect(said('2026-10-05')).toBe("{{m}} <= '2026-10-05'")
    expect(said('2026-10-05T09:30')).toBe("{{m}} <= '2026-10-05T09:30'")
    expect([said('09:30'), said('2026-13-05')]).toEqual(['', ''])
    for (const value of ['2026-10-05', '2026-10-05T09:30'])
      expect(sentenceOf(said(value))?.conditions).toEqual([{ part: 'm', operator: 'atMost', value }])
  })
})
