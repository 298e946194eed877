import { describe, expect, it } from 'vitest'
import { returnsIn } from './read-returns'

const NAME = 'a'.repeat(64)
const ADDRESS = 'ana@correo.test'

const dsn = (given: { action?: string; status?: string; recipient?: string } = {}) =>
  [
    'From: MAILER-DAEMON@correo.test',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.correo.test',
    '',
    `Final-Recipient: rfc822; ${given.recipient ?? ADDRESS}`,
    `Action: ${given.action ?? 'failed'}`,
    `Status: ${given.status ?? '5.1.1'}`,
    'Diagnostic-Code: smtp; 550 5.1.1',
    '  no such user',
    '',
    '--x',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${NAME}@town.test>`,
    '--x--',
  ].join('\r\n')

/** As the services document them. */
const SERVICES: [string, unknown][] = [
  ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: ADDRESS, Inactive: true }],
  ['a complaint at Postmark', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: ADDRESS }],
  ['SendGrid', [{ event: 'bounce', type: 'bounce', email: ADDRESS, 'smtp-id': `<${NAME}@town.test>` }]],
  [
    'Mailgun',
    {
      'event-data': { event: 'failed', severity: 'permanent', recipient: ADDRESS },
      signature: { token: 'x' },
    },
  ],
  ['Brevo', { event: 'hard_bounce', email: ADDRESS, 'message-id': `<${NAME}@town.test>` }],
  ['Mailjet', [{ event: 'bounce', hard_bounce: true, email: ADDRESS }]],
  [
    'SES',
    {
      Type: 'Notification',
      Message: JSON.stringify({
        notificationType: 'Bounce',
        bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: ADDRESS }] },
      }),
    },
  ],
  ['a mail server', Buffer.from(dsn())],
]

describe('what a report says of mails that came back', () => {
  it.each(SERVICES)('REACH-06 is understood from %s', (_service, body) => {
    expect(returnsIn(body).map(({ address }) => address)).toEqual([ADDRESS])
  })

  it('REACH-06 is understood as words too, as SNS sends it', () => {
    expect(returnsIn(JSON.stringify(SERVICES.at(-2)?.[1]))).toHaveLength(1)
  })

  it('REACH-06 names the mail where the report does', () => {
    expect(returnsIn(SERVICES[2]?.[1])).toEqual([{ address: ADDRESS, mail: NAME }])
    expect(returnsIn(Buffer.from(dsn()))).toEqual([{ address: ADDRESS, mail: NAME }])
  })

  it.each<[string, unknown]>([
    ['a mailbox that is full', { RecordType: 'Bounce', Type: 'SoftBounce', Email: ADDRESS, Inactive: false }],
    ['a server that blocks for now', [{ event: 'bounce', type: 'blocked', email: ADDRESS }]],
    [
      'a failure that may pass',
      { 'event-data': { event: 'failed', severity: 'temporary', recipient: ADDRESS } },
    ],
    ['a bounce that is none for good', [{ event: 'bounce', hard_bounce: false, email: ADDRESS }]],
    ['a mail that arrived', { event: 'delivered', email: ADDRESS }],
    ['a delay', Buffer.from(dsn({ action: 'delayed', status: '4.4.7' }))],
    ['a mail of somebody', Buffer.from(`From: x\r\n\r\nFinal-Recipient: rfc822; ${ADDRESS}`)],
    ['what is no address', { event: 'hard_bounce', email: 'a@b.es\r\nBcc: c@d.es' }],
    ['a path', { event: 'hard_bounce', email: '../usuarios/admin' }],
    ['an object for an address', { event: 'hard_bounce', email: { $ne: null } }],
    ['nothing', null],
    ['a number', 7],
    ['what is no JSON', '{"event":'],
    ['a deep thing', JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)],
  ])('REACH-06 SEC-03 takes %s for nothing', (_what, body) => {
    expect(returnsIn(body)).toEqual([])
  })

  it('REACH-06 SEC-03 tells of a thousand at most', () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ event: 'hard_bounce', email: `a${at}@b.test` }))
    expect(returnsIn(many)).toHaveLength(1000)
  })
})
