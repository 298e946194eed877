/** What 2,000 questions cost, counted, not timed. */
import { describe, expect, it } from 'vitest'
import { aQuestion, aSection } from '../../testing/builders'
import type { Section } from '../form/section'
import { setResponse } from './fill'
import { problemsOf } from './problems'

/** A form of so many questions, and how often their fields were read. */
function watched(count: number): { form: Section[]; reads: () => number } {
  let reads = 0
  const preguntas = Array.from(
    { length: count },
    (_, orden) =>
      new Proxy(aQuestion({ orden, required: true }), {
        get(question, field, receiver) {
          reads += 1
          return Reflect.get(question, field, receiver)
        },
        ownKeys(question) {
          reads += 1
          return Reflect.ownKeys(question)
        },
      }),
  )
  return { form: [aSection({ preguntas })], reads: () => reads }
}

const last = (count: number) => ({ section: 0, condition: null, row: 0, question: count - 1, repetition: 0 })

describe('the cost of a large form', () => {
  it('ANS-07 looking for problems reads each of 2,000 questions as often as each of 20', () => {
    const small = watched(20)
    const large = watched(2000)
    expect(problemsOf(small.form)).toHaveLength(20)
    expect(problemsOf(large.form)).toHaveLength(2000)
    expect(large.reads()).toBe(small.reads() * 100)
  })

  it('ANS-03 an answer reads one question, at 20 as at 2,000', () => {
    const small = watched(20)
    const large = watched(2000)
    setResponse(small.form, last(20), { respuesta: 'x' })
    setResponse(large.form, last(2000), { respuesta: 'x' })
    expect(small.reads()).toBeGreaterThan(0)
    expect(large.reads()).toBe(small.reads())
  })
})
