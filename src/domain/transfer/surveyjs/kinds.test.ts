import { describe, expect, it } from 'vitest'
import { kindOf } from '../../form/kinds'
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

describe('MOVE-02 MOVE-06 kinds that somebody made themselves', () => {
  it.each([
    [{ type: 'yesno' }, 'yes-no'],
    [{ type: 'helptext', title: 'Why', body: 'Because' }, 'note'],
    [{ type: 'birthdate' }, 'date'],
    [{ type: 'myemail' }, 'email'],
    [{ type: 'currencyinput' }, 'decimal'],
    [{ type: 'fancyselect', choices: ['a', 'b'] }, 'single-choice'],
    [{ type: 'agepicker', choicesMin: 1, choicesMax: 9 }, 'single-choice'],
    [{ type: 'personname' }, 'text'],
  ])('%j are asked as %s, which is told', (element, kind) => {
    const { content, report } = survey({ name: 'x', ...element })
    expect(questionsOf(content).map(kindOf)).toEqual([kind])
    expect(told(report)).toEqual([at(`[0] kindGuessed ${element.type}`)])
  })

  it('the words of one that tells something are its title and what stands below it', () => {
    const { content } = survey({ type: 'helptext', name: 'x', title: 'Why?', body: 'Because.' })
    expect(questionsOf(content)[0]?.titulo).toBe('Why?\nBecause.')
  })

  it.each(['matrixdynamic', 'image'])('a %s where there can be none is left out, as before', (type) => {
    const { report } = survey(
      { type: 'text', name: 'a' },
      {
        type: 'paneldynamic',
        name: 'p',
        title: 'P',
        templateElements: [
          { type: 'text', name: 'b' },
          { type, name: 'x' },
        ],
      },
    )
    expect(told(report)).toEqual([at(`[1].templateElements[1] kind ${type}`)])
  })
})

it('MOVE-02 a list of numbers from one to another has them as choices', () => {
  const { content, report } = survey(
    { type: 'dropdown', name: 'age', choices: ['2'], choicesMin: 5, choicesMax: 11, choicesStep: 3 },
    { type: 'text', name: 'shown', visibleIf: '{age} >= 8' },
  )
  expect(told(report)).toEqual([])
  const filling = answering(content)
  expect(filling.offered('age')).toEqual(['2', '5', '8', '11'])
  filling.give('age', '5')
  expect(filling.asked()).toEqual(['age'])
  filling.give('age', '11')
  expect(filling.asked()).toEqual(['age', 'shown'])
})

it.each([
  ['5', true],
  ['2', false],
  ['none', false],
  ['', false],
])('MOVE-02 MOVE-07 a choice among numbers that is none is not more than one: %s', (given, isShown) => {
  const { content, report } = survey(
    { type: 'dropdown', name: 'rooms', choices: [2, 5, 'none'] },
    { type: 'text', name: 'shown', visibleIf: '{rooms} >= 3' },
  )
  expect(told(report)).toEqual([])
  const filling = answering(content)
  filling.give('rooms', given)
  expect(filling.asked().includes('shown')).toBe(isShown)
})

