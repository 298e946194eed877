import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { noteText, readNote } from './link-note'
import { canonicalValues, MAX_SIGNED, readLink, signedText, signedValues } from './signed-link'

/** The example of docs/links.md: whoever follows it gets this. */
const EXAMPLE = {
  key: 'clave-de-ejemplo',
  formId: 'comercios',
  search: `?rubro=Bar+%C3%91and%C3%BA+(1)&metros=80&firma=1893456000.${'c'.repeat(64)}`,
  text: 'comercios\n1893456000\nmetros=80&rubro=Bar%20%C3%91and%C3%BA%20%281%29',
  signature: 'a1a0efbc7d5f3512f08812b2cb19da270933b53251109673c886d8356fd84b4b',
}

it('REACH-05 a link is read as the documentation says that it is signed, however its letters were written', () => {
  const { signed } = readLink(EXAMPLE.search)
  if (!signed) throw new Error('not signed')
  expect(signedText(EXAMPLE.formId, signed)).toBe(EXAMPLE.text)
  expect(createHmac('sha256', EXAMPLE.key).update(EXAMPLE.text).digest('hex')).toBe(EXAMPLE.signature)
  expect([...(signedValues(signed.values) ?? [])]).toEqual([
    ['metros', '80'],
    ['rubro', 'Bar Ñandú (1)'],
  ])
})

it('REACH-05 what stands behind the signature is not signed, and what stands before it is', () => {
  const firma = `1893456000.${'a'.repeat(64)}`
  const { signed, others } = readLink(`?metros=80&firma=${firma}&rubro=Bar&fbclid=x`)
  expect(signed).toEqual({ values: 'metros=80', expires: 1_893_456_000, signature: 'a'.repeat(64) })
  expect([...others.keys()]).toEqual(['rubro', 'fbclid'])
})

it.each(['firma=Ana', `firma=1893456000.${'A'.repeat(64)}`, `firma=x.${'a'.repeat(64)}`, 'firma='])(
  'REACH-05 «%s» is a question’s answer and no signature',
  (search) => {
    const { signed, others } = readLink(`?rubro=Bar&${search}`)
    expect(signed).toBeNull()
    expect([...others.keys()]).toEqual(['rubro', 'firma'])
  },
)

it('REACH-05 a code that stands twice is signed by nobody', () => {
  expect(signedValues('rubro=Bar&rubro=Kiosco')).toBeNull()
})

it('REACH-05 the same answers are signed alike, in whatever order they stand', () => {
  const pairs: [string, string][] = [
    ['b', 'a&b=c'],
    ['a', 'x\ny'],
  ]
  expect(canonicalValues(pairs)).toBe('a=x%0Ay&b=a%26b%3Dc')
  expect(canonicalValues(pairs.toReversed())).toBe('a=x%0Ay&b=a%26b%3Dc')
})

it.each([
  undefined,
  7,
  '',
  'x',
  `1.clave123.${'a'.repeat(64)}?a=b`,
  `1893456000.clave123.${'a'.repeat(63)}?a=b`,
])('REACH-05 %j is no note of a link', (text) => expect(readNote(text)).toBeNull())

it('REACH-05 a note is read as it was written, and none is longer than what may be signed', () => {
  const note = {
    opened: 1_893_456_000,
    key: 'clave123',
    seal: 'a'.repeat(64),
    values: 'a'.repeat(MAX_SIGNED),
  }
  expect(readNote(noteText(note))).toEqual(note)
  expect(readNote(`${noteText(note)}a`)).toBeNull()
})
