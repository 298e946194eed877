import { describe, expect, it } from 'vitest'
import { isLine, scaledLines, shownOn, type Line } from './lines'

const LOOK = { dotSize: 0, minWidth: 0.5, maxWidth: 2.5, penColor: '#000', velocityFilterWeight: 0.7 }
const line = (...points: [number, number][]): Line => ({
  ...LOOK,
  compositeOperation: 'source-over',
  points: points.map(([x, y], time) => ({ x, y, pressure: 0.5, time })),
})
const xs = (lines: Line[]) => lines.map(({ points }) => points.map(({ x }) => x))

describe('the lines of a signature', () => {
  it('SIGN-01 lines are kept as drawn, and shown smaller on a narrower pad instead of being cut off', () => {
    const kept = scaledLines([line([600, 100])], [], 640)
    expect(xs(shownOn(kept, 640))).toEqual([[600]])
    expect(xs(shownOn(kept, 320))).toEqual([[300]])
    expect(shownOn(kept, 320)[0]?.points[0]?.y).toBe(50)
    expect(xs(shownOn(kept, 1000))).toEqual([[600]])
  })

  it('SIGN-01 lines survive turning the phone back and forth, with a line added each time', () => {
    const wide = scaledLines([line([600, 100])], [], 640)
    const upright = scaledLines([...shownOn(wide, 320), line([310, 40])], wide, 320)
    expect(xs(shownOn(upright, 320))).toEqual([[300], [310]])
    const wideAgain = scaledLines([...shownOn(upright, 640), line([5, 5])], upright, 640)
    expect(xs(shownOn(wideAgain, 640))).toEqual([[600], [620], [5]])
  })

  it('SIGN-01 lines drawn upright leave room for lines drawn wide later', () => {
    const upright = scaledLines([line([300, 40])], [], 320)
    const wide = scaledLines([...shownOn(upright, 640), line([630, 40])], upright, 640)
    expect(xs(shownOn(wide, 640))).toEqual([[300], [630]])
    expect(xs(shownOn(wide, 320))).toEqual([[150], [315]])
  })

  it('ANS-22 lines of older drafts, which have no pad width, are shown as they are', () => {
    expect(xs(shownOn([line([600, 1])], 320))).toEqual([[600]])
    expect([line(), null, 'x', {}].filter(isLine)).toHaveLength(1)
  })
})
