import { describe, expect, it } from 'vitest'
import { CLOCK, TYPED, aQuestion } from '../../../testing/builders'
import { time } from './index'

const PLAIN = { formato: '' }

const question = aQuestion(TYPED.time)
const problem = (respuesta: string) => time.validate(question, { ...question, respuesta })

describe('time questions', () => {
  it('ANS-04 begin with the time that it is', () => {
    expect(time.initialValue(question, CLOCK)).toMatchObject({ respuesta: '10:30', porDefecto: true })
  })

  it.each(['00:00', '08:05', '23:59', '02:30'])('ANS-03 keep %j as typed', (typed) => {
    expect(time.normalize(` ${typed} `, PLAIN)).toBe(typed)
    expect(problem(typed)).toBeNull()
  })

  it.each(['24:00', '12:60', '8:05', '0805', '108:05', '08:050', 'mediodía', '2026-10-05T10:30'])(
    'ANS-05 refuse %j',
    (typed) => {
      expect(time.normalize(typed, PLAIN)).toBe(typed)
      expect(problem(typed)).toBe('time')
    },
  )

  it('FMT-01 are told as a time', () => {
    const format = { yes: '', no: '', language: 'es' } as const
    const told = (respuesta: string) => time.summary(question, { ...question, respuesta }, format)
    expect(['10:30', '2026-10-05T10:30', 'x', ''].map(told)).toEqual(['10:30', '10:30', '', ''])
  })
})
