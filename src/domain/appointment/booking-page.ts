/** What the booking page is opened with (§2.7). */
export interface BookingPage {
  /** Address of the page. */
  page: string
  /** Sealed by the appointment system: which answer, which agenda, where to come back to. */
  code: string
  /** The municipality's name in the appointment system. */
  tenant: string
  formData: BookingFormData
}

/** What the page may show before anybody asks the appointment system: nothing of it is believed there. */
export interface BookingFormData {
  formId: string
  titulo: string
  docCode: string
  /** Id of the agenda. */
  agenda: string
  /** Lets the citizen book without signing in again, and nothing else; '' for who is not known as one. */
  token: string
  language: string
}

/** The address that opens the booking page with code, tenant and formData. */
export function bookingAddress({ page, code, tenant, formData }: BookingPage): string {
  const address = new URL(page)
  address.searchParams.set('code', code)
  address.searchParams.set('tenant', tenant)
  address.searchParams.set('formData', JSON.stringify(formData))
  return address.toString()
}

/** Whether a booking page may be opened there: over https, or on this machine. */
export function isBookingPage(page: string): boolean {
  if (!URL.canParse(page)) return false
  const { protocol, hostname } = new URL(page)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
}
