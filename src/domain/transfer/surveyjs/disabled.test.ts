import { Model } from 'survey-core'
import { describe, expect, it } from 'vitest'
import { answering, formOf, ids, told } from '../testing/answering'
import { readSurvey } from './read'

const survey = (more: object) => ({
  clearInvisibleValues: 'onHidden',
  pages: [
    {
      title: 'P',
      elements: [
        { type: 'text', name: 'a' },
        { type: 'text', name: 'x', isRequired: true, enableIf: "{a} = 'si'", ...more },
      ],
    },
  ],
})
const at = 'pages[0].elements[1]'

describe('MOVE-02 MOVE-07 a question that is disabled is asked as soon as it can be answered', () => {
  it.each(['', 'no', 'si', 'Si'])('given «%s»', (given) => {
    const { content, report } = formOf(readSurvey(survey({}), { name: 'x', newId: ids() }))
    expect(told(report)).toEqual([`${at}.enableIf disabledNotAsked`])
    const filling = answering(content)
    filling.give('a', given)
    const there = new Model(survey({}))
    there.data = { a: given }
    expect(filling.asked().includes('x')).toBe(!there.getQuestionByName('x').isReadOnly)
  })

  it('beside the condition by which it is shown', () => {
    const { content } = formOf(readSurvey(survey({ visibleIf: "{a} <> 'no'" }), { name: 'x', newId: ids() }))
    const filling = answering(content)
    const asked = ['no', 'otro', 'si'].map((given) => {
      filling.give('a', given)
      return filling.asked().includes('x')
    })
    expect(asked).toEqual([false, false, true])
  })

  it.each([
    { defaultValue: 'algo' },
    { defaultValueExpression: '{a}' },
    { setValueExpression: '{a}' },
    { type: 'expression', expression: '{a}' },
  ])('MOVE-06 what has something to be seen is always there, which is told: %j', (more) => {
    const { content, report } = formOf(readSurvey(survey(more), { name: 'x', newId: ids() }))
    expect(told(report)).toContain(`${at}.enableIf setting enableIf`)
    expect(answering(content).asked()).toContain('x')
  })

  it('MOVE-06 a condition that cannot be said leaves it asked, and is told once', () => {
    const { content, report } = formOf(
      readSurvey(survey({ enableIf: 'nobodys({a})' }), { name: 'x', newId: ids() }),
    )
    expect(told(report)).toEqual([`${at}.enableIf formulaFunction nobodys`])
    expect(answering(content).asked()).toContain('x')
  })
})
