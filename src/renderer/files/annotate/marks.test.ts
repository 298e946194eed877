import { expect, it } from 'vitest'
import { drawMarks, drawnTo, isDrawn, type Mark } from './marks'

const mark = (tool: Mark['tool'], ...spots: [number, number][]): Mark => ({
  ...{ tool, words: '', spots: spots.map(([x, y]) => ({ x, y })) },
})

it('KIND-08 an arrow and a circle end where they were drawn to, a line goes through every spot', () => {
  const arrow = drawnTo(drawnTo(mark('arrow', [0, 0]), { x: 0.2, y: 0.2 }), { x: 0.5, y: 0.5 })
  expect(arrow.spots).toEqual([
    { x: 0, y: 0 },
    { x: 0.5, y: 0.5 },
  ])
  const line = [0.1, 0.101, 0.2].reduce((one, x) => drawnTo(one, { x, y: 0 }), mark('line', [0, 0]))
  expect(line.spots.map(({ x }) => x)).toEqual([0, 0.1, 0.2])
})

it('KIND-08 what was only tapped, and a text without words, is no mark', () => {
  expect(isDrawn(mark('circle', [0.5, 0.5], [0.501, 0.5]))).toBe(false)
  expect(isDrawn(mark('circle', [0.5, 0.5], [0.7, 0.6]))).toBe(true)
  expect(isDrawn(mark('text', [0.5, 0.5]))).toBe(false)
  expect(isDrawn({ ...mark('text', [0.5, 0.5]), words: 'Grieta' })).toBe(true)
})

it('KIND-08 marks are drawn at the size of the photo', () => {
  const calls: unknown[][] = []
  const context = new Proxy(Object.create(null), {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        calls.push([name, ...given]),
    set: () => true,
  })
  drawMarks(context, [mark('circle', [0.25, 0.5], [0.75, 1])], { width: 800, height: 600 })
  expect(calls).toContainEqual(['ellipse', 400, 450, 200, 150, 0, 0, 2 * Math.PI])
  drawMarks(context, [{ ...mark('text', [0.5, 0.5]), words: 'Grieta' }], { width: 800, height: 600 })
  expect(calls).toContainEqual(['fillText', 'Grieta', 400, 300])
})
