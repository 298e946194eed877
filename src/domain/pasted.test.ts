/** What comes along when people paste: it is understood wherever a number, a document, a code or an address is typed. */
import { describe, expect, it } from 'vitest'
import { aQuestion, TYPED } from '../testing/builders'
import { isCuit, isDni, plainNumber } from './citizen/identity'
import { addRecipients } from './mail/recipients'
import { ticketCodeOf } from './payment/ticket'
import { isSearchable, tooVague } from './privacy/person'
import { behaviourOf } from './question-types'
import { FURTHER_KINDS } from './question-types/further'

/** As a document, a chat or a page of another script has them. */
const UNSEEN = '\u200b'
const SOFT = '\u00ad'

describe('FMT-05 what was pasted', () => {
  it.each([`30111222${UNSEEN}`, '３０１１１２２２', '30.111.222', `30${SOFT}111222`, '30–111–222'])(
    'FMT-05 RECIP-02 as the document %j is that one',
    (typed) => {
      expect(plainNumber(typed)).toBe('30111222')
      expect(isDni(typed, 'es')).toBe(true)
    },
  )

  it.each([`30-71234567-8${UNSEEN}`, '30–71234567–8', '３０７１２３４５６７８'])(
    'FMT-05 RECIP-02 as the number of a firm %j is one',
    (typed) => expect(isCuit(typed)).toBe(true),
  )

  it.each([`${UNSEEN}ana@correo.test`, `ana@correo${SOFT}.test\ufeff`])(
    'FMT-05 MAIL-01 as the address %j is that one',
    (typed) => expect(addRecipients([], typed)).toEqual({ recipients: ['ana@correo.test'], left: '' }),
  )

  it.each([`ABCD${UNSEEN}–EFGH–0123`, 'ＡＢＣＤＥＦＧＨ０１２３', 'abcd efgh o123'])(
    'FMT-05 PAY-12 as the ticket %j is that one',
    (typed) => expect(ticketCodeOf(typed)).toBe('ABCDEFGH0123'),
  )

  it('FMT-05 OPS-03 as the telephone of a person is enough to look for them', () => {
    const search = { document: '', mail: '', telephone: '６００１１１２２２', name: '' }
    expect(tooVague(search)).toEqual([])
    expect(isSearchable(search)).toBe(true)
  })

  it.each([
    ['integer', `１２${UNSEEN}`, '12'],
    ['decimal', `３，５${UNSEEN}`, '3,5'],
    ['decimal', `3${SOFT}.5`, '3,5'],
    ['link', `${UNSEEN}muni.test`, 'https://muni.test'],
  ] as const)('FMT-05 ANS-05 as the answer to a question of kind %s %j is %j', (kind, typed, meant) => {
    const question = aQuestion(TYPED[kind])
    expect(behaviourOf(question).normalize?.(typed, question)).toBe(meant)
  })

  it('FMT-05 KIND-01 as a mail address or a telephone is that one', () => {
    const said = (kind: 'email' | 'phone', typed: string) =>
      FURTHER_KINDS[kind].normalize?.(typed, aQuestion(TYPED[kind]))
    expect(said('email', `ana${SOFT}@correo.test${UNSEEN}`)).toBe('ana@correo.test')
    expect(said('phone', '６００–１１１–２２２')).toMatch(/^600.?111.?222$/)
  })
})
