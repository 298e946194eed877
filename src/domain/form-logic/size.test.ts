import { describe, expect, it } from 'vitest'
import { setResponse } from '../answer/fill'
import { installLogic, logicOf, withRules } from '../answering/logic'
import type { QuestionPath } from '../answer/path'
import { checkBranch } from '../answer/branches'
import { addRow, removeRow } from '../answer/repeatable'
import { startSections } from '../answering/start'
import type { Section } from '../form/section'
import { CLOCK } from '../../testing/builders'
import * as logic from './logic'
import { BRANCHES, CHAIN, FAN, ITEMS, largeAt as at, largeForm, ROWS } from './testing/large-form'

installLogic(logic)

const BEGUN = '2026-10-05'
const LARGE = largeForm()

describe('a form of 2,000 questions and 1,000 rules', () => {
  const rules = logicOf(LARGE)
  let filled = startSections(LARGE, CLOCK)
  for (let row = 1; row < ROWS; row += 1) filled = addRow(filled, 19, CLOCK)
  filled = withRules(filled, BEGUN)

  it.each<[string, QuestionPath, string, number, number]>([
    ['that nothing names', at(12, 50), '5', 0, 0],
    ['that begins a chain of twenty', at(3, 0), '5', CHAIN - 1, CHAIN - 1],
    ['in the middle of nothing but its own check', at(8, 7), '500', 1, 1],
    ['that decides about two hundred', at(0, 0), '2', FAN, 134],
    ['in one of a hundred rows', at(19, 0, 40), '3', 1, 0],
  ])(
    'LOGIC-14 an answer %s works out what depends on it, and tells what changed',
    (_what, path, respuesta, evaluated, told) => {
      const followed = rules?.follow(setResponse(filled, path, { respuesta }), path, BEGUN)
      expect([followed?.evaluated, followed?.questions.length]).toEqual([evaluated, told])
    },
  )

  it.each<[string, (sections: Section[]) => Section[], number]>([
    ['a row that goes', (sections) => removeRow(sections, ITEMS, 40), 1],
    ['a row that comes', (sections) => addRow(removeRow(sections, ITEMS, 99), ITEMS, CLOCK), 2],
    ['a branch that is ticked', (sections) => checkBranch(sections, BRANCHES, 0, true, CLOCK), 2],
  ])('LOGIC-14 %s works out what depends on it alone', (_what, change, evaluated) => {
    expect(rules?.reshape(filled, change(filled), BEGUN).evaluated).toBe(evaluated)
  })

  it('LOGIC-14 a row that is whole adds up: its line and the total', () => {
    const path = at(19, 1, 40)
    const priced = setResponse(filled, at(19, 0, 40), { respuesta: '3' })
    const followed = rules?.follow(setResponse(priced, path, { respuesta: '7' }), path, BEGUN)
    expect([followed?.evaluated, followed?.sections[20]?.preguntas[0]?.respuesta]).toEqual([2, '21'])
  })
})
