import { describe, expect, it } from 'vitest'
import { mailRefusalOf, sendEmailRequestSchema } from './send-email'

const REQUEST = {
  attempt: 'intento-1',
  recipients: ['norma@correo.test'],
  subject: 'Copia de su respuesta',
  body: 'Buenos días,\n\tva la copia.\r\nSaludos',
  attachments: [{ path: 'sendEmailv3/u/adjunto-abcDEF123456.pdf', name: 'plano.pdf' }],
  dataPdf: { answerId: 'respuesta-1', language: 'es', timeZone: 'UTC' },
}
const isTaken = (more: object) => sendEmailRequestSchema.safeParse({ ...REQUEST, ...more }).success
const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@correo.test`)

describe('a request to send an answer by e-mail', () => {
  it('MAIL-01 is taken as the interface sends it, and without what may be left out', () => {
    expect(sendEmailRequestSchema.parse(REQUEST)).toEqual(REQUEST)
    const { body: _body, attachments: _attachments, ...least } = REQUEST
    expect(sendEmailRequestSchema.parse(least)).toMatchObject({ body: '', attachments: [] })
    expect(isTaken({ formPath: 'formularios/x' })).toBe(true)
  })

  it.each([
    ['no recipient', { recipients: [] }],
    ['a recipient that is a header', { recipients: ['a@b.es\r\nBcc: c@d.es'] }],
    ['a recipient that is several', { recipients: ['a@b.es, c@d.es'] }],
    ['a thousand recipients', { recipients: many(1000) }],
    ['recipients that are none', { recipients: 'a@b.es' }],
    ['no subject', { subject: '   ' }],
    ['a subject of two lines', { subject: 'Hola\nBcc: c@d.es' }],
    ['a subject with a carriage return', { subject: 'Hola\rX: y' }],
    ['a subject with a line separator', { subject: 'Hola\u2028X: y' }],
    ['a subject without end', { subject: 'a'.repeat(201) }],
    ['a body that is no text', { body: 'a\u0000b' }],
    ['a body without end', { body: 'a'.repeat(10_001) }],
    ['eleven attachments', { attachments: Array.from({ length: 11 }, () => REQUEST.attachments[0]) }],
    ['an attachment called a header', { attachments: [{ path: 'x', name: 'a.pdf\r\nX: y' }] }],
    ['an attachment from elsewhere', { attachments: [{ href: 'http://192.0.2.1/', name: 'a.pdf' }] }],
    ['an answer that is a path', { dataPdf: { answerId: 'a/b' } }],
    ['no answer', { dataPdf: undefined }],
    ['files to delete', { storagePathsToDelete: ['imagenes/f/a.png'] }],
    ['a sender', { from: 'intendente@villa.test' }],
    ['no attempt', { attempt: '' }],
  ])('MAIL-01 with %s is refused', (_what, more) => expect(isTaken(more)).toBe(false))

  it('MAIL-02 the browser knows a refusal by its details alone', () => {
    expect(mailRefusalOf({ mail: 'quota', most: 3 })).toEqual({ mail: 'quota', most: 3 })
    expect(mailRefusalOf({ outside: 'smtp', reason: 'down' })).toBeNull()
    expect(mailRefusalOf(undefined)).toBeNull()
  })
})
