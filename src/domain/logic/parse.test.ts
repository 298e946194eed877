import { decimal } from './decimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Expression } from './expression'
import { MAX_FORMULA, parse } from './parse'
import { formulaOf, withReferences } from './print'
import { column, choice, date, number, problemsOf, text, yesNo, type Answered } from './testing/answers'

const ANSWERS: Record<string, Answered> = {
  n: number(1),
  t: text('a'),
  d: date('2026-01-01'),
  yes: yesNo(true),
  one: choice('one', ['a'], ['a']),
  other: choice('other', ['a'], ['a']),
  k: { ...choice('k', ['a'], ['a']), columns: { zona: { cells: new Map([['a', 'norte']]) } } },
  p: { type: { is: 'place' } },
  price: column('items', [1]),
  weight: column('parcels', [1]),
}

describe('formulas that cannot be read or do not fit', () => {
  it.each([
    ['1 +', 'unfinished', ''],
    ['', 'unfinished', ''],
    ['1 2', 'unexpected', '2'],
    ['(1', 'unfinished', ''],
    ['"abc', 'unfinished', '"'],
    ['{{n', 'unfinished', '{'],
    ['{{}}', 'unknownReference', ''],
    ['1 § 2', 'unexpected', '§'],
    ['and', 'unexpected', 'and'],
    ['n > 1', 'unexpected', 'n'],
    ['{{gone}} > 1', 'unknownReference', 'gone'],
    ['{{__proto__}} > 1', 'unknownReference', '__proto__'],
    ['constructor(1)', 'unknownFunction', 'constructor'],
    ['__proto__()', 'unknownFunction', '__proto__'],
    ['{{one}} = {{one:z}}', 'unknownOption', 'one'],
    ['{{one}} = {{other:a}}', 'wrongType', 'options'],
    ['{{n}} = "1"', 'wrongType', 'text'],
    ['{{n}} + {{t}}', 'wrongType', 'text'],
    ['{{t}} < "b"', 'wrongType', 'text'],
    ['{{d}} > "ayer"', 'wrongType', 'text'],
    ['{{yes}} and {{n}}', 'wrongType', 'number'],
    ['if({{n}}, 1, 2)', 'wrongType', 'number'],
    ['if({{yes}}, 1, "a")', 'wrongType', 'text'],
    ['{{t}} = ""', 'emptyText', ''],
    ['round(1, 2, 3)', 'wrongCount', 'round'],
    ['not()', 'unexpected', ')'],
    ['today(1)', 'wrongCount', 'today'],
    ['is_checked({{one}})', 'wrongType', 'is_checked'],
    ['matches({{t}}, {{t}})', 'wrongPattern', 'matches'],
    ['matches({{t}}, "(")', 'wrongPattern', 'matches'],
    ['{{price}} > 1', 'needsAggregate', 'price'],
    ['sum({{n}})', 'nothingToAggregate', 'sum'],
    ['sum({{price}} * {{weight}})', 'severalLists', 'sum'],
    ['row_number()', 'noRow', 'row_number'],
    ['attribute("zone") = "north"', 'noOption', 'attribute'],
    ['attribute(2) = "north"', 'noOption', 'attribute'],
    ['blank(1)', 'wrongCount', 'blank'],
    ['lookup({{k}}) = "x"', 'wrongCount', 'lookup'],
    ['lookup({{k}}, {{t}}) = "x"', 'wrongType', 'lookup'],
    ['lookup({{k:a}}, "zona") = "x"', 'noColumns', 'lookup'],
    ['lookup({{n}}, "zona") = "x"', 'noColumns', 'n'],
    ['lookup({{gone}}, "zona") = "x"', 'unknownReference', 'gone'],
    ['lookup({{k}}, "tasa") = "x"', 'unknownColumn', 'tasa'],
    ['lookup({{k}}, "zona") and true', 'wrongType', 'text'],
    ['lookup({{k}}, "zona") = {{p}}', 'wrongType', 'text'],
  ])('LOGIC-06 «%s» is refused as %s', (formula, fault, about) => {
    expect(problemsOf(formula, ANSWERS)[0]).toMatchObject({ fault, about })
  })

  it('LOGIC-06 says where the part is that does not fit', () => {
    expect(problemsOf('{{n}} > 1 and {{gone}}', ANSWERS)).toEqual([
      { fault: 'unknownReference', from: 14, to: 22, about: 'gone' },
    ])
  })

  it('LOGIC-06 every fault of a formula is told, each once', () => {
    expect(problemsOf('{{gone}} > 1 and {{n}} = "a" or lost(2)', ANSWERS).map(({ fault }) => fault)).toEqual([
      ...['unknownReference', 'wrongType', 'unknownFunction'],
    ])
  })

  it('LOGIC-06 from a row, an answer of another list needs an aggregate', () => {
    expect(problemsOf('{{price}} > 1', ANSWERS, ['items'])).toEqual([])
    expect(problemsOf('{{weight}} > 1', ANSWERS, ['items'])[0]?.fault).toBe('needsAggregate')
    expect(problemsOf('{{price}} > sum({{weight}})', ANSWERS, ['items'])).toEqual([])
  })
})

