import { expect, it, vi } from 'vitest'
import { fewAtOnce } from './few-at-once'

interface Ending {
  resolve: (result: string) => void
  reject: (error: Error) => void
}

/** Pieces of work that end when they are told to. */
function pieces(count: number) {
  const end: (Ending | undefined)[] = []
  const begun: number[] = []
  const work = Array.from({ length: count }, (_, index) => {
    const piece = new Promise<string>((resolve, reject) => {
      end[index] = { resolve, reject }
    })
    return () => {
      begun.push(index)
      return piece
    }
  })
  return { work, begun: () => begun, end }
}
const soon = () => vi.waitFor(() => undefined)

it('STAT-04 does no more than the given number of pieces at once, and gives the results in order', async () => {
  const { work, begun, end } = pieces(4)
  const all = fewAtOnce(work, 2)
  expect(begun()).toEqual([0, 1])
  end[1]?.resolve('b')
  await vi.waitFor(() => expect(begun()).toEqual([0, 1, 2]))
  end[2]?.resolve('c')
  await vi.waitFor(() => expect(begun()).toEqual([0, 1, 2, 3]))
  end[3]?.resolve('d')
  end[0]?.resolve('a')
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
})

it('STAT-04 begins nothing more after a failure', async () => {
  const { work, begun, end } = pieces(4)
  const all = fewAtOnce(work, 2)
  end[0]?.reject(new Error('offline'))
  await expect(all).rejects.toThrow('offline')
  end[1]?.resolve('b')
  await soon()
  expect(begun()).toEqual([0, 1])
})

it('STAT-04 begins nothing more after an abort', async () => {
  const { work, begun, end } = pieces(3)
  const wanted = new AbortController()
  const all = fewAtOnce(work, 1, wanted.signal)
  wanted.abort(new Error('another period'))
  end[0]?.resolve('a')
  await expect(all).rejects.toThrow('another period')
  expect(begun()).toEqual([0])
})

it('STAT-04 gives no results for no work', async () => {
  expect(await fewAtOnce([], 2)).toEqual([])
})
