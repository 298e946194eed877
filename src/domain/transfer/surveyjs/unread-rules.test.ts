import { describe, expect, it } from 'vitest'
import { formOf, ids, told } from '../testing/answering'
import { readSurvey } from './read'

const text = { type: 'text', name: 'a' }
const IF = "{a} = 'x'"
const toldOf = (survey: Record<string, unknown>) =>
  told(
    formOf(
      readSurvey({ title: 'T', clearInvisibleValues: 'onHidden', ...survey }, { name: 'x', newId: ids() }),
    ).report,
  )
const onPage = (...elements: object[]) => ({ pages: [{ title: 'P', elements: [text, ...elements] }] })
const at = (line: string): string => `pages[0].elements[1]${line}`

describe('MOVE-06 every rule of a survey that is not read is told at its place', () => {
  it.each<[string, object, string]>([
    [
      'of a panel that is required',
      { type: 'panel', name: 'p', requiredIf: IF, elements: [{ type: 'text', name: 'b' }] },
      at('.requiredIf setting requiredIf'),
    ],
    [
      'of rows that are required',
      {
        type: 'paneldynamic',
        name: 'r',
        title: 'R',
        requiredIf: IF,
        templateElements: [{ type: 'text', name: 'b' }],
      },
      at('.requiredIf setting requiredIf'),
    ],
    [
      'of a table that begins with something',
      {
        ...{ type: 'matrix', name: 'm', title: 'M', columns: ['x', 'y'], rows: ['r'] },
        defaultValueExpression: '{a}',
      },
      at('.defaultValueExpression setting defaultValueExpression'),
    ],
    [
      'of a row of a table that cannot be answered',
      { type: 'matrix', name: 'm', title: 'M', columns: ['x', 'y'], rows: [{ value: 'r', enableIf: IF }] },
      at('.rows[0].enableIf setting enableIf'),
    ],
    [
      'of several texts that are required',
      { type: 'multipletext', name: 'm', requiredIf: IF, items: [{ name: 'b' }] },
      at('.requiredIf setting requiredIf'),
    ],
    [
      'of what is below a column',
      {
        ...{ type: 'matrixdynamic', name: 'm', title: 'M' },
        columns: [{ name: 'b', cellType: 'text', totalExpression: "sumInArray({m}, 'b')" }],
      },
      at('.columns[0].totalExpression setting totalExpression'),
    ],
    [
      'of a panel in which nothing stands',
      { type: 'panel', name: 'p', visibleIf: IF, elements: [] },
      at('.visibleIf setting visibleIf'),
    ],
    [
      'of a table without rows',
      {
        ...{ type: 'matrixdropdown', name: 'm', title: 'M', rows: [] },
        columns: [{ name: 'b', cellType: 'text', visibleIf: IF }, { name: 'c' }],
      },
      at('.columns[0].visibleIf setting visibleIf'),
    ],
  ])('%s', (_case, element, line) => {
    expect(toldOf(onPage(element))).toContain(line)
  })

  it('of a page, and of where the form goes on to', () => {
    expect(
      toldOf({
        pages: [{ title: 'P', enableIf: IF, elements: [text] }],
        navigateToUrlOnCondition: [{ url: 'https://x.example', expression: IF }],
      }),
    ).toEqual([
      'pages[0].enableIf setting enableIf',
      'navigateToUrlOnCondition[0].expression setting expression',
    ])
  })

  it('of elements that stand on no page', () => {
    const panel = { type: 'panel', name: 'p', requiredIf: IF, elements: [{ type: 'text', name: 'b' }] }
    expect(toldOf({ elements: [text, panel] })).toContain('$.elements[1].requiredIf setting requiredIf')
  })

  it('what is told of the whole is not told of its rules again, nor is what was read', () => {
    const unknown = { type: '$unknown', name: 'u', visibleIf: IF }
    const read = {
      ...{
        type: 'radiogroup',
        name: 'b',
        visibleIf: IF,
        requiredIf: IF,
        choicesVisibleIf: "{item} = 'x' or {a} = 1",
      },
      choices: ['x', { value: 'y', visibleIf: IF }],
      validators: [{ type: 'expression', expression: IF }],
    }
    expect(toldOf(onPage(unknown, read))).toEqual([
      at(' kind $unknown'),
      'pages[0].elements[2].validators[0] checkedWhenAnswered',
    ])
  })

  it('a survey nested without end is read as far as any is, and names that objects have are names like others', () => {
    let panel: object = { type: 'panel', elements: [], visibleIf: IF }
    for (let depth = 0; depth < 500; depth += 1) panel = { type: 'panel', elements: [panel] }
    expect(toldOf({ ...onPage(panel), ['__proto__']: { visibleIf: IF } })).toEqual([
      '__proto__.visibleIf setting visibleIf',
    ])
  })
})
