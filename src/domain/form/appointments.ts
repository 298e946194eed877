import type { AppointmentGroup } from './form'
import { cutText } from '../text/cut'

/** An agenda as the appointment system gives it: `data` is all that it says about it. */
interface GivenAgenda {
  id: string
  nombre: string
  data: unknown
}

/** Most fields of an agenda that are stored with the form, and most letters of one. */
const MAX_FIELDS = 30
const MAX_LETTERS = 500

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MAX_LETTERS)

/** Plain words and numbers of what an outside system said; anything else could be of any size. */
function plainFields(data: unknown): Record<string, string | number | boolean> {
  if (typeof data !== 'object' || data === null) return {}
  const fields = Object.entries(data).flatMap(([name, value]) =>
    isPlain(value) && name.length <= MAX_LETTERS ? [[name, value] as const] : [],
  )
  return Object.fromEntries(fields.slice(0, MAX_FIELDS))
}

/** The agenda as a form keeps it (EDIT-14): what the appointment system asks for when somebody books. */
export const agendaOf = (
  { id, nombre, data }: GivenAgenda,
  tenant: { tenantId: string; tenantUniqueName: string },
): AppointmentGroup => ({
  appointmentData: { ...plainFields(data), id, nombre: cutText(nombre, MAX_LETTERS) },
  tenantId: tenant.tenantId,
  tenantUniqueName: tenant.tenantUniqueName,
})
