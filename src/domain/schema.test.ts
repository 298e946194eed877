import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { flag, list, moment, text } from './schema'

const AT = new Date(0)

describe('older documents that lack fields', () => {
  it.each([
    ['a list', list(z.string()), [], ['a']],
    ['a text', text(), '', 'a'],
    ['a flag', flag(), false, true],
    ['a moment', moment(), null, AT],
  ] as const)('SEC-01 %s reads as empty, and as it is where it is', (_what, schema, empty, full) => {
    expect(z.parse(schema, undefined)).toEqual(empty)
    expect(z.parse(schema, null)).toEqual(empty)
    expect(z.parse(schema, full)).toEqual(full)
    expect(z.safeParse(schema, 7).success).toBe(false)
  })
})
