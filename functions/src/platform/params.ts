import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Where the functions run. The browser looks for them in `VITE_FUNCTIONS_REGION`. */
export const FUNCTIONS_REGION = defineString('FUNCTIONS_REGION', {
  label: 'Region of the functions',
  description: 'A region near the people who use the product, the same as VITE_FUNCTIONS_REGION of the app.',
  default: 'us-central1',
})

/** Whether callables ask for App Check's proof that the product itself calls (SEC-03). */
export const ENFORCE_APP_CHECK = defineBoolean('ENFORCE_APP_CHECK', {
  label: 'Refuse calls without App Check',
  description:
    'Only once the app is built with VITE_APP_CHECK_KEY and Firebase shows its requests as verified.',
  default: false,
})

/** Provider of Firebase Auth by which staff sign in besides the password (AUTH-03), `oidc.…`; none when empty. */
export const SSO_PROVIDER = defineString('SSO_PROVIDER', {
  label: 'Provider of the single sign-on',
  description: 'Its id in Authentication, oidc.…. Leave it empty when there is none.',
  default: '',
})

/** Where Remote Config is asked for the operator's switches (AUTH-08); empty for a project that has none. */
export const REMOTE_CONFIG_URL = defineString('REMOTE_CONFIG_URL', {
  label: 'Address of Remote Config',
  description: 'Leave it as it is. Empty: the switches stand in the document configuracion/remota alone.',
  default: 'https://firebaseremoteconfig.googleapis.com',
})

/** Base address of the management system, `https://…`; its operations stand in municore.openapi.json. */
export const MUNICORE_URL = defineString('MUNICORE_URL', {
  label: 'Address of MuniCore',
  description:
    'Base address of the management system, with https. Leave it empty when the municipality has none.',
  default: '',
})
export const MUNICORE_KEY = defineSecret('MUNICORE_KEY')

/** Base address of the appointment system, `https://…`; its operations stand in turnero.openapi.json. */
export const TURNERO_URL = defineString('TURNERO_URL', {
  label: 'Address of Turnero',
  description:
    'Base address of the appointment system, with https. Leave it empty when the municipality has none.',
  default: '',
})
/** Where the browser is led to book, `https://…`. */
export const TURNERO_PAGE_URL = defineString('TURNERO_PAGE_URL', {
  label: 'Address of the booking page of Turnero',
  description: 'With https. Leave it empty when the municipality has no appointment system.',
  default: '',
})
export const TURNERO_KEY = defineSecret('TURNERO_KEY')

/** Base address of the citizen portal, `https://…`; its operation stands in portal.openapi.json. */
export const PORTAL_URL = defineString('PORTAL_URL', {
  label: 'Address of the citizen portal',
  description: 'Base address of the portal, with https. Leave it empty when the municipality has none.',
  default: '',
})
export const PORTAL_KEY = defineSecret('PORTAL_KEY')

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

/** Where breached passwords are looked up by the beginning of their hash, `https://…` (OPS-01); off when empty. */
export const PASSWORD_RANGES_URL = defineString('PASSWORD_RANGES_URL', {
  label: 'Address of the list of breached passwords',
  description:
    'As https://api.pwnedpasswords.com/range; five letters of a hash are added. Leave it empty to look nowhere.',
  default: '',
})

/** Where mails are handed in: `smtps://user@host:465`, or `smtp://user@host:587`, which then turns to TLS. */
export const SMTP_URL = defineString('SMTP_URL', {
  label: 'Address of the mail server',
  description: 'smtps://user@host:465 or smtp://user@host:587. Leave it empty when no mails are sent.',
  default: '',
})
export const SMTP_PASSWORD = defineSecret('SMTP_PASSWORD')
/** Proves who reports mails that came back (REACH-06). */
export const RETURNS_KEY = defineSecret('RETURNS_KEY')
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

/** Where the browser posts what is to be paid, `https://…`: the payment page of the provider. */
export const REDSYS_URL = defineString('REDSYS_URL', {
  label: 'Address of the payment page of Redsys',
  description:
    'https://sis.redsys.es/sis/realizarPago. The same address has to stand in form-action of firebase.json. Empty: no cards.',
  default: '',
})
/** Base address of the provider's interface for questions and refunds; its operations stand in redsys.openapi.json. */
export const REDSYS_QUERY_URL = defineString('REDSYS_QUERY_URL', {
  label: 'Address at which Redsys is asked about orders',
  description: 'Base address, with https. Empty: orders are settled by notifications alone.',
  default: '',
})
/** Where the provider tells of payments; empty for the address that the platform gives the function. */
export const REDSYS_NOTIFY_URL = defineString('REDSYS_NOTIFY_URL', {
  label: 'Address of redsysNotification, where it is another than the platform’s own',
  default: '',
})
/** JSON `{ "merchant code": "key in base64" }`: what signs for each merchant. */
export const REDSYS_KEYS = defineSecret('REDSYS_KEYS')
/** Signs the codes of tickets. */
export const TICKET_KEY = defineSecret('TICKET_KEY')

/** How long entries of the audit trail are kept (SEC-06). */
export const AUDIT_DAYS = defineInt('AUDIT_DAYS', {
  label: 'Days that the audit trail is kept',
  description: 'Who did what. Two years unless your law wants another time.',
  default: 730,
})

/** How long a web session may go unused (USER-05). */
export const SESSION_IDLE_HOURS = defineInt('SESSION_IDLE_HOURS', {
  label: 'Hours that a session may go unused before one has to sign in again',
  default: 12,
})
export const SESSION_MOST_DAYS = defineInt('SESSION_MOST_DAYS', {
  label: 'Days after which a session ends, however much it is used',
  default: 30,
})

/** Seals what codes of second factors are made of (OPS-01). */
export const FACTOR_KEY = defineSecret('FACTOR_KEY')
/** How long a code of the second factor stands for acts that ask for one. */
export const FACTOR_AGAIN_MINUTES = defineInt('FACTOR_AGAIN_MINUTES', {
  label: 'Minutes after which ending users, erasing people and large exports ask for the second factor again',
  default: 10,
})
export const FACTOR_EXPORT_ANSWERS = defineInt('FACTOR_EXPORT_ANSWERS', {
  label: 'Answers above which an export asks for the second factor again',
  default: 500,
})
