import { describe, expect, it } from 'vitest'
import { newForm } from '../../form/factory'
import { formProblems } from '../../publication/validate-form'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { readSurvey } from './read'

const survey = (...elements: Record<string, unknown>[]) =>
  formOf(
    readSurvey(
      { title: 'T', clearInvisibleValues: 'onHidden', pages: [{ title: 'P', elements }] },
      { name: 'encuesta', newId: ids() },
    ),
  )
const at = (line: string): string => `pages[0].elements${line}`

const MANY = { type: 'checkbox', name: 'many', choices: ['a', 'b', 'c'] }

describe('MOVE-02 MOVE-07 when choices of a survey are offered', () => {
  it('those of a condition with {item} are offered by what was answered', () => {
    const { content, report } = survey(MANY, {
      ...{ type: 'dropdown', name: 'main', choices: ['a', 'b', 'c', 'd'] },
      choicesVisibleIf: '{many} contains {item}',
    })
    expect(told(report)).toEqual([])
    const filling = answering(content)
    expect(filling.offered('main')).toEqual([])
    filling.give('many', 'a,c')
    expect(filling.offered('main')).toEqual(['a', 'c'])
  })

  it("a choice's own condition goes before the one that all of them share", () => {
    const { content } = survey(MANY, {
      ...{
        type: 'radiogroup',
        name: 'main',
        choicesVisibleIf: '{many} contains {item}',
        showOtherItem: true,
      },
      choices: ['a', { value: 'b', visibleIf: '{many} empty' }],
    })
    const filling = answering(content)
    expect(filling.offered('main')).toEqual(['b', 'Otro'])
    filling.give('many', 'a,b')
    expect(filling.offered('main')).toEqual(['a', 'Otro'])
  })

  it('one that could only be seen is not offered, which is told at its place', () => {
    const { content, report } = survey(MANY, {
      ...{ type: 'radiogroup', name: 'main' },
      choices: ['a', { value: 'b', enableIf: "{many} contains 'c'" }],
    })
    expect(told(report)).toEqual([at('[1].choices[1].enableIf disabledNotOffered')])
    const filling = answering(content)
    expect(filling.offered('main')).toEqual(['a'])
    filling.give('many', 'c')
    expect(filling.offered('main')).toEqual(['a', 'b'])
  })

  it('values that are true and false are compared as such', () => {
    const { content, report } = survey(
      {
        ...{ type: 'radiogroup', name: 'pets' },
        choices: [
          { value: true, text: 'Sí' },
          { value: false, text: 'No' },
        ],
      },
      { type: 'text', name: 'which', visibleIf: '{pets} = true' },
    )
    expect(told(report)).toEqual([])
    const filling = answering(content)
    expect(filling.asked()).toEqual(['pets'])
    filling.give('pets', 'No')
    expect(filling.asked()).toEqual(['pets'])
    filling.give('pets', 'Sí')
    expect(filling.asked()).toEqual(['pets', 'which'])
  })

  it.each([
    ["['a', 'c'] contains {main}", 'a', true],
    ["['a', 'c'] contains {main}", 'b', false],
    ["['a', 'c'] notcontains {main}", 'b', true],
  ])('a list may stand first: %s with %s is %s', (visibleIf, given, isShown) => {
    const { content, report } = survey(
      { type: 'dropdown', name: 'main', choices: ['a', 'b', 'c'] },
      { type: 'text', name: 'shown', visibleIf },
    )
    expect(told(report)).toEqual([])
    const filling = answering(content)
    filling.give('main', given)
    expect(filling.asked().includes('shown')).toBe(isShown)
  })
})

describe('MOVE-06 MOVE-07 circles of a survey are told, and leave a whole form', () => {
  const dependsOn = (name: string, other: string) => ({
    ...{ type: 'dropdown', name, choices: ['a', 'b'] },
    choicesVisibleIf: `{${other}} = {item} or {${other}} empty`,
  })
  const expectWhole = ({ content }: ReturnType<typeof survey>, options: number) => {
    expect(formProblems({ ...newForm('f', 'ana'), ...content, areas: ['x'] })).toEqual([])
    for (const { opciones } of questionsOf(content))
      expect(opciones.map(({ mostrarSi }) => mostrarSi)).toEqual(Array<string>(options).fill(''))
  }

  it.each([
    ['itself', ['p'], ['p']],
    ['each other', ['p', 'q'], ['q', 'p']],
    ['a third', ['p', 'q', 'r'], ['q', 'r', 'p']],
  ])('options that depend on %s', (_which, names, others) => {
    const made = survey(...names.map((name, index) => dependsOn(name, others[index] ?? '')))
    expect([...new Set(told(made.report))]).toEqual(
      names.map((_name, index) => at(`[${index}].choicesVisibleIf formulaCircle`)),
    )
    expectWhole(made, 2)
    const filling = answering(made.content)
    for (const name of names) filling.give(name, 'a')
    expect(filling.offered('p')).toEqual(['a', 'b'])
  })

  it('what stands outside a circle keeps its rules', () => {
    const { content, report } = survey(dependsOn('p', 'q'), dependsOn('q', 'p'), dependsOn('r', 'p'))
    expect(told(report).filter((line) => line.startsWith(at('[2]')))).toEqual([])
    const filling = answering(content)
    filling.give('p', 'b')
    expect(filling.offered('r')).toEqual(['b'])
  })

  it('questions that show and calculate each other', () => {
    const { content, report } = survey(
      { type: 'text', name: 'p', visibleIf: '{q} notempty' },
      { type: 'text', name: 'q', visibleIf: '{p} notempty' },
      { type: 'expression', name: 'x', expression: '{y} + 1' },
      { type: 'expression', name: 'y', expression: '{x} + 1' },
    )
    expect(told(report)).toEqual([
      at('[0].visibleIf formulaCircle'),
      at('[1].visibleIf formulaCircle'),
      at('[2].expression formulaCircle'),
      at('[3].expression formulaCircle'),
    ])
    expect(questionsOf(content).map(({ codigo }) => codigo)).toEqual(['p', 'q'])
  })
})

