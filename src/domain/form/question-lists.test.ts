import { describe, expect, it } from 'vitest'
import { aBranch, aQuestion, aSection, questions } from '../../testing/builders'
import { formCounts, questionCount } from './form-counts'
import { mapListOf, mapQuestionLists, placeOf, questionsAt } from './question-lists'

const simple = aSection({ id: 'a', preguntas: questions({ id: 'a1' }, { id: 'a2' }) })
const conditional = aSection({
  id: 'b',
  conditions: [
    aBranch({ id: 'c', questions: questions({ id: 'c1' }) }),
    aBranch({ id: 'd', order: 1, questions: questions({ id: 'd1' }, { id: 'd2' }) }),
  ],
})
const form = [simple, conditional]
const names = (list: { id: string }[]) => list.map(({ id }) => id)

describe('where the questions of a form stand', () => {
  it('EDIT-10 a question stands in a section, or below a condition of one', () => {
    expect(names(questionsAt(form, { section: 'a', condition: null }))).toEqual(['a1', 'a2'])
    expect(names(questionsAt(form, { section: 'b', condition: 'd' }))).toEqual(['d1', 'd2'])
    expect(questionsAt(form, { section: 'x', condition: null })).toEqual([])
    expect(questionsAt(form, { section: 'b', condition: 'x' })).toEqual([])
    expect(questionsAt(form, { section: 'x', condition: 'd' })).toEqual([])
  })

  it('EDIT-10 each question stands at one place', () => {
    expect(placeOf(form, 'a2')).toEqual({ section: 'a', condition: null, position: 1 })
    expect(placeOf(form, 'd2')).toEqual({ section: 'b', condition: 'd', position: 1 })
    expect(placeOf(form, 'x')).toBeNull()
  })

  it('EDIT-10 a change of one list leaves the others as they are', () => {
    const added = mapListOf(form, 'd1', (list, position) => [...list, aQuestion({ id: `n${position}` })])
    expect(names(questionsAt(added, { section: 'b', condition: 'd' }))).toEqual(['d1', 'd2', 'n0'])
    expect(added[0]).toBe(simple)
    expect(added[1]?.conditions[0]).toBe(conditional.conditions[0])
    expect(mapListOf(form, 'x', () => [])).toBe(form)
    expect(mapQuestionLists(form, (list) => list)).toBe(form)
    const shorter = mapQuestionLists(form, (list) => list.slice(0, 1))
    expect(shorter.map(questionCount)).toEqual([1, 2])
  })

  it('EDIT-16 questions are counted, also those below conditions', () => {
    expect(form.map(questionCount)).toEqual([2, 3])
    expect(formCounts(form)).toEqual({ sections: 2, questions: 5 })
  })
})
