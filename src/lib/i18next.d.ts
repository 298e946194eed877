import type answering from '../../locales/es/answering.json'
import type common from '../../locales/es/common.json'
import type editor from '../../locales/es/editor.json'
import type mail from '../../locales/es/mail.json'
import type place from '../../locales/es/place.json'
import type recipient from '../../locales/es/recipient.json'
import type staff from '../../locales/es/staff.json'

/** Keys are those of the Spanish texts: a key that is not there fails the type check. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      answering: typeof answering
      common: typeof common
      editor: typeof editor
      mail: typeof mail
      place: typeof place
      recipient: typeof recipient
      staff: typeof staff
    }
  }
}
