import { describe, expect, it } from 'vitest'
import { addForms, canMove, movedForm, underSubject, withoutForm } from './arrange'
import type { Listed } from './arrangement'

const LIST: Listed[] = [
  { id: 'a', tema: 'salud' },
  { id: 'x', tema: 'censo' },
  { id: 'b', tema: 'salud' },
]
const names = (listed: Listed[]) => listed.map(({ id }) => id).join('')

describe('arranging a catalogue', () => {
  it('REACH-02 adds forms once, at the end', () => {
    expect(names(addForms(LIST, ['b', 'c'], 'otros'))).toBe('axbc')
    expect(addForms(LIST, ['c'], 'otros').at(-1)).toEqual({ id: 'c', tema: 'otros' })
  })

  it('REACH-02 moves a form among those of its subject', () => {
    expect(names(movedForm(LIST, 'b', -1))).toBe('bxa')
    expect(names(movedForm(LIST, 'a', 1))).toBe('bxa')
    for (const [id, step] of [
      ['a', -1],
      ['b', 1],
      ['x', 1],
      ['nobody', 1],
    ] as const) {
      expect(canMove(LIST, id, step)).toBe(false)
      expect(movedForm(LIST, id, step)).toEqual(LIST)
    }
    expect(canMove(LIST, 'b', -1)).toBe(true)
  })

  it('REACH-02 puts a form under another subject, and takes it out', () => {
    expect(underSubject(LIST, 'a', 'censo')).toEqual([LIST[1], LIST[2], { id: 'a', tema: 'censo' }])
    expect(underSubject(LIST, 'nobody', 'censo')).toEqual(LIST)
    expect(names(withoutForm(LIST, 'x'))).toBe('ab')
  })
})
