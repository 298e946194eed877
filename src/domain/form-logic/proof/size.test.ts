import { describe, expect, it } from 'vitest'
import type { Question } from '../../form/question'
import { aSection, questions, TYPED } from '../../../testing/builders'
import { check } from '../testing/filling'
import { proven } from './findings'

describe('LOGIC-07 a form of 500 questions and 300 rules', () => {
  const numbered = (from: number, more: (at: number) => Partial<Question>) =>
    questions(
      ...Array.from({ length: 100 }, (_, at) => ({
        id: `q${from + at}`,
        ...TYPED.integer,
        ...more(from + at),
      })),
    )
  const form = [
    ...[0, 100].map((from, orden) =>
      aSection({ id: `s${from}`, orden, preguntas: numbered(from, () => ({})) }),
    ),
    // A fan of bands, of which each tenth is empty; chains of twenty; checks of two answers.
    aSection({
      ...{ id: 's200', orden: 2 },
      preguntas: numbered(200, (at) => ({
        mostrarSi: `{{q${at % 7}}} > ${at % 10 === 0 ? 50 : 5} and {{q${at % 7}}} < 40 and not {{q${at % 90}}} = 3`,
      })),
    }),
    aSection({
      ...{ id: 's300', orden: 3 },
      preguntas: numbered(300, (at) => (at % 20 === 0 ? {} : { mostrarSi: `{{q${at - 1}}} > ${at % 5}` })),
    }),
    aSection({
      ...{ id: 's400', orden: 4 },
      preguntas: numbered(400, (at) => ({
        validaciones: [check(`{{q${at}}} >= {{q${at - 400}}}`), check(`{{q${at}}} < 900`, { id: 'v2' })],
      })),
    }),
  ]

  it('LOGIC-07 is decided whole, each empty band and nothing else', () => {
    const empty = Array.from({ length: 10 }, (_, at) => `neverShown q${200 + at * 10}`)
    const { findings, undecided, coverage } = proven(form, '2026-10-05')
    expect(findings.map(({ code, part }) => `${code} ${part.definition.id}`)).toEqual(empty)
    expect(undecided).toEqual([])
    expect([coverage.reached, coverage.fillings.length]).toEqual([coverage.total, 5])
  }, 30_000)
})
