import { defineInt } from 'firebase-functions/params'

/*
 * How much strangers and staff may ask for within an hour (SEC-03). The defaults are for a municipality of 100,000 people:
 * honest neighbours do not meet them. An address may be a library or a telephone company with many people behind it.
 */

export const STRANGER_ANSWERS_PER_HOUR = defineInt('STRANGER_ANSWERS_PER_HOUR', {
  label: 'Answers to public forms from one browser in an hour',
  default: 60,
})
export const STRANGER_FILES_PER_HOUR = defineInt('STRANGER_FILES_PER_HOUR', {
  label: 'Files for public forms from one browser in an hour',
  default: 200,
})
/** Photos of a phone have about 1 MB when they are sent, videos up to 50. */
export const STRANGER_MEGABYTES_PER_ADDRESS = defineInt('STRANGER_MEGABYTES_PER_ADDRESS', {
  label: 'Megabytes of files for public forms from one address in an hour',
  default: 2000,
})
export const STRANGER_MEGABYTES_PER_FORM = defineInt('STRANGER_MEGABYTES_PER_FORM', {
  label: 'Megabytes of files for one public form in a day',
  default: 20_000,
})
export const STRANGER_MEGABYTES_PER_DAY = defineInt('STRANGER_MEGABYTES_PER_DAY', {
  label: 'Megabytes of files for all public forms in a day',
  default: 50_000,
})
export const FILE_PERMITS_PER_ADDRESS = defineInt('FILE_PERMITS_PER_ADDRESS', {
  label: 'Times in an hour that browsers of one address begin to send files for a quarter of an hour',
  default: 300,
})
export const STRANGER_PDFS_PER_HOUR = defineInt('STRANGER_PDFS_PER_HOUR', {
  label: 'Copies of own answers for one browser in an hour',
  default: 60,
})
export const DOCUMENTS_AT_ONCE = defineInt('DOCUMENTS_AT_ONCE', {
  label: 'Documents that are made at the same moment for visitors of one address',
  default: 3,
})
export const STRANGER_PDFS_PER_ADDRESS = defineInt('STRANGER_PDFS_PER_ADDRESS', {
  label: 'Copies of own answers for one address in an hour',
  default: 600,
})
export const STRANGER_BOOKINGS_PER_HOUR = defineInt('STRANGER_BOOKINGS_PER_HOUR', {
  label: 'Times that one browser asks about its appointments in an hour',
  default: 120,
})
export const LOOKUPS_PER_HOUR = defineInt('LOOKUPS_PER_HOUR', {
  label:
    'Records looked up from one address in an hour, and as many states, certificates, orders and receipts each',
  default: 300,
})

/** A gallery of photos whose event was lost, asked for one by one, and some more. */
export const RECHECKS_PER_HOUR = defineInt('RECHECKS_PER_HOUR', {
  label: 'Files that one person has looked for again in an hour',
  default: 120,
})

/** From so many answers of strangers in so many minutes on, a form is under pressure: each one needs a pass. */
export const PRESSURE_ANSWERS = defineInt('PRESSURE_ANSWERS', {
  label: 'Answers of strangers that put a form under pressure',
  default: 120,
})
export const PRESSURE_MINUTES = defineInt('PRESSURE_MINUTES', {
  label: 'Minutes within which these answers come',
  default: 5,
})
export const PASS_LAST_PLACES = defineInt('PASS_LAST_PLACES', {
  label: 'Places of a limited form, or tickets of a section, from which on they are the last ones',
  default: 30,
})
export const PASSES_PER_ACCOUNT = defineInt('PASSES_PER_ACCOUNT', {
  label: 'Passes for one browser in an hour',
  default: 30,
})
export const PASSES_PER_ADDRESS = defineInt('PASSES_PER_ADDRESS', {
  label: 'Passes for one address in an hour',
  default: 120,
})
export const PASSES_PER_FORM = defineInt('PASSES_PER_FORM', {
  label: 'Passes for one form in an hour',
  default: 3000,
})
export const LAST_PLACES_PER_ADDRESS = defineInt('LAST_PLACES_PER_ADDRESS', {
  label: 'Last places of one form, or orders of last tickets, for one address in an hour',
  default: 5,
})
/** An order holds its tickets for twenty minutes before anybody pays. */
export const ORDERS_PER_ACCOUNT = defineInt('ORDERS_PER_ACCOUNT', {
  label: 'Orders of tickets of one form from one browser in an hour',
  default: 10,
})
export const ORDERS_PER_ADDRESS = defineInt('ORDERS_PER_ADDRESS', {
  label: 'Orders of tickets of one form from one address in an hour',
  default: 60,
})
/** Seats that wait to be paid, at one moment; one order is always possible. */
export const HELD_SEATS_PER_PERSON = defineInt('HELD_SEATS_PER_PERSON', {
  label: 'Unpaid seats of one form held by one document, e-mail address or browser',
  default: 20,
})
export const HELD_SEATS_PER_ADDRESS = defineInt('HELD_SEATS_PER_ADDRESS', {
  label: 'Unpaid seats of one form held from one address',
  default: 60,
})
/** An order that nobody begins to pay ends by then. */
export const ORDER_BEGIN_MINUTES = defineInt('ORDER_BEGIN_MINUTES', {
  label: 'Minutes within which the payment of an order has to be begun',
  default: 8,
})
/** Free tickets are counted as long as somebody has them; one order is always possible. */
export const FREE_TICKETS_PER_PERSON = defineInt('FREE_TICKETS_PER_PERSON', {
  label: 'Free tickets of one form for one document, e-mail address or browser',
  default: 10,
})
export const FREE_TICKETS_PER_ADDRESS = defineInt('FREE_TICKETS_PER_ADDRESS', {
  label: 'Free tickets of one form from one address in a day',
  default: 30,
})
export const RECEIPT_MAILS_PER_RECIPIENT = defineInt('RECEIPT_MAILS_PER_RECIPIENT', {
  label: 'Receipts of free orders mailed to one address in an hour',
  default: 5,
})
export const RECEIPT_MAILS_PER_ADDRESS = defineInt('RECEIPT_MAILS_PER_ADDRESS', {
  label: 'Receipts of free orders mailed for one network address in an hour',
  default: 30,
})

