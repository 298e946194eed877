import { describe, expect, it, vi } from 'vitest'
import { neighboursOf, readBeside, rememberOrder } from './shown-order'

const LIST = '/respuestas/listado/comercios'
const on = (page: number, id: string) => ({ id, page })
const noPage = () => Promise.resolve(null)

describe('the order of a list', () => {
  it('DAY-02 leads from one record to the next, over pages that were shown', () => {
    rememberOrder(LIST, 'all', 1, ['a', 'b'], noPage)
    expect(neighboursOf(LIST, 'a')).toEqual({ before: null, after: on(1, 'b') })
    expect(neighboursOf(LIST, 'b')).toEqual({ before: on(1, 'a'), after: null })
    rememberOrder(LIST, 'all', 2, ['c'], noPage)
    expect(neighboursOf(LIST, 'b')).toEqual({ before: on(1, 'a'), after: on(2, 'c') })
    expect(neighboursOf(LIST, 'c')).toEqual({ before: on(1, 'b'), after: null })
  })

  it('DAY-02 forgets what another filter showed, and knows nothing of what no list showed', () => {
    rememberOrder(LIST, 'all', 1, ['a', 'b'], noPage)
    rememberOrder(LIST, 'done', 1, ['b', 'd'], noPage)
    expect(neighboursOf(LIST, 'a')).toBeNull()
    expect(neighboursOf(LIST, 'b')).toEqual({ before: null, after: on(1, 'd') })
    expect(neighboursOf('/respuestas/listado/poda', 'b')).toBeNull()
  })

  it('DAY-02 does not skip a page that was not shown', () => {
    rememberOrder(LIST, 'far', 1, ['a'], noPage)
    rememberOrder(LIST, 'far', 3, ['e', 'f'], noPage)
    expect(neighboursOf(LIST, 'a')).toEqual({ before: null, after: null })
    expect(neighboursOf(LIST, 'e')).toEqual({ before: null, after: on(3, 'f') })
  })

  it('DAY-02 reads the page beside a first or last record, once, and no other', async () => {
    const rest: Record<number, string[]> = { 1: ['a', 'b'], 3: ['f'] }
    const readPage = vi.fn((page: number) => Promise.resolve(rest[page] ?? null))
    rememberOrder(LIST, 'read', 2, ['c', 'd', 'e'], readPage)
    expect(await readBeside(LIST, 'd')).toBe(false)
    expect(readPage).not.toHaveBeenCalled()
    expect(await readBeside(LIST, 'c')).toBe(true)
    expect(neighboursOf(LIST, 'c')).toEqual({ before: on(1, 'b'), after: on(2, 'd') })
    expect(await readBeside(LIST, 'e')).toBe(true)
    expect(neighboursOf(LIST, 'e')).toEqual({ before: on(2, 'd'), after: on(3, 'f') })
    expect(await readBeside(LIST, 'f')).toBe(false)
    expect(await readBeside(LIST, 'f')).toBe(false)
    expect(await readBeside(LIST, 'a')).toBe(false)
    expect(readPage.mock.calls).toEqual([[1], [3], [4]])
    expect(neighboursOf(LIST, 'f')).toEqual({ before: on(2, 'e'), after: null })
  })
})
