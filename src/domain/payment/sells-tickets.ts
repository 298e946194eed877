import type { FormVersion } from '../form/form'
import { NOT_YET } from '../form/not-yet'
import type { FormOption } from '../form/options'

const WAITING: readonly FormOption[] = NOT_YET

/** Whether something is bought with answers to that form. Apart, because every form is asked and few sell. */
export const sellsTickets = ({
  opcionales,
  payments,
}: Pick<FormVersion, 'opcionales' | 'payments'>): boolean =>
  !WAITING.includes('addPaymentGateway') &&
  opcionales.addPaymentGateway &&
  payments.some(({ sections }) => sections.length > 0)
