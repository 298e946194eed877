import { describe, expect, it } from 'vitest'
import { provableForm } from '../testing/provable-form'
import { proven } from './findings'

describe('LOGIC-07 a form of 500 questions and 300 rules', () => {
  it('LOGIC-07 is decided whole, each empty band and nothing else', () => {
    const empty = Array.from({ length: 10 }, (_, at) => `neverShown q${200 + at * 10}`)
    const { findings, undecided, coverage } = proven(provableForm(), '2026-10-05')
    expect(findings.map(({ code, part }) => `${code} ${part.definition.id}`)).toEqual(empty)
    expect(undecided).toEqual([])
    expect([coverage.reached, coverage.fillings.length]).toEqual([coverage.total, 5])
  }, 30_000)
})
