import { describe, expect, it } from 'vitest'
import { formOf, ids, told } from '../testing/answering'
import { readSurvey } from './read'

const read = (survey: Record<string, unknown>) =>
  formOf(readSurvey(survey, { name: 'encuesta', newId: ids() }))

it('MOVE-06 values that are worked out are told where nobody understands them, or where they were kept', () => {
  const { report } = read({
    elements: [{ type: 'text', name: 'a' }],
    calculatedValues: [
      { name: 'v', expression: '{a} + 1' },
      { name: 'w', expression: 'getItem({a})', includeIntoResult: true },
      { name: 'z', expression: '{nadie.x} = 1' },
    ],
  })
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'calculatedValues[1].includeIntoResult setting includeIntoResult',
      'calculatedValues[1].expression formulaFunction getItem',
      'calculatedValues[2].expression formulaName nadie.x',
    ]),
  )
  expect(told(report).join()).not.toContain('calculatedValues[0]')
})

describe('MOVE-06 values that are worked out from other values', () => {
  const brought = (calculatedValues: readonly { name: string; expression: string }[], visibleIf = '') =>
    read({
      elements: [
        { type: 'text', name: 'a', inputType: 'number' },
        { type: 'text', name: 'b', visibleIf },
      ],
      calculatedValues,
    })
  /** Each is made of the one before, twice. */
  const doubled = (count: number, expression: (before: string) => string) =>
    Array.from({ length: count }, (_, at) => ({
      name: `v${at}`,
      expression: expression(at === 0 ? 'a' : `v${at - 1}`),
    }))

  it('and those from them are told as a circle, with the rules that use them', () => {
    const { report, content } = brought(
      [
        { name: 'v', expression: '{w} + 1' },
        { name: 'w', expression: '{v} + 1' },
        { name: 'x', expression: '{x} + 1' },
        { name: 'y', expression: '{v} + {a}' },
        { name: 'z', expression: '{a} + 1' },
      ],
      '{w} > 1',
    )
    expect(told(report).filter((line) => line.includes('formulaCircle'))).toEqual([
      'calculatedValues[0].expression formulaCircle v',
      'calculatedValues[1].expression formulaCircle v',
      'calculatedValues[2].expression formulaCircle x',
      'calculatedValues[3].expression formulaCircle v',
      '$.elements[1].visibleIf formulaCircle v',
    ])
    expect(content.secciones.flatMap(({ preguntas }) => preguntas)).toHaveLength(2)
  })

  it('become a formula as long as one may be, and are told where it would be longer', () => {
    const { report } = brought(
      doubled(40, (before) => `{${before}} + {${before}}`),
      '{v39} > 1',
    )
    const long = told(report).filter((line) => line.includes('formulaLong'))
    expect(long).toContain('calculatedValues[39].expression formulaLong v10')
    expect(long.at(-1)).toBe('$.elements[1].visibleIf formulaLong v10')
    expect(long.join()).not.toContain('calculatedValues[4].')
  })

  it('however many stand within each other, in whatever order', () => {
    const values = doubled(3_000, (before) => `{${before}} + 1`)
    const lineOf = (all: typeof values) => told(brought(all, '{v3} > 1').report)
    expect(lineOf(values).join()).not.toMatch(/visibleIf|formulaCircle/u)
    const turned = lineOf(values.toReversed())
    expect(turned).toContain('calculatedValues[0].expression formulaLong v2949')
    expect(turned.join()).not.toMatch(/visibleIf|calculatedValues\[2999\]/u)
  })
})
