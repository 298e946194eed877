import { expect, it } from 'vitest'
import { aForm } from '../../testing/builders'
import { NO_OPTIONS } from '../form/options'
import { changesCertificateOnly } from './certificate-only'
import { NEW_CERTIFICATE } from './layout'

const withOptions = (given: object) => aForm({ opcionales: { ...NO_OPTIONS, ...given } })
const PLAIN = withOptions({})

it.each([
  [
    'a certificate that begins',
    aForm({ ...withOptions({ certificado: true }), certificado: NEW_CERTIFICATE }),
  ],
  ['the option alone', withOptions({ certificado: true })],
  ['nothing', aForm()],
])('EDIT-05 PDF-02 an edit of %s leaves the form as it was', (_what, after) => {
  expect(changesCertificateOnly(PLAIN, after)).toBe(true)
  expect(changesCertificateOnly(after, PLAIN)).toBe(true)
})

it.each([
  ['a title', aForm({ titulo: 'Otra cosa' })],
  ['a question', aForm({ secciones: [] })],
  ['an option beside it', withOptions({ certificado: true, publico: true })],
  ['a field that was not there', { ...aForm(), lista: 'resumen' }],
])('EDIT-05 PDF-02 an edit of %s changes more than certificates', (_what, after) => {
  expect(changesCertificateOnly(PLAIN, after)).toBe(false)
  expect(changesCertificateOnly(after, PLAIN)).toBe(false)
})
