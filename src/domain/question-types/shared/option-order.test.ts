import { describe, expect, it } from 'vitest'
import { anOption } from '../../../testing/builders'
import { isShuffled, offeredOrder } from './option-order'

const options = (count: number) => Array.from({ length: count }, (_, at) => anOption(at, { id: `o${at}` }))
const ids = Array.from({ length: 400 }, (_, at) => `answer-${at}`)

describe('KIND-09 options in random order', () => {
  it('each answer has an order of its own, always the same, with every option once', () => {
    const seen = new Set(ids.map((id) => offeredOrder(options(6), id).join()))
    expect(seen.size).toBeGreaterThan(200)
    expect(offeredOrder(options(6), 'answer-1')).toEqual(offeredOrder(options(6), 'answer-1'))
    expect(offeredOrder(options(6), 'answer-1').toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('each option comes first about as often as the others', () => {
    const first = ids.map((id) => offeredOrder(options(4), id)[0] ?? 0)
    const counts = [0, 1, 2, 3].map((at) => first.filter((one) => one === at).length)
    expect(Math.min(...counts)).toBeGreaterThan(60)
    expect(Math.max(...counts)).toBeLessThan(140)
  })

  it('those that exclude the others or ask which stay last, in the order of the form', () => {
    const [a, b, c, d] = options(4)
    if (!a || !b || !c || !d) throw new Error('four options')
    const fixed = [{ ...a, exclusiva: true }, b, { ...c, otra: true }, d]
    for (const id of ids) expect(offeredOrder(fixed, id).slice(2)).toEqual([0, 2])
  })

  it('an option that comes later, or another position, moves no other', () => {
    const order = (all: ReturnType<typeof options>) => offeredOrder(all, 'x').map((at) => all[at]?.id)
    const before = order(options(5))
    expect(order(options(6)).filter((id) => id !== 'o5')).toEqual(before)
    expect(order(options(5).toReversed())).toEqual(before)
  })

  it.each(['', 'Random', '__proto__', 'random:1'])('a form that says %j keeps its own order', (formato) => {
    expect(isShuffled({ formato, enCuadricula: false })).toBe(false)
  })
})
