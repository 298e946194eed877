import { serviceFailureOf } from '../../../data/errors'

/** The text key of why a document was not made; of one whose response got lost nobody knows it. */
export function pdfFailureKey(error: unknown) {
  const service = serviceFailureOf(error)
  if (service === null) return 'view.pdf.failed' as const
  return service === 'unsure' ? ('view.pdf.unsure' as const) : (`common:failures.${service}` as const)
}
