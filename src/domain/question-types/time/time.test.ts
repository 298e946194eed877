import { describe, expect, it } from 'vitest'
import { NOW, TYPED, aQuestion } from '../../../testing/builders'
import { time } from './index'

const question = aQuestion(TYPED.time)
const problem = (respuesta: string | Date) => time.validate(question, { ...question, respuesta })

describe('time questions', () => {
  it('ANS-04 begin with now', () => {
    expect(time.initialValue(question, NOW).respuesta).toBe(NOW)
  })

  it.each([
    ['00:00', 0, 0],
    ['08:05', 8, 5],
    [' 23:59 ', 23, 59],
  ])('ANS-03 keep %j as that time of the given day', (typed, hours, minutes) => {
    const day = new Date(2026, 9, 5, 10, 30, 15, 400)
    expect(time.normalize(typed, day)).toEqual(new Date(2026, 9, 5, hours, minutes))
    expect(day).toEqual(new Date(2026, 9, 5, 10, 30, 15, 400))
  })

  it.each(['24:00', '12:60', '8:05', '0805', '108:05', '08:050', 'mediodía'])('ANS-05 refuse %j', (typed) => {
    expect(time.normalize(typed, NOW)).toBe(typed)
    expect(problem(typed)).toBe('time')
  })

  it('FMT-01 are told as a time', () => {
    const format = { date: () => '05/10/2026', time: () => '10:30', yes: '', no: '', language: 'es' } as const
    expect(time.summary(question, { ...question, respuesta: NOW }, format)).toBe('10:30')
  })
})
