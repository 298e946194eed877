import type access from '../../locales/es/access.json'
import type answering from '../../locales/es/answering.json'
import type assets from '../../locales/es/assets.json'
import type audit from '../../locales/es/audit.json'
import type bin from '../../locales/es/bin.json'
import type booking from '../../locales/es/booking.json'
import type check from '../../locales/es/check.json'
import type citizen from '../../locales/es/citizen.json'
import type common from '../../locales/es/common.json'
import type completion from '../../locales/es/completion.json'
import type correction from '../../locales/es/correction.json'
import type editor from '../../locales/es/editor.json'
import type files from '../../locales/es/files.json'
import type finish from '../../locales/es/finish.json'
import type hours from '../../locales/es/hours.json'
import type kinds from '../../locales/es/kinds.json'
import type later from '../../locales/es/later.json'
import type part from '../../locales/es/part.json'
import type listing from '../../locales/es/listing.json'
import type lookup from '../../locales/es/lookup.json'
import type mail from '../../locales/es/mail.json'
import type factor from '../../locales/es/factor.json'
import type operation from '../../locales/es/operation.json'
import type orders from '../../locales/es/orders.json'
import type outbox from '../../locales/es/outbox.json'
import type payment from '../../locales/es/payment.json'
import type place from '../../locales/es/place.json'
import type places from '../../locales/es/places.json'
import type recipient from '../../locales/es/recipient.json'
import type refused from '../../locales/es/refused.json'
import type rights from '../../locales/es/rights.json'
import type staff from '../../locales/es/staff.json'
import type statistics from '../../locales/es/statistics.json'
import type transfer from '../../locales/es/transfer.json'
import type users from '../../locales/es/users.json'

/** Keys are those of the Spanish texts: a key that is not there fails the type check. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      access: typeof access
      answering: typeof answering
      assets: typeof assets
      audit: typeof audit
      bin: typeof bin
      booking: typeof booking
      check: typeof check
      citizen: typeof citizen
      common: typeof common
      completion: typeof completion
      correction: typeof correction
      editor: typeof editor
      files: typeof files
      finish: typeof finish
      hours: typeof hours
      kinds: typeof kinds
      later: typeof later
      part: typeof part
      listing: typeof listing
      lookup: typeof lookup
      mail: typeof mail
      factor: typeof factor
      operation: typeof operation
      orders: typeof orders
      outbox: typeof outbox
      payment: typeof payment
      place: typeof place
      places: typeof places
      recipient: typeof recipient
      refused: typeof refused
      rights: typeof rights
      staff: typeof staff
      statistics: typeof statistics
      transfer: typeof transfer
      users: typeof users
    }
  }
}
