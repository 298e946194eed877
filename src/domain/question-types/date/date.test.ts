import { describe, expect, it } from 'vitest'
import { NOW, TYPED, aQuestion } from '../../../testing/builders'
import { isAsFilledIn } from '../shared/moment'
import { date } from './index'

const question = aQuestion(TYPED.date)
const problem = (respuesta: string | Date) => date.validate(question, { ...question, respuesta })

describe('date questions', () => {
  it('ANS-04 begin with now', () => {
    expect(date.initialValue(question, NOW).respuesta).toBe(NOW)
  })

  it('ANS-03 keep a typed day as a moment in the middle of that day', () => {
    expect(date.normalize('2024-02-29', NOW)).toEqual(new Date(2024, 1, 29, 12))
  })

  it('ANS-03 keep the year as typed, even one of two figures', () => {
    const day = date.normalize('0099-12-31', NOW)
    expect(day instanceof Date && day.getFullYear()).toBe(99)
  })

  it.each([
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '31/12/2024',
    'ayer',
    '12024-01-01',
    '2024-01-011',
    '2024-02-30',
  ])('ANS-05 refuse %j', (typed) => {
    expect(date.normalize(typed, NOW)).toBe(typed)
    expect(problem(typed)).toBe('date')
  })

  it.each(['0224-01-31', '0099-12-31', '0999-12-31'])('ANS-05 tell a year of three figures: %j', (typed) => {
    expect(problem(date.normalize(typed, NOW))).toBe('year')
    expect(problem(date.normalize('1000-01-01', NOW))).toBeNull()
  })

  it('ANS-04 tell the moment that the form filled in from one that somebody chose', () => {
    const at = (iso: string) => isAsFilledIn({ respuesta: new Date(iso) })
    expect(at('2026-10-05T10:30:15.400Z')).toBe(true)
    expect(at('2026-10-05T10:30:00.001Z')).toBe(true)
    expect(at('2026-10-05T10:30:00Z')).toBe(false)
    expect(isAsFilledIn({ respuesta: '2026-10-05' })).toBe(false)
  })

  it('ANS-05 refuse a moment that does not exist', () => {
    expect(problem(new Date(Number.NaN))).toBe('date')
    expect(problem(NOW)).toBeNull()
  })

  it('FMT-01 are told as a day', () => {
    const format = { date: () => '05/10/2026', time: () => '10:30', yes: '', no: '', language: 'es' } as const
    expect(date.summary(question, { ...question, respuesta: NOW }, format)).toBe('05/10/2026')
    expect(date.summary(question, { ...question, respuesta: 'ayer' }, format)).toBe('')
  })
})
