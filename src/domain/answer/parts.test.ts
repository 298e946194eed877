import { expect, it } from 'vitest'
import { anAttachment } from '../../testing/builders'
import { changesPart, PARTS } from './parts'

it.each([
  [{ respuesta: 'a' }, ['answer']],
  [{ opciones: [] }, ['answer']],
  [{ imagen: anAttachment() }, ['imagen']],
  [{ documento: null, video: null }, ['documento', 'video']],
  [{}, []],
])('COMP-01 %j changes %j', (change, parts) => {
  expect(PARTS.filter((part) => changesPart(change, part))).toEqual(parts)
})