describe('MOVE-02 MOVE-07 yes and no by other names', () => {
  const ASKED = { type: 'boolean', name: 'b', valueTrue: 'Sure', valueFalse: 'Never' }

  it.each([
    ["{b} = 'Sure'", { '': false, true: true, false: false }],
    ["{b} = 'never'", { '': false, true: false, false: true }],
    ["{b} != 'Never'", { '': true, true: true, false: false }],
    ['{b} = true', { '': false, true: false, false: false }],
    ['{b} notempty', { '': false, true: true, false: true }],
    ['!{b}', { '': true, true: false, false: false }],
  ])('%s', (visibleIf, expected) => {
    const { content, report } = survey(ASKED, { type: 'text', name: 'shown', visibleIf })
    expect(told(report)).toEqual([])
    for (const [given, isShown] of Object.entries(expected)) {
      const filling = answering(content)
      filling.give('b', given)
      expect([given, filling.asked().includes('shown')]).toEqual([given, isShown])
    }
  })

  it('one of them may stand there to begin with', () => {
    const { content } = survey({ ...ASKED, defaultValue: 'Never' })
    expect(answering(content).value('b')).toBe('false')
  })

  const ON_YES = { '': false, true: true, false: false }
  const ON_NO = { '': false, true: false, false: true }
  const BUT_ON_YES = { '': true, true: false, false: true }
  it.each([
    ...[
      { valueTrue: 1, valueFalse: 0 },
      { valueTrue: '1', valueFalse: '0' },
      { valueTrue: 'true', valueFalse: 0 },
      { valueTrue: 1 },
    ].flatMap((codes) => [
      [codes, '{b} = true', ON_YES] as const,
      [codes, '{b} = false', ON_NO] as const,
      [codes, '{b} = 1', ON_YES] as const,
      [codes, '{b} = 0', ON_NO] as const,
      [codes, '{b} != true', BUT_ON_YES] as const,
      [codes, '!{b}', BUT_ON_YES] as const,
      [codes, "{b} and {u} = 'x'", ON_YES] as const,
      [codes, 'iif({b}, 1, 2) = 1', ON_YES] as const,
      [codes, '{b} anyof [1]', ON_YES] as const,
    ]),
    [{ valueTrue: 1, valueFalse: 0 }, "{b} = '0'", ON_NO] as const,
    [{ valueTrue: 1, valueFalse: 0 }, "{b} = 'true'", { '': false, true: false, false: false }] as const,
    [{ valueTrue: '0', valueFalse: '1' }, '{b} = true', ON_NO] as const,
    [{ valueTrue: '0', valueFalse: '1' }, '!{b}', { '': true, true: true, false: false }] as const,
    [{ valueTrue: 1, valueFalse: 2 }, '{b} = false', { '': false, true: false, false: false }] as const,
  ])('%j: %s', (codes, visibleIf, expected) => {
    const { content, report } = survey(
      { type: 'boolean', name: 'b', ...codes },
      { type: 'text', name: 'u', defaultValue: 'x' },
      { type: 'text', name: 'shown', visibleIf },
    )
    expect(told(report)).toEqual([])
    for (const [given, isShown] of Object.entries(expected)) {
      const filling = answering(content)
      filling.give('b', given)
      expect([given, filling.asked().includes('shown')]).toEqual([given, isShown])
    }
  })

  it.each([
    ['true', 'true'],
    [false, 'false'],
    ['Sure', 'true'],
    ['indeterminate', ''],
  ])('what stands there to begin with may be said in any of the names: %s', (defaultValue, expected) => {
    const { content } = survey({ ...ASKED, defaultValue })
    expect(answering(content).value('b')).toBe(expected)
  })

  it.each(
    ['yesno', 'mytoggle', 'switch'].flatMap((type) => [
      [type, "{b} = 'n'", ON_NO] as const,
      [type, "{b} = 'y'", ON_YES] as const,
      [type, '{b} = true', ON_YES] as const,
      [type, '{b} = false', ON_NO] as const,
      [type, '{b}', ON_YES] as const,
    ]),
  )(
    'a kind that asks for yes or no by its name, %s, may call them anything: %s',
    (type, visibleIf, expected) => {
      const { content, report } = survey({ type, name: 'b' }, { type: 'text', name: 'shown', visibleIf })
      expect(told(report)).toEqual([at(`[0] kindGuessed ${type}`)])
      for (const [given, isShown] of Object.entries(expected)) {
        const filling = answering(content)
        filling.give('b', given)
        expect([given, filling.asked().includes('shown')]).toEqual([given, isShown])
      }
    },
  )
})