export const INCIDENTS_PER_HOUR = defineInt('INCIDENTS_PER_HOUR', {
  label: 'Incidents made of strangers’ answers to one form in an hour; further ones wait for staff',
  default: 30,
})
export const PORTAL_ENTRIES_PER_HOUR = defineInt('PORTAL_ENTRIES_PER_HOUR', {
  label: 'Tries to enter from the citizen portal from one address in an hour',
  default: 300,
})
export const CITIZENS_PER_HOUR = defineInt('CITIZENS_PER_HOUR', {
  label: 'Citizens that one member of the staff looks up in an hour',
  default: 200,
})

export const REQUESTS_PER_ACCOUNT = defineInt('REQUESTS_PER_ACCOUNT', {
  label: 'Requests for a user from one account of the single sign-on in an hour',
  default: 3,
})
export const REQUESTS_PER_ADDRESS = defineInt('REQUESTS_PER_ADDRESS', {
  label: 'Requests for a user from one address in an hour',
  default: 60,
})
export const PASSWORD_MAILS_PER_PERSON = defineInt('PASSWORD_MAILS_PER_PERSON', {
  label: 'Mails to choose a password to one address in an hour',
  default: 5,
})
export const PASSWORD_MAILS_PER_ADDRESS = defineInt('PASSWORD_MAILS_PER_ADDRESS', {
  label: 'Mails to choose a password asked for from one network in an hour',
  default: 60,
})
export const REQUEST_LOOKS_PER_HOUR = defineInt('REQUEST_LOOKS_PER_HOUR', {
  label: 'Looks of one account at its own request in an hour',
  default: 60,
})

/** A draft is kept again whenever its person says so. */
export const KEPT_DRAFT_SAVES_PER_ADDRESS = defineInt('KEPT_DRAFT_SAVES_PER_ADDRESS', {
  label: 'Drafts kept on the server for later from one network address in an hour',
  default: 120,
})
export const KEPT_DRAFT_MAILS_PER_ADDRESS = defineInt('KEPT_DRAFT_MAILS_PER_ADDRESS', {
  label: 'Mails with the link of a kept draft asked for from one network address in an hour',
  default: 20,
})
export const KEPT_DRAFT_MAILS_PER_RECIPIENT = defineInt('KEPT_DRAFT_MAILS_PER_RECIPIENT', {
  label: 'Mails with the link of a kept draft to one address in an hour',
  default: 5,
})
export const KEPT_DRAFT_MAILS_PER_DAY = defineInt('KEPT_DRAFT_MAILS_PER_DAY', {
  label: 'Mails with the link of a kept draft for one municipality in a day',
  default: 500,
})

/** Confirmations of answers go to addresses that nobody proved: whoever answers names them. */
export const CONFIRMATIONS_PER_ACCOUNT = defineInt('CONFIRMATIONS_PER_ACCOUNT', {
  label: 'Confirmations of answers mailed for one browser in an hour',
  default: 10,
})
export const CONFIRMATIONS_PER_RECIPIENT = defineInt('CONFIRMATIONS_PER_RECIPIENT', {
  label: 'Confirmations of answers mailed to one address in an hour',
  default: 5,
})
export const CONFIRMATIONS_PER_FORM = defineInt('CONFIRMATIONS_PER_FORM', {
  label: 'Confirmations of answers to one form in an hour',
  default: 300,
})
export const CONFIRMATIONS_PER_DAY = defineInt('CONFIRMATIONS_PER_DAY', {
  label: 'Confirmations of answers for one municipality in a day',
  default: 2000,
})

/** Who waits for a form to open names an address that nobody proved. */
export const OPENING_MAILS_PER_ADDRESS = defineInt('OPENING_MAILS_PER_ADDRESS', {
  label:
    'Mails to confirm that somebody waits for forms to open, asked for from one network address in an hour',
  default: 20,
})
export const OPENING_MAILS_PER_RECIPIENT = defineInt('OPENING_MAILS_PER_RECIPIENT', {
  label: 'Mails to confirm that somebody waits for forms to open, to one address in an hour',
  default: 5,
})
export const OPENING_MAILS_PER_FORM = defineInt('OPENING_MAILS_PER_FORM', {
  label: 'Mails to confirm that somebody waits for one form to open, in an hour',
  default: 1000,
})
export const OPENING_MAILS_PER_DAY = defineInt('OPENING_MAILS_PER_DAY', {
  label: 'Mails to confirm that somebody waits for forms of one municipality to open, in a day',
  default: 5000,
})
