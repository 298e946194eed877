import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainFields } from './rest-values'
import { commitWrites, restFields, restReferences } from './rest-write'

vi.mock('./auth', () => ({ tokenOf: () => Promise.resolve('token') }))
afterEach(() => {
  vi.unstubAllGlobals()
})

const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
/** The store keeps names such as `__proto__` to itself. */
const name = fc.string({ minLength: 1 }).filter((text) => !/^__.*__$/.test(text))
const fields = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    date,
    fc.array(tie('value')),
    tie('document'),
  ),
  document: fc.dictionary(name, tie('value'), { noNullPrototype: true }),
})).document

/** As it comes back over the wire. */
const wired = (document: object) => plainFields(JSON.parse(JSON.stringify(restFields(document))))

describe('an answer that is written without an SDK', () => {
  it('ANS-14 is read back as it was', () => {
    fc.assert(
      fc.property(fields, (document) => {
        expect(wired(Object(document))).toEqual(document)
      }),
    )
  })

  it('ANS-14 lacks what was left out', () => {
    expect(wired({ a: undefined, b: { c: undefined, d: 1.5 } })).toEqual({ b: { d: 1.5 } })
  })

  it('ANS-14 names its areas as references', () => {
    expect(plainFields({ areas: restReferences(['municipios/m/areas/a']) })).toEqual({
      areas: ['municipios/m/areas/a'],
    })
  })

  it.each([
    ['the page of a gateway', '<html>Sign in to the network</html>'],
    ['nothing', ''],
    ['half of a response', '{"commit'],
    ['something else', '{}'],
  ])('ANS-15 is not taken for stored when %s comes back', async (_what, body) => {
    vi.stubGlobal('fetch', async () => new Response(body))
    await expect(commitWrites('public', [])).rejects.toMatchObject({ code: 'down' })
  })

  it.each([
    [403, 'PERMISSION_DENIED', 'forbidden'],
    [409, 'ABORTED', 'conflict'],
    [503, 'UNAVAILABLE', 'down'],
    [504, 'DEADLINE_EXCEEDED', 'timeout'],
  ])('ANS-14 ANS-15 %i %s is %s', async (status, word, code) => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { status: word } }, { status }))
    await expect(commitWrites('public', [])).rejects.toMatchObject({ code })
  })
})
