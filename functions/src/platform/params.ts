import { defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Base address of the management system, `https://…`; its operations stand in municore.openapi.json. */
export const MUNICORE_URL = defineString('MUNICORE_URL', {
  label: 'Address of MuniCore',
  description: 'Base address of the management system, with https. Leave it empty when the town has none.',
  default: '',
})
export const MUNICORE_KEY = defineSecret('MUNICORE_KEY')

/** Base address of the appointment system, `https://…`; its operations stand in turnero.openapi.json. */
export const TURNERO_URL = defineString('TURNERO_URL', {
  label: 'Address of Turnero',
  description: 'Base address of the appointment system, with https. Leave it empty when the town has none.',
  default: '',
})
export const TURNERO_KEY = defineSecret('TURNERO_KEY')

/** Where people open the product, `https://…` without a slash at the end: codes in PDFs lead there. */
export const APP_URL = defineString('APP_URL', {
  label: 'Address of the product',
  description: 'Where people open the product, with https and without a slash at the end.',
  default: '',
})

/** How long one try at an outside system may take. A call tries twice at most and the browser waits 40 s. */
export const OUTSIDE_TIMEOUT_MS = defineInt('OUTSIDE_TIMEOUT_MS', {
  label: 'Milliseconds that an outside system has to answer',
  default: 8000,
})

/** Where mails are handed in: `smtps://user@host:465`, or `smtp://user@host:587`, which then turns to TLS. */
export const SMTP_URL = defineString('SMTP_URL', {
  label: 'Address of the mail server',
  description: 'smtps://user@host:465 or smtp://user@host:587. Leave it empty when no mails are sent.',
  default: '',
})
export const SMTP_PASSWORD = defineSecret('SMTP_PASSWORD')
export const MAIL_FROM = defineString('MAIL_FROM', {
  label: 'Address that mails come from',
  description: 'What is written to it should be read by somebody.',
  default: '',
})
/** How long handing one mail in may take, with all its attachments. */
export const SMTP_TIMEOUT_MS = defineInt('SMTP_TIMEOUT_MS', {
  label: 'Milliseconds that the mail server has to take a mail',
  default: 30_000,
})
export const MAIL_MOST_RECIPIENTS = defineInt('MAIL_MOST_RECIPIENTS', {
  label: 'Recipients that one mail may have',
  default: 20,
})
export const MAIL_MOST_PER_DAY = defineInt('MAIL_MOST_PER_DAY', {
  label: 'Mails that one person may send in 24 hours',
  default: 100,
})
