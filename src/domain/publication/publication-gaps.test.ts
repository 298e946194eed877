import { expect, it } from 'vitest'
import { aBranch, aForm, AREA, aSection, aUser, questions } from '../../testing/builders'
import { checkPublication } from './publication'
import type { Section } from '../form/section'

const advising = (...secciones: Section[]) =>
  checkPublication(aForm({ secciones }), aUser('ROLE_GENERADOR', { areas: [AREA] })).advising

const NOTHING = { code: 'nothingRequired', spot: [], place: { kind: 'form' } }

it('EDIT-25 tells that a form of which nothing is required can be sent blank', () => {
  const plain = aSection({ preguntas: questions({}, {}) })
  expect(advising(plain)).toEqual([NOTHING])
  expect(advising(aSection({ conditions: [aBranch()], required: false }))).toEqual([NOTHING])
  // A simple section is not asked for as a whole, whatever its field says.
  expect(advising({ ...plain, required: true })).toEqual([NOTHING])
})

it('EDIT-25 one required question is enough, also by a rule or below a branch, and so is a required branch', () => {
  expect(advising(aSection({ preguntas: questions({}, { required: true }) }))).toEqual([])
  const byRule = questions({ id: 'a', required: false }, { obligatoriaSi: '{{a}} = "x"' })
  expect(advising(aSection({ preguntas: byRule }))).toEqual([])
  const below = aBranch({ questions: questions({ required: true }) })
  expect(advising(aSection({ conditions: [below] }))).toEqual([])
  expect(advising(aSection({ conditions: [aBranch()], required: true }))).toEqual([])
})

it('EDIT-25 tells a branch that asks nothing when it is ticked, and leads to it', () => {
  const empty = aBranch({ id: 'otro', order: 1, condition: 'Otro', questions: [] })
  const section = aSection({ id: 's', required: true, conditions: [aBranch(), empty] })
  expect(advising(section)).toMatchObject([
    {
      code: 'branchEmpty',
      place: { kind: 'condition', section: 's', id: 'otro' },
      spot: [{ kind: 'section' }, { kind: 'condition', number: 2, words: 'Otro' }],
    },
  ])
})
