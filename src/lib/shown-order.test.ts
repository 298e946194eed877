import { describe, expect, it } from 'vitest'
import { neighboursOf, rememberOrder } from './shown-order'

const LIST = '/respuestas/listado/comercios'

describe('the order of a list', () => {
  it('DAY-02 leads from one record to the next, over pages that were shown', () => {
    rememberOrder(LIST, 'all', 1, ['a', 'b'])
    expect(neighboursOf(LIST, 'a')).toEqual({ before: null, after: 'b' })
    expect(neighboursOf(LIST, 'b')).toEqual({ before: 'a', after: null })
    rememberOrder(LIST, 'all', 2, ['c'])
    expect(neighboursOf(LIST, 'b')).toEqual({ before: 'a', after: 'c' })
    expect(neighboursOf(LIST, 'c')).toEqual({ before: 'b', after: null })
  })

  it('DAY-02 forgets what another filter showed, and knows nothing of what no list showed', () => {
    rememberOrder(LIST, 'all', 1, ['a', 'b'])
    rememberOrder(LIST, 'done', 1, ['b', 'd'])
    expect(neighboursOf(LIST, 'a')).toBeNull()
    expect(neighboursOf(LIST, 'b')).toEqual({ before: null, after: 'd' })
    expect(neighboursOf('/respuestas/listado/poda', 'b')).toBeNull()
  })

  it('DAY-02 does not skip a page that was not shown', () => {
    rememberOrder(LIST, 'far', 1, ['a'])
    rememberOrder(LIST, 'far', 3, ['e', 'f'])
    expect(neighboursOf(LIST, 'a')).toEqual({ before: null, after: null })
    expect(neighboursOf(LIST, 'e')).toEqual({ before: null, after: 'f' })
  })
})
