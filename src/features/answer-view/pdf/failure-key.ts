import { serviceFailureOf } from '../../../data/errors'

/** The text key of why a document was not made. */
export function pdfFailureKey(error: unknown) {
  const service = serviceFailureOf(error)
  return service ? (`common:failures.${service}` as const) : ('view.pdf.failed' as const)
}
