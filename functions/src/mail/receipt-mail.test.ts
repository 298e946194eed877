import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/domain/language'
import { wordingFor } from '../platform/wording'
import { receiptWords } from './receipt-mail'

const order = (amount: number) => ({
  ...{ amount, currency: 'EUR', sign: '€' },
  ...{ formTitle: 'Concierto', orderId: '000000000012' },
})

describe('the mail with a receipt', () => {
  it.each(LANGUAGES)('PAY-08 PAY-13 in %s says what was paid, and of a free order no payment', (language) => {
    const wording = wordingFor(language, 'Europe/Madrid')
    const [paid, free] = [receiptWords(order(1250), wording), receiptWords(order(0), wording)]
    expect(paid.text).toMatch(/12[.,]50/)
    expect(Object.values(free).join(' ')).not.toMatch(/0[.,]00|€/)
    for (const { subject, text } of [paid, free]) {
      expect(subject).toContain('Concierto')
      expect(text).toContain('000000000012')
      expect(subject + text).not.toContain('{{')
    }
    expect(free.subject).not.toBe(paid.subject)
  })
})