describe('formulas of somebody who means harm', () => {
  it('LOGIC-06 ten thousand brackets within each other are refused', () => {
    expect(problemsOf(`${'('.repeat(10_000)}1${')'.repeat(10_000)}`)[0]?.fault).toBe('tooLong')
    expect(problemsOf(`${'('.repeat(900)}1${')'.repeat(900)}`)[0]?.fault).toBe('tooDeep')
    expect(problemsOf(`${'not '.repeat(1_000)}true`)[0]?.fault).toBe('tooDeep')
    expect(problemsOf(`${'-'.repeat(1_000)}1`)[0]?.fault).toBe('tooDeep')
    expect(problemsOf(`${'abs('.repeat(600)}1${')'.repeat(600)}`)[0]?.fault).toBe('tooDeep')
  })

  it('LOGIC-06 a formula of 100 kB is refused, and the longest one that is not is worked out', () => {
    expect(problemsOf('1+'.repeat(50_000))[0]?.fault).toBe('tooLong')
    const longest = `1${'+1'.repeat(900)}`
    expect(longest.length).toBeLessThan(MAX_FORMULA)
    expect(problemsOf(longest)).toEqual([])
  })

  it('LOGIC-06 a number of more figures than a number has is refused', () => {
    expect(problemsOf('9'.repeat(60))[0]?.fault).toBe('tooLong')
  })

  it('LOGIC-06 whatever the text is, reading it ends with a formula or a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const { expression, problem } = parse(typed)
        expect((expression === null) !== (problem === null)).toBe(true)
      }),
    )
  })
})

const place = { from: 0, to: 0 }
const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc
      .nat(9_999)
      .map((value) => ({ kind: 'literal' as const, value: decimal(value).div(decimal(100)), ...place })),
    fc.string({ unit: 'grapheme', maxLength: 6 }).map((value) => ({
      ...{ kind: 'literal' as const, value: value.normalize('NFC'), ...place },
    })),
    fc.constantFrom('a', 'b-1').map((id) => ({ kind: 'reference' as const, id, option: null, ...place })),
    fc.constant({ kind: 'reference' as const, id: 'a', option: 'o', ...place }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constantFrom('or', 'and', '=', '<=', 'in', '+', '-', '*', '/'),
      args: fc.tuple(tie('tree'), tie('tree')),
      ...{ from: fc.constant(0), to: fc.constant(0) },
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constantFrom('not', 'negate', 'round', 'is_blank'),
      args: fc.tuple(tie('tree')),
      ...{ from: fc.constant(0), to: fc.constant(0) },
    }),
  ),
}))

const bare = (expression: Expression): unknown => {
  if (expression.kind === 'call') return [expression.name, ...expression.args.map(bare)]
  return expression.kind === 'literal'
    ? String(expression.value)
    : `{{${expression.id}:${expression.option}}}`
}

describe('how formulas are written', () => {
  it('LOGIC-05 what was written is read as the same formula', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const { expression: again } = parse(formulaOf(expression))
        expect(again && bare(again)).toEqual(bare(expression))
      }),
    )
  })

  it.each([
    ['not (a())', 'not a()'],
    ['( {{a}}>=18 )and(not is_blank( {{b}} ))', '{{a}} >= 18 and not is_blank({{b}})'],
    ['1 - (2 - 3)', '1 - (2 - 3)'],
    ['(1 - 2) - 3', '1 - 2 - 3'],
    ["'a\\'b'", "'a\\'b'"],
    ['{{ a : b }} in (1,2)', '{{a:b}} in (1, 2)'],
  ])('LOGIC-05 «%s» is written «%s»', (typed, written) => {
    const { expression } = parse(typed)
    expect(expression && formulaOf(expression)).toBe(written)
  })

  it('LOGIC-08 references get other names and everything else stays as it was typed', () => {
    const renamed = withReferences("{{a}}>1  and '{{a}}' = {{ b : o }}", ({ id, option }) => ({
      id: `${id}2`,
      option: option === null ? null : `${option}9`,
    }))
    expect(renamed).toBe("{{a2}}>1  and '{{a}}' = {{b2:o9}}")
  })

  it('LOGIC-08 what cannot be read keeps its text', () => {
    expect(withReferences('{{a}} > "', () => ({ id: 'z', option: null }))).toBe('{{a}} > "')
  })
})
