import { describe, expect, it } from 'vitest'
import { CLOCK, TYPED, aQuestion } from '../../../testing/builders'
import { date } from './index'

const PLAIN = { formato: '' }

const question = aQuestion(TYPED.date)
const problem = (respuesta: string) => date.validate(question, { ...question, respuesta })

describe('date questions', () => {
  it('ANS-04 begin with the day that it is', () => {
    expect(date.initialValue(question, CLOCK)).toMatchObject({ respuesta: '2026-10-05', porDefecto: true })
  })

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1000-01-01'])('ANS-03 keep %j as typed', (typed) => {
    expect(date.normalize(` ${typed} `, PLAIN)).toBe(typed)
    expect(problem(typed)).toBeNull()
  })

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-01-00',
    '31/12/2024',
    'ayer',
    '12024-01-01',
    '2024-01-011',
    '2024-02-30',
    '2026-10-05T10:30',
  ])('ANS-05 refuse %j', (typed) => {
    expect(date.normalize(typed, PLAIN)).toBe(typed)
    expect(problem(typed)).toBe('date')
  })

  it.each(['0224-01-31', '0099-12-31', '0999-12-31'])('ANS-05 tell a year of three figures: %j', (typed) => {
    expect(problem(date.normalize(typed, PLAIN))).toBe('year')
  })

  it('FMT-01 are told as a day', () => {
    const format = { yes: '', no: '', language: 'es' } as const
    const told = (respuesta: string) => date.summary(question, { ...question, respuesta }, format)
    expect(['2026-10-05', '2026-10-05T23:59', 'ayer', ''].map(told)).toEqual([
      '05/10/2026',
      '05/10/2026',
      '',
      '',
    ])
  })
})
