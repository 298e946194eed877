import { expect, it } from 'vitest'
import { attributesOf } from './attributes'
import { attributesText } from './attributes-text'

it('LOGIC-01 LOGIC-08 attributes of options are written so that they are read the same, whatever a text has in it', () => {
  const attributes = [
    { name: 'a', value: 'say "no" \\ {{x}}', question: null },
    { name: 'b', value: 'o:1', question: 'q' },
  ]
  expect(attributesOf(attributesText(attributes))).toEqual(attributes)
  expect(attributesOf('a = ')).toEqual([])
  expect(attributesOf('"')).toEqual([])
})
