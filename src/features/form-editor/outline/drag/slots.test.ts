import { expect, it } from 'vitest'
import { aBranch, aForm, aSection, questions } from '../../../../testing/builders'
import { slotsFor, type Slots } from './slots'

const named = (...ids: string[]) => questions(...ids.map((id) => ({ id })))
const form = aForm({
  secciones: [
    aSection({ id: 'A', preguntas: named('a', 'b', 'c') }),
    aSection({ id: 'B', orden: 1, preguntas: [] }),
    aSection({
      id: 'C',
      orden: 2,
      conditions: [
        aBranch({ id: 'C1', questions: named('d') }),
        aBranch({ id: 'C2', order: 1, questions: [] }),
      ],
    }),
  ],
})
const allOpen = () => false
const words = ({ list }: Slots): string[] =>
  list.map(
    ({ place, at, among, edge }) =>
      `${place ? (place.condition ?? place.section) : '-'} ${at}/${among} ${edge.side} of ${edge.id}`,
  )

it('EDIT-07 a section may stand at each position, its own place counted once', () => {
  const slots = slotsFor(form, { kind: 'section', id: 'B' }, allOpen)
  expect(words(slots)).toEqual(['- 0/3 top of A', '- 1/3 top of B', '- 2/3 bottom of C'])
  expect(slots.own).toBe(1)
})

it('EDIT-09 a condition stays within its section', () => {
  const slots = slotsFor(form, { kind: 'condition', section: 'C', id: 'C2' }, allOpen)
  expect(words(slots)).toEqual(['- 0/2 top of C1', '- 1/2 top of C2'])
  expect(slots.own).toBe(1)
})

it('EDIT-10 a question may stand in every list of questions, empty ones too', () => {
  const slots = slotsFor(form, { kind: 'question', id: 'b' }, allOpen)
  expect(words(slots)).toEqual([
    'A 0/3 top of a',
    'A 1/3 top of b',
    'A 2/3 bottom of c',
    'B 0/1 bottom of B',
    'C1 0/2 top of d',
    'C1 1/2 bottom of d',
    'C2 0/1 bottom of C2',
  ])
  expect(slots.own).toBe(1)
})

it('EDIT-10 a closed section takes a question at its end; its conditions cannot be seen', () => {
  const slots = slotsFor(form, { kind: 'question', id: 'd' }, (id) => id === 'A' || id === 'C')
  expect(words(slots)).toEqual(['A 3/4 bottom of A', 'B 0/1 bottom of B'])
})
