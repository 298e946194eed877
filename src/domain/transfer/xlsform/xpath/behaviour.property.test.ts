import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answering, formOf, told, xlsform } from '../../testing/answering'

/** Answers as XLSForm has them: texts, '' for nothing. */
interface Given {
  a: string
  b: string
  t: string
  s: string
  m: string[]
}
/** A part of an expression, and what XPath makes of it, written down here from its specification. */
interface Part<T> {
  text: string
  value: (given: Given) => T
}

const number = (text: string): number => (text === '' ? Number.NaN : Number(text))

const numbers: fc.Arbitrary<Part<number>> = fc.letrec<{ number: Part<number> }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.nat(9).map((n) => ({ text: String(n), value: () => n })),
    fc.constantFrom<Part<number>>(
      { text: '${a}', value: ({ a }) => number(a) },
      { text: '${b}', value: ({ b }) => number(b) },
      { text: 'string-length(${t})', value: ({ t }) => t.length },
      { text: 'count-selected(${m})', value: ({ m }) => m.length },
      { text: 'coalesce(${a}, 3)', value: ({ a }) => (a === '' ? 3 : number(a)) },
      { text: "if(${s} = 'x', ${a}, 2)", value: ({ s, a }) => (s === 'x' ? number(a) : 2) },
    ),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number'))
      .map(([one, sign, other]): Part<number> => ({
        text: `(${one.text} ${sign} ${other.text})`,
        value: (given) => {
          const [left, right] = [one.value(given), other.value(given)]
          return sign === '+' ? left + right : sign === '-' ? left - right : left * right
        },
      })),
  ),
})).number

const SIGNS: Record<string, (one: number, other: number) => boolean> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
}

const comparisons = fc
  .tuple(numbers, fc.constantFrom(...Object.keys(SIGNS)), numbers)
  .map(([one, sign, other]): Part<boolean> => {
    const areAnswers = [one, other].every(({ text }) => /^\$\{\w\}$/u.test(text))
    return {
      text: `${one.text} ${sign} ${other.text}`,
      value: (given) => {
        const [left, right] = [one.value(given), other.value(given)]
        // Two answers that nobody gave are the same empty text.
        const areBlank = areAnswers && Number.isNaN(left) && Number.isNaN(right)
        if (areBlank && (sign === '=' || sign === '!=')) return sign === '='
        return SIGNS[sign]?.(left, right) ?? false
      },
    }
  })

const conditions: fc.Arbitrary<Part<boolean>> = fc.letrec<{ condition: Part<boolean> }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    comparisons,
    fc.constantFrom<Part<boolean>>(
      { text: "${s} = 'x'", value: ({ s }) => s === 'x' },
      { text: "${s} != 'x'", value: ({ s }) => s !== 'x' },
      { text: "${s} = ''", value: ({ s }) => s === '' },
      { text: "${t} = ''", value: ({ t }) => t === '' },
      { text: "${t} != 'ab'", value: ({ t }) => t !== 'ab' },
      { text: "selected(${m}, 'y')", value: ({ m }) => m.includes('y') },
      { text: "selected(${s}, 'y')", value: ({ s }) => s === 'y' },
      { text: "contains(${t}, 'b')", value: ({ t }) => t.includes('b') },
      { text: '${t} = ${s}', value: ({ t, s }) => t === s },
      { text: "${a} = ''", value: ({ a }) => a === '' },
      { text: "concat(${s}, ${a}) = 'x1'", value: ({ s, a }) => s + a === 'x1' },
    ),
    numbers.map(({ text, value }): Part<boolean> => ({
      text: `boolean(${text})`,
      value: (given) => !(Number.isNaN(value(given)) || value(given) === 0),
    })),
    tie('condition').map(({ text, value }): Part<boolean> => ({
      text: `not(${text})`,
      value: (given) => !value(given),
    })),
    fc
      .tuple(tie('condition'), fc.constantFrom('and', 'or'), tie('condition'))
      .map(([one, sign, other]): Part<boolean> => ({
        text: `(${one.text} ${sign} ${other.text})`,
        value: (given) =>
          sign === 'and' ? one.value(given) && other.value(given) : one.value(given) || other.value(given),
      })),
  ),
})).condition

const answers: fc.Arbitrary<Given> = fc.record({
  a: fc.constantFrom('', '0', '1', '5'),
  b: fc.constantFrom('', '0', '3', '5'),
  t: fc.constantFrom('', 'ab', 'x', 'hola'),
  s: fc.constantFrom('', 'x', 'y', 'z'),
  m: fc.subarray(['x', 'y', 'z']),
})

describe('MOVE-07 a form that came in asks what the original asks', () => {
  it('whatever its conditions and whatever is answered', () => {
    fc.assert(
      fc.property(conditions, fc.array(answers, { minLength: 1, maxLength: 3 }), ({ text, value }, all) => {
        const { content, report } = formOf(
          xlsform(
            `
type | name | label | relevant | required | constraint
integer | a | A | | |
integer | b | B | | |
text | t | T | | |
select_one list | s | S | | |
select_multiple list | m | M | | |
text | shown | Shown | ${text} | |
text | needed | Needed | | ${text} |
text | checked | Checked | | | ${text}
`,
            `
list_name | name | label
list | x | x
list | y | y
list | z | z
`,
          ),
        )
        expect(told(report)).toEqual(['- sectionMade'])
        const filling = answering(content)
        filling.give('checked', 'algo')
        for (const given of all) {
          for (const code of ['a', 'b', 't', 's'] as const) filling.give(code, given[code])
          filling.give('m', given.m.join(','))
          const expected = value(given)
          expect([text, filling.asked().includes('shown')]).toEqual([text, expected])
          expect([text, filling.required().includes('needed')]).toEqual([text, expected])
          expect([text, filling.problems().includes('check')]).toEqual([text, !expected])
        }
      }),
      { numRuns: 100 },
    )
  })
})