describe('MOVE-02 MOVE-07 conditions in tables and rows of a survey', () => {
  const ROWS = ['a', { value: 'b', visibleIf: '{many} empty' }]

  it.each(['matrix', 'matrixdropdown'])(
    'rows of a %s are asked by their own condition, or the shared one',
    (type) => {
      const columns = type === 'matrix' ? ['x', 'y'] : [{ name: 'x', cellType: 'text' }]
      const { content, report } = survey(MANY, {
        ...{ type, name: 't', columns, rows: ROWS, rowsVisibleIf: '{many} contains {item}' },
      })
      expect(told(report)).toEqual([])
      const rows = () => answered.asked().filter((code) => code.startsWith('t_'))
      const [a = '', b = ''] = questionsOf(content).flatMap(({ codigo }) =>
        codigo.startsWith('t_') ? codigo : [],
      )
      const answered = answering(content)
      expect(rows()).toEqual([b])
      answered.give('many', 'a,b')
      expect(rows()).toEqual([a])
    },
  )

  it('columns of a table are offered and asked by theirs', () => {
    const { content, report } = survey(
      MANY,
      {
        type: 'matrix',
        name: 't',
        columns: ['a', 'b'],
        rows: ['r'],
        columnsVisibleIf: '{many} contains {item}',
      },
      {
        ...{ type: 'matrixdropdown', name: 'u', rows: ['r'], cellType: 'text' },
        ...{ columns: [{ name: 'a' }, { name: 'b' }], columnsVisibleIf: '{many} contains {item}' },
      },
    )
    expect(told(report)).toEqual([])
    const filling = answering(content)
    filling.give('many', 'b')
    expect(filling.offered('t_r')).toEqual(['b'])
    expect(filling.asked().filter((code) => code.startsWith('u_'))).toEqual(['u_r_b'])
  })

  it('{row.name} is a cell of the same row, whatever else has that name', () => {
    const { content, report } = survey(
      { type: 'text', name: 'x' },
      {
        ...{ type: 'matrixdropdown', name: 't', rows: ['r', 's'], cellType: 'text' },
        columns: [{ name: 'x' }, { name: 'y', visibleIf: "{row.x} = 'yes'" }],
      },
    )
    expect(told(report)).toEqual([])
    const filling = answering(content)
    filling.give('x', 'yes')
    expect(filling.asked()).toEqual(['x', 't_r_x', 't_s_x'])
    filling.give('t_s_x', 'yes')
    expect(filling.asked()).toEqual(['x', 't_r_x', 't_s_x', 't_s_y'])
  })

  it('{panel.name} is what stands in the same panel, in rules and in words', () => {
    const panel = (name: string, ...templateElements: object[]) => ({
      ...{ type: 'paneldynamic', name, title: name, panelCount: 1, templateElements },
    })
    const { content, report } = survey(
      panel('first', { type: 'text', name: 'who' }),
      panel(
        'second',
        { type: 'text', name: 'who' },
        { type: 'text', name: 'age', title: 'Age of {panel.who}', visibleIf: '{panel.who} notempty' },
      ),
    )
    expect(told(report).filter((line) => !line.includes('renamed'))).toEqual([])
    const [, inSecond, age] = questionsOf(content)
    expect(age).toMatchObject({
      titulo: `Age of {{${inSecond?.id}}}`,
      mostrarSi: `not is_blank({{${inSecond?.id}}})`,
    })
  })

  it('MOVE-06 {panel.name} of what is not in the panel is told, and no other question is taken for it', () => {
    const { report } = survey(
      { type: 'text', name: 'who' },
      {
        ...{ type: 'paneldynamic', name: 'rows', title: 'Rows' },
        templateElements: [{ type: 'text', name: 'age', visibleIf: '{panel.who} notempty' }],
      },
    )
    expect(told(report)).toEqual([at('[1].templateElements[0].visibleIf formulaName panel.who')])
  })

  it('MOVE-06 conditions of rows that somebody adds are told', () => {
    const { report } = survey({
      ...{ type: 'matrixdynamic', name: 't', title: 'T', rowsVisibleIf: '{row.x} notempty' },
      columns: [{ name: 'x', cellType: 'text' }],
    })
    expect(told(report)).toEqual([at('[0].rowsVisibleIf setting rowsVisibleIf')])
  })

  it('what is checked of several texts together is checked', () => {
    const { content, report } = survey({
      ...{ type: 'multipletext', name: 'beds', items: [{ name: 'all' }, { name: 'used' }] },
      validators: [{ type: 'expression', text: 'Demasiadas', expression: '{beds.used} <= {beds.all}' }],
    })
    expect(told(report)).toEqual([at('[0].validators[0] checkedWhenAnswered')])
    const filling = answering(content)
    filling.give('beds_all', '2')
    filling.give('beds_used', '3')
    expect(filling.problems()).toEqual(['check'])
    filling.give('beds_used', '1')
    expect(filling.problems()).toEqual([])
  })
})
