import { describe, expect, it } from 'vitest'
import type { Arrangement } from './arrangement'
import { mergeArrangements } from './merge'
import type { Subject } from './subjects'

/** `a` under another subject is `a*`. */
const arranged = (words: string, version = 3, sitios: string[] = []): Arrangement => ({
  formularios: [...words.matchAll(/([a-z])(\*?)/gu)].map(([, id = '', other]) => ({
    id,
    tema: other ? ('calle' satisfies Subject) : ('otros' satisfies Subject),
  })),
  sitios,
  version,
})
const wordsOf = ({ formularios }: Arrangement) =>
  formularios.map(({ id, tema }) => (tema === 'calle' ? `${id}*` : id)).join('')

describe('two arrangements of one catalogue', () => {
  it.each([
    ['both added', 'ab', 'abm', 'abt', 'abtm'],
    ['both added the same', 'ab', 'abx', 'abx', 'abx'],
    ['each took one away', 'abc', 'bc', 'ab', 'b'],
    ['one took away what the other gave another subject', 'ab', 'a*b', 'b', 'b'],
    ['each gave one another subject', 'ab', 'a*b', 'ab*', 'a*b*'],
    ['only the other moved', 'abc', 'abcm', 'cab', 'cabm'],
    ['both moved', 'abc', 'bac', 'cab', 'bac'],
    ['I moved and the other added', 'abc', 'cba', 'abct', 'cbat'],
    ['I took one back that the other gave another subject', 'a*b', 'ab', 'a*b', 'ab'],
  ])('REACH-02 %s', (_what, before, mine, theirs, merged) => {
    const both = mergeArrangements(arranged(before), arranged(mine), arranged(theirs, 4))
    expect(wordsOf(both)).toBe(merged)
    expect(both.version).toBe(4)
  })

  it('REACH-03 sites are put together likewise', () => {
    const merged = mergeArrangements(
      arranged('', 3, ['a', 'b']),
      arranged('', 3, ['b', 'mine']),
      arranged('', 4, ['a', 'theirs']),
    )
    expect(merged.sitios).toEqual(['theirs', 'mine'])
  })
})
