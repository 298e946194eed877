import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSection, questions, TYPED } from '../../testing/builders'
import { mostBound, pictureOf } from './picture'

/** A form of numbers, each of which names those of the given places. */
const formOf = (...depends: number[][]) => [
  aSection({
    preguntas: questions(
      ...depends.map((ones, at) => ({
        ...{ id: `q${at}`, titulo: `Pregunta ${at}`, ...TYPED.integer },
        mostrarSi: ones.map((one) => `{{q${one}}} > 0`).join(' and '),
      })),
    ),
  }),
]
const idsIn = ({ parts }: ReturnType<typeof pictureOf>) => parts.map(({ part }) => part.definition.id)
const cellsIn = ({ parts }: ReturnType<typeof pictureOf>) =>
  Object.fromEntries(parts.map(({ part, layer }) => [part.definition.id, layer]))

describe('LOGIC-05 the picture of a form’s rules', () => {
  it('LOGIC-05 puts what decides to the left, and leaves out what nothing binds', () => {
    const picture = pictureOf(formOf([], [0], [0, 1], [], [2]), null, 50)
    expect(cellsIn(picture)).toEqual({ q0: 0, q1: 1, q2: 2, q4: 3 })
    expect(picture.lines.map(({ from, to, passing }) => [from, to, passing.length])).toEqual([
      [0, 1, 0],
      [0, 2, 1],
      [1, 2, 0],
      [2, 3, 0],
    ])
    expect(picture.layers).toBe(4)
  })

  it('LOGIC-05 looks around one part: what it depends on and decides about, however far, and nothing else', () => {
    const form = formOf([], [0], [1], [0], [], [4])
    expect(idsIn(pictureOf(form, 'q1', 50))).toEqual(['q0', 'q1', 'q2'])
    expect(idsIn(pictureOf(form, 'q0', 50))).toEqual(['q0', 'q1', 'q2', 'q3'])
    expect(pictureOf(form, 'gone', 50)).toMatchObject({ parts: [], layers: 0, height: 0 })
  })

  it('LOGIC-05 keeps the nearest where there is no room for all, and counts the others', () => {
    const chain = formOf([], [0], [1], [2], [3], [4])
    const picture = pictureOf(chain, 'q3', 3)
    expect(idsIn(picture)).toEqual(['q2', 'q3', 'q4'])
    expect(picture.left).toBe(3)
    expect(pictureOf(chain, null, 2)).toMatchObject({ left: 4 })
  })

  it('LOGIC-06 draws a circle that rules make by a slip', () => {
    const picture = pictureOf(formOf([2], [0], [1], [3]), null, 50)
    expect(idsIn(picture)).toEqual(['q0', 'q1', 'q2'])
    expect(picture.lines).toHaveLength(3)
  })

  it('LOGIC-05 whatever rules there are, lines go to the right, and no two parts lie upon each other', () => {
    const depends = fc.array(fc.array(fc.nat(), { maxLength: 4 }), { minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(depends, (all) => {
        const picture = pictureOf(
          formOf(...all.map((ones, at) => (at === 0 ? [] : ones.map((one) => one % at)))),
          null,
          99,
        )
        const { parts, lines, height } = picture
        for (const { from, to, passing } of lines) {
          const [one, other] = [parts[from], parts[to]]
          expect((other?.layer ?? 0) - (one?.layer ?? 0)).toBe(passing.length + 1)
        }
        for (const one of parts) {
          expect(one.y).toBeGreaterThanOrEqual(0.5)
          expect(one.y).toBeLessThanOrEqual(height - 0.5)
          for (const other of parts)
            if (one !== other && one.layer === other.layer)
              expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(1 - 1e-9)
        }
      }),
    )
  })

  it('LOGIC-05 begins where the most comes together', () => {
    expect(mostBound(formOf([], [0], [0], [1]))?.definition.id).toBe('q0')
    expect(mostBound(formOf([], []))).toBeUndefined()
  })

  it('LOGIC-14 a thousand rules are drawn at once', () => {
    const form = formOf(...Array.from({ length: 1_000 }, (_, at) => (at === 0 ? [] : [0, at - 1])))
    const begun = performance.now()
    const picture = pictureOf(form, 'q0', 40)
    expect(picture.parts).toHaveLength(40)
    expect(picture.left).toBe(960)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
