import { expect, it } from 'vitest'
import { faultsOf } from '../../testing/faults'
import { mailDraftSchema } from './draft'

const MAIL = { recipients: ['norma@correo.test'], typed: ' ', subject: ' Copia ', body: '' }

it('MAIL-01 a mail needs a recipient and a subject', () => {
  expect(faultsOf(mailDraftSchema, MAIL)).toEqual({})
  expect(faultsOf(mailDraftSchema, { ...MAIL, recipients: [], subject: ' ' })).toEqual({
    recipients: 'noRecipients',
    subject: 'subject',
  })
})

it('MAIL-01 an address that was typed but not added is not forgotten', () => {
  expect(faultsOf(mailDraftSchema, { ...MAIL, typed: 'diego@correo.test' })).toEqual({
    recipients: 'noRecipients',
  })
})

it('MAIL-01 the subject is sent without surrounding blanks', () => {
  expect(mailDraftSchema.parse(MAIL).subject).toBe('Copia')
})
