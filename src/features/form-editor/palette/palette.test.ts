import { expect, it } from 'vitest'
import { QUESTION_KINDS } from '../../../domain/form/kinds'
import { entryOf, PALETTE } from './palette'

it('KIND-11 EDIT-10 every kind can be added, each once', () => {
  const entries = PALETTE.flatMap((group) => group.entries)
  expect(new Set(entries).size).toBe(entries.length)
  expect([...new Set(entries.map((entry) => entryOf(entry).kind))].sort()).toEqual(QUESTION_KINDS.toSorted())
})
