import { expect, it } from 'vitest'
import { aForm } from '../../testing/builders'
import { NO_OPTIONS } from './options'
import { NEW_SCHEDULE } from './schedule'
import { changesSettingsOnly } from './settings-only'
import { NEW_CERTIFICATE } from './certificate/layout'

const withOptions = (given: object) => aForm({ opcionales: { ...NO_OPTIONS, ...given } })
const PLAIN = withOptions({})

it.each([
  [
    'a certificate that begins',
    aForm({ ...withOptions({ certificado: true }), certificado: NEW_CERTIFICATE }),
  ],
  ['the option alone', withOptions({ certificado: true })],
  ['hours', aForm({ ...PLAIN, horario: NEW_SCHEDULE })],
  ['nothing', aForm()],
])('EDIT-05 PDF-02 REACH-01 an edit of %s leaves what is asked as it was', (_what, after) => {
  expect(changesSettingsOnly(PLAIN, after)).toBe(true)
  expect(changesSettingsOnly(after, PLAIN)).toBe(true)
})

it.each([
  ['a title', aForm({ titulo: 'Otra cosa' })],
  ['a question', aForm({ secciones: [] })],
  ['an option beside it', withOptions({ certificado: true, publico: true })],
  ['a field that was not there', { ...aForm(), lista: 'resumen' }],
])('EDIT-05 PDF-02 an edit of %s changes more than settings', (_what, after) => {
  expect(changesSettingsOnly(PLAIN, after)).toBe(false)
  expect(changesSettingsOnly(after, PLAIN)).toBe(false)
})
