import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isDocumentId, isNewId, NEW_ID } from './document-id'

it.each([
  'a',
  'respuesta-1',
  '7Kx_-',
  '...',
  '__a',
  '__x__a',
  '_',
  'ñandú 東京 🌳',
  'a\u202eb',
  '%2F',
  'a'.repeat(1500),
])('SEC-01 «%.20s» can be the name of a document', (name) => expect(isDocumentId(name)).toBe(true))

it.each([
  '',
  '.',
  '..',
  '__x__',
  '____',
  '__a\nb__',
  'a/b',
  '/',
  '\ud800',
  'a'.repeat(1501),
  'ñ'.repeat(751),
])('SEC-01 «%.20s» cannot', (name) => expect(isDocumentId(name)).toBe(false))

it.each([
  'Xk29dkA0aBcD',
  'q3Zr8Lw0Yt6Vn1Sb5HkD',
  '3f0a4e0e-2b1c-4d7f-9a55-0c6d1e2f3a4b',
  'answer-Xk29dkA0',
  'a'.repeat(64),
])('SEC-01 «%s» is a name as they are made', (name) =>
  expect([isNewId(name), isDocumentId(name)]).toEqual([true, true]),
)

it.each([
  ['accents', 'respuesta-ñandú'],
  ['an emoji', '📷-fotografía-de-la-obra'],
  ['letters that run the other way', 'abcdefghijkl\u202Emno'],
  ['a slash in disguise', 'abcdefgh%2Fijkl'],
  ['a space', 'abcdefgh ijkl'],
  ['a line break at its end', 'abcdefghijkl\n'],
  ['65 characters', 'a'.repeat(65)],
  ['11 characters', 'a'.repeat(11)],
  ['a low line at its beginning', '_empieza-asi-mal'],
  ['a hyphen at its beginning', '-empieza-asi-mal'],
])('SEC-01 a name with %s is made no more, and is read where it is there', (_what, name) =>
  expect([isNewId(name), isDocumentId(name)]).toEqual([false, true]),
)

it('SEC-01 the security rules accept the same names for new documents', () =>
  expect(readFileSync('firestore.rules', 'utf8')).toContain(`id.matches('${NEW_ID}')`))
