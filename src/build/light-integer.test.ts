import { expect, it } from 'vitest'
import { z } from 'zod'
import { LIGHT_INTEGER } from './light-integer'

const integerSchema = z.looseObject({
  Integer: z.object({
    fromString: z.custom<(digits: string) => { compare: (other: object) => number }>(),
  }),
})

it('compares ids of any length as numbers, not as words', async () => {
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(LIGHT_INTEGER)}`)
  const { fromString } = integerSchema.parse({ ...Object(module) }).Integer
  const ids = ['10', '9', '-3', '9007199254740993', '9007199254740992', '9']
  const sorted = ids.map(fromString).sort((one, other) => one.compare(other))
  const expected = ['-3', '9', '9', '10', '9007199254740992', '9007199254740993'].map(fromString)
  expect(sorted.map((one, at) => one.compare(expected[at] ?? one))).toEqual([0, 0, 0, 0, 0, 0])
})
