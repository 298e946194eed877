import { expect, it } from 'vitest'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import { listedQuestions } from './listed-questions'
import { unknownNames } from './certificate/placeholders'
import { ruleProblems } from '../form-logic/problems'
import { allQuestions } from './questions-of'
import { formProblems } from '../publication/validate-form'

const note = { id: 'n', ...TYPED.note, titulo: 'Lea esto' }
const withNote = (mostrarSi = '') => [aSection({ preguntas: questions(note, { id: 'q', mostrarSi }) })]

it('KIND-03 a part that asks nothing is no question, no column and no placeholder', () => {
  expect(allQuestions(withNote()).map(({ id }) => id)).toEqual(['q'])
  expect(listedQuestions(withNote()).map(({ id }) => id)).toEqual(['q'])
  expect(unknownNames('{{q}} {{n}}', withNote())).toEqual(['n'])
})

it('KIND-03 EDIT-18 a form that only tells something asks nothing, and is not saved', () => {
  const form = (preguntas = questions(note)) => aForm({ secciones: [aSection({ preguntas })] })
  const codes = (given: ReturnType<typeof form>) => formProblems(given).map(({ code }) => code)
  expect(codes(form())).toContain('questionMissing')
  expect(codes(form(questions(note, { id: 'q' })))).not.toContain('questionMissing')
})

it('KIND-03 LOGIC-06 no rule asks what a part says that asks nothing', () => {
  expect(ruleProblems(withNote('is_blank({{n}})'))).toHaveLength(1)
  expect(
    ruleProblems([aSection({ preguntas: questions({ id: 'q' }, { ...note, mostrarSi: '{{q}} = "a"' }) })]),
  ).toEqual([])
})
