import { expect, it } from 'vitest'
import { mailPage } from './page'

it('MAIL-01 the page shows mails, newest first, with markup as text', () => {
  const mail = {
    ...{ number: 1, recipients: ['a@b.test'], from: 'Villa <x@y.test>', messageId: '', html: '<b>' },
    subject: '<img src=x onerror=alert(1)>',
    text: '</pre><script>alert(2)</script>',
    attachments: [{ name: '"><svg onload=alert(3)>.pdf', type: 'application/pdf', bytes: 3 }],
  }
  const page = mailPage([mail, { ...mail, number: 2, subject: 'segundo' }])
  expect(page.indexOf('segundo')).toBeLessThan(page.indexOf('&lt;img src=x'))
  expect(page).toContain('&lt;/pre&gt;&lt;script&gt;alert(2)')
  expect(page).not.toMatch(/<(img|script|svg|b)\b/)
})
