import { describe, expect, it } from 'vitest'
import {
  addCondition,
  addGroup,
  canGroup,
  changeCondition,
  groupCondition,
  placedConditions,
  removeCondition,
  ungroupCondition,
} from './edit-sentence'
import { isGroup, type Condition, type Sentence } from './sentence'

const about = (part: string): Condition => ({ part, operator: 'isYes', value: '' })
type Written = string | string[]
const sentence = (join: Sentence['join'], ...terms: Written[]): Sentence => ({
  join,
  conditions: terms.map((term) => (typeof term === 'string' ? about(term) : { conditions: term.map(about) })),
})
/** «and a [b c]» */
const written = ({ join, conditions }: Sentence): string =>
  [
    join,
    ...conditions.map((term) =>
      isGroup(term) ? `[${term.conditions.map(({ part }) => part).join(' ')}]` : term.part,
    ),
  ].join(' ')

describe('LOGIC-05 a sentence is made step by step', () => {
  it('LOGIC-05 a condition joins what is before it, be that a condition or a group, and leaves it again', () => {
    const flat = sentence('and', 'a', 'b', 'c', 'd')
    const two = groupCondition(flat, { at: 2, within: null })
    expect(written(two)).toBe('and a [b c] d')
    const three = groupCondition(two, { at: 2, within: null })
    expect(written(three)).toBe('and a [b c d]')
    expect(written(ungroupCondition(three, { at: 1, within: 0 }))).toBe('and a [c d] b')
    expect(written(ungroupCondition(two, { at: 1, within: 1 }))).toBe('and a b c d')
  })

  it('LOGIC-05 what would leave nothing beside the group is not grouped', () => {
    expect(canGroup(sentence('and', 'a', 'b'), { at: 1, within: null })).toBe(false)
    expect(canGroup(sentence('or', ['a', 'b'], 'c'), { at: 1, within: null })).toBe(false)
    expect(canGroup(sentence('and', 'a', 'b', 'c'), { at: 0, within: null })).toBe(false)
    const two = sentence('and', 'a', 'b')
    expect(groupCondition(two, { at: 1, within: null })).toBe(two)
  })

  it('LOGIC-05 a group of one is a condition, and a group that is left alone is the sentence', () => {
    expect(written(removeCondition(sentence('and', 'a', ['b', 'c'], 'd'), { at: 1, within: 0 }))).toBe(
      'and a c d',
    )
    expect(written(removeCondition(sentence('and', 'a', ['b', 'c']), { at: 0, within: null }))).toBe('or b c')
    expect(written(removeCondition(sentence('or', ['a', 'b'], 'c'), { at: 1, within: null }))).toBe('and a b')
  })

  it('LOGIC-05 conditions are added to the sentence and to a group, and changed where they stand', () => {
    const begun = addGroup(sentence('and', 'a'))
    expect(placedConditions(begun).map(({ at, within }) => [at, within])).toEqual([
      [0, null],
      [1, 0],
      [1, 1],
    ])
    const said = changeCondition(begun, { at: 1, within: 1 }, about('c'))
    expect(written(addCondition(said, 1))).toBe('and a [ c ]')
    expect(written(addCondition(said))).toBe('and a [ c] ')
    expect(written(changeCondition(said, { at: 0, within: null }, about('z')))).toBe('and z [ c]')
  })
})
