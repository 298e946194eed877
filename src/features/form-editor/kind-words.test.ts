import { beforeEach, expect, it } from 'vitest'
import i18next from 'i18next'
import editor from '../../../locales/es/editor.json'
import { initI18n } from '../../lib/i18n'
import { kindWords } from './kind-words'

beforeEach(() => initI18n('es', { es: { editor } }))

it.each([
  ['text', 'Texto'],
  ['amount EUR', 'Importe (euro (EUR))'],
  ['phone AR', 'Teléfono (Argentina (+54))'],
  ['identifier ar-cuit', 'Número de documento o cuenta (CUIT / CUIL (Argentina))'],
  ['identifier es-postal', 'Número de documento o cuenta (Código postal (España))'],
  ['scale stars:1-5', 'Escala (Estrellas, 1–5)'],
  ['place line', 'Lugar en el mapa (Una línea)'],
  ['consent v2', 'Consentimiento (v2)'],
  ['something else', 'something else'],
])('DAY-07 EDIT-05 KIND-11 a kind and how it is written: %s', (text, words) => {
  expect(kindWords(text, { t: i18next.getFixedT(null, 'editor'), language: 'es' })).toBe(words)
})
