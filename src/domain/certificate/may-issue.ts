import type { States } from '../form/state'
import { currentRef } from '../form/state-ref'
import { ANY_STATE, type CertificateTerms } from '../form/certificate/layout'
import { certificateEnd } from './validity'

/** Whether the answer stands in another state than the one in which its form gives certificates. */
const standsElsewhere = ({ estado }: Pick<CertificateTerms, 'estado'>, states: States): boolean =>
  estado !== ANY_STATE && estado !== currentRef(states)

/** Whether a certificate that is made now would have ended already. */
function endsBefore(terms: CertificateTerms, now: Date, timeZone: string): boolean {
  const end = certificateEnd(terms, now, timeZone)
  return end !== null && end < now
}

/** An answer of which a certificate is asked for. */
interface Asked {
  estados: States
  invalida?: boolean | undefined
}

/**
 * Why no certificate is made of an answer now, by how its form makes them; null when one is. The server refuses by it,
 * and the view offers by it, so that nobody is offered what would be refused.
 */
export function whyNotIssued(
  terms: CertificateTerms,
  { estados, invalida }: Asked,
  now: Date,
  timeZone: string,
): 'invalid' | 'state' | 'over' | null {
  // An answer with faults proves nothing.
  if (invalida) return 'invalid'
  if (standsElsewhere(terms, estados)) return 'state'
  return endsBefore(terms, now, timeZone) ? 'over' : null
}
