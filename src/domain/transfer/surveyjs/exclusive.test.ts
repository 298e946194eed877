import { describe, expect, it } from 'vitest'
import { formOf, ids, questionsOf, told } from '../testing/answering'
import { readSurvey } from './read'

const survey = (asked: Record<string, unknown>) => {
  const { content, report } = formOf(
    readSurvey(
      {
        ...{ title: 'T', clearInvisibleValues: 'onHidden' },
        pages: [{ title: 'P', elements: [{ type: 'checkbox', name: 'q', ...asked }] }],
      },
      { name: 'encuesta', newId: ids() },
    ),
  )
  const [question] = questionsOf(content)
  return {
    alone: (question?.opciones ?? []).flatMap(({ texto, exclusiva }) => (exclusiva ? texto : [])),
    lines: told(report),
  }
}
const choice = (value: string, enableIf?: string) => ({ value, ...(enableIf !== undefined && { enableIf }) })
const place = (at: number) => `pages[0].elements[0].choices[${at}].enableIf`

describe('MOVE-02 MOVE-07 a choice that disables all others stands alone', () => {
  it.each([
    ['each that may be ticked', "{q} anyof 'a' or !({q} anyof 'none')", "{q} anyof 'none' or !{q}"],
    ['each with none of them', "{q} notcontains 'none'", '{q} empty or {q} contains "none"'],
    ['a list', "{q} noneof ['none']", undefined],
    ['other letters', "!({q} contains 'NONE')", undefined],
  ])('%s', (_case, enableIf, ofNone) => {
    const rest = ['a', 'b'].map((code) => choice(code, enableIf.replace("'a'", `'${code}'`)))
    const { alone, lines } = survey({ choices: [...rest, choice('none', ofNone)] })
    expect(alone).toEqual(['none'])
    expect(lines).toEqual(
      [0, 1, ...(ofNone === undefined ? [] : [2])].map((one) => `${place(one)} asExclusive`),
    )
  })

  it('the condition of all of them may say it, with {item}', () => {
    const { alone, lines } = survey({
      choices: ['a', 'b', 'none'],
      choicesEnableIf: "{q} notcontains 'none' or {item} = 'none'",
    })
    expect(alone).toEqual([])
    expect(lines).toContain('pages[0].elements[0].choicesEnableIf formulaCircle')
    const said = survey({
      choices: ['a', 'b', 'none'],
      choicesEnableIf: "{q} notcontains 'none' or {q} contains {item}",
    })
    expect(said.alone).toEqual(['none'])
    expect(said.lines).toEqual(['pages[0].elements[0].choicesEnableIf asExclusive'])
  })

  it.each([
    ['one that only the others disable', [choice('a'), choice('none', '{q} empty')]],
    ['one that disables some', [choice('a', "{q} notcontains 'none'"), choice('b'), choice('none')]],
    [
      'others that exclude each other in part',
      [
        ...[choice('a', "{q} noneof ['none', 'b']"), choice('b', "{q} noneof ['none']")],
        ...[choice('c', "{q} noneof ['none']"), choice('none')],
      ],
    ],
    ['one that is never enabled', [choice('a', "{q} contains 'a'"), choice('none')]],
    ['a rule of another question', [choice('a', "{q} notcontains 'none' and {p} = 1"), choice('none')]],
  ])('MOVE-06 %s is no such choice, which is told', (_case, choices) => {
    const { alone, lines } = survey({ choices })
    expect(alone).toEqual([])
    expect(lines.join()).not.toContain('asExclusive')
    expect(lines.length).toBeGreaterThan(0)
  })
})
