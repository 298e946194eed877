import type { FormVersion } from './form'

/** Whether something is bought with answers to that form. Apart, because every form is asked and few sell. */
export const sellsTickets = ({
  opcionales,
  payments,
}: Pick<FormVersion, 'opcionales' | 'payments'>): boolean =>
  opcionales.addPaymentGateway && payments.some(({ sections }) => sections.length > 0)