describe('MOVE-02 MOVE-07 choices that a question takes from another', () => {
  const MANY = { type: 'checkbox', name: 'many', choices: ['a', 'b', 'c'] }
  const offered = (choicesFromQuestionMode: string, more: object = {}) => {
    const { content, report } = survey(
      { ...MANY, ...more },
      { type: 'radiogroup', name: 'main', choicesFromQuestion: 'many', choicesFromQuestionMode },
    )
    const filling = answering(content)
    filling.give('many', 'a,c')
    return { words: filling.offered('main'), lines: told(report) }
  }

  it.each([
    ['selected', ['a', 'c']],
    ['unselected', ['b']],
    ['all', ['a', 'b', 'c']],
  ])('those that are %s', (mode, words) => {
    expect(offered(mode)).toEqual({ words, lines: [] })
  })

  it.each([
    ['selected', ['2']],
    ['unselected', ['x', '1', '3']],
    ['all', ['x', '1', '2', '3']],
  ])('numbers of a list from one to another among them: %s', (choicesFromQuestionMode, words) => {
    const from = { type: 'dropdown', name: 'many', choices: ['x'], choicesMin: 1, choicesMax: 3 }
    const own = { choicesMin: 7, choicesMax: 9 }
    const { content, report } = survey(from, {
      ...{ type: 'dropdown', name: 'main', choicesFromQuestion: 'many', choicesFromQuestionMode, ...own },
    })
    expect(told(report)).toEqual([])
    const filling = answering(content)
    filling.give('many', '2')
    expect(filling.offered('main')).toEqual(words)
  })

  it('MOVE-06 where one of them is in the words of who answers, it is told', () => {
    expect(offered('selected', { showOtherItem: true }).lines).toEqual([
      at('[1] noOptions'),
      at('[1].choicesFromQuestion setting choicesFromQuestion'),
    ])
  })

  it('MOVE-06 MOVE-07 a circle of them is told, and nothing hangs', () => {
    const from = (name: string, other: string) => ({
      ...{ type: 'checkbox', name, choices: ['a'] },
      ...{ choicesFromQuestion: other, choicesFromQuestionMode: 'selected' },
    })
    const { report } = survey(from('p', 'q'), from('q', 'p'))
    expect(told(report)).toEqual([
      at('[0].choicesFromQuestion setting choicesFromQuestion'),
      at('[1].choicesFromQuestion setting choicesFromQuestion'),
    ])
  })
})

describe('MOVE-07 a condition that is an answer by itself', () => {
  const NUMBER = { type: 'text', name: 't', inputType: 'number' }
  const CHOICE = { type: 'radiogroup', name: 't', choices: ['1', 'true', 'x'] }
  const TEXT = { type: 'text', name: 't' }
  const CODED = { type: 'boolean', name: 't', valueTrue: 1, valueFalse: 0 }
  it.each([
    ['{t}', TEXT, 'x', [false, false]],
    ['{t}', TEXT, '1', [false, true]],
    ['{t}', TEXT, 'True', [true, true]],
    ['{t}', NUMBER, '1', [false, true]],
    ['{t}', NUMBER, '2', [false, false]],
    ['{t}', CHOICE, '1', [false, true]],
    ['{t}', CHOICE, 'true', [true, true]],
    ['{t}', CHOICE, 'x', [false, false]],
    ['{t}', CODED, 'true', [false, true]],
    ['{t}', CODED, 'false', [false, false]],
    ['!{t}', TEXT, 'x', [false, false]],
    ['!{t}', TEXT, '', [true, true]],
    ["{t} and {u} = 'x'", TEXT, 'x', [true, true]],
    ["{u} = 'x' and {t}", TEXT, 'x', [false, false]],
    ["{u} = 'x' and {t}", NUMBER, '1', [false, true]],
    ["{u} = 'y' or {t}", NUMBER, '1', [false, true]],
    ['1', TEXT, '', [false, true]],
    ["'1'", TEXT, '', [false, true]],
  ])('«%s» of %j with «%s»', (rule, asked, given, [isAsked, isOffered]) => {
    const { content, report } = survey(
      asked,
      { type: 'text', name: 'u', defaultValue: 'x' },
      { type: 'text', name: 'shown', visibleIf: rule },
      { type: 'text', name: 'needed', requiredIf: rule },
      { type: 'panel', name: 'panel', visibleIf: rule, elements: [{ type: 'text', name: 'inner' }] },
      { type: 'radiogroup', name: 'one', choices: [{ value: 'q', visibleIf: rule }, 'r'] },
      { type: 'radiogroup', name: 'all', choices: ['q'], choicesVisibleIf: rule },
      { type: 'matrix', name: 'grid', columns: ['c'], rows: ['r'], rowsVisibleIf: rule },
      { type: 'text', name: 'checked', validators: [{ type: 'expression', expression: rule }] },
    )
    expect(told(report)).toEqual([at('[8].validators[0] checkedWhenAnswered')])
    const filling = answering(content)
    filling.give('t', given)
    filling.give('checked', 'z')
    expect({
      shown: filling.asked().includes('shown'),
      inner: filling.asked().includes('inner'),
      needed: filling.required().includes('needed'),
      one: filling.offered('one').includes('q'),
      all: filling.offered('all').includes('q'),
      row: filling.asked().some((name) => name.startsWith('grid')),
      refused: filling.problems().includes('check'),
    }).toEqual({
      ...{ shown: isAsked, inner: isAsked, needed: isAsked },
      ...{ one: isOffered, all: isOffered, row: isOffered, refused: !isOffered },
    })
  })
})
