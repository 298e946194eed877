import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { base64, documentId, ignored, municipalityPathSchema, outsideId } from './schema'

const MUNICIPALITY = 'paises/ar/provincias/x/municipios/m'
const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

describe('what calls are made of', () => {
  it.each([
    [MUNICIPALITY, true],
    [`${MUNICIPALITY}/areas_municipales/a`, false],
    [`paises/ar/provincias/x/municipios/${'m'.repeat(400)}`, false],
    ['', false],
  ])('SEC-01 %.40s names a municipality: %s', (path, named) => {
    expect(takes(municipalityPathSchema(), path)).toBe(named)
  })

  it('SEC-01 an id is a name that a document can have', () => {
    expect(takes(documentId(), 'comercios')).toBe(true)
    expect(takes(documentId(), 'a/b')).toBe(false)
  })

  it.each([
    ['AA==', true],
    ['q/+8', true],
    ['A'.repeat(20_000_000), true],
    ['', false],
    ['A=A=', false],
    ['AAAA\nAAAA', false],
    ['-_-_', false],
    ['AAAA💧', false],
  ])('SEC-01 %.10j is base64: %s', (text, isBase64) => {
    expect(takes(base64(), text)).toBe(isBase64)
  })

  it.each([
    ['7', '7'],
    [7, '7'],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['🌳', '🌳'],
  ])('SEC-01 the id of an outside system %.10j is read as a text', (given, id) => {
    expect(outsideId().parse(given)).toBe(id)
  })

  it.each(['', 'a'.repeat(201), 'a\ud800', null, {}])(
    'SEC-01 %.10j is no id of an outside system',
    (given) => {
      expect(takes(outsideId(), given)).toBe(false)
    },
  )

  it('SEC-02 whatever the request says about the caller is accepted and ignored', () => {
    const schema = z.strictObject({ username: ignored() })
    expect([takes(schema, { username: { a: 1 } }), takes(schema, {})]).toEqual([true, true])
  })
})
