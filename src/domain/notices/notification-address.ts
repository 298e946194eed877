/** To whom the mails about an answer go (REACH-06). */
import type { Answer } from '../answer/answer'
import { ANONYMOUS_AUTHOR } from '../answer/submitted'
import { askedIn } from '../answer/view'
import { firstAddress } from '../mail/address'
import { kindOf } from '../form/kinds'

/** The address that an answer gives: of its recipient, else of the first question for one; '' for none. */
export function notificationAddress({
  datosCiudadano,
  secciones,
}: Pick<Answer, 'datosCiudadano' | 'secciones'>): string {
  return firstAddress([
    datosCiudadano?.email ?? '',
    ...askedIn(secciones).flatMap(({ question, response }) =>
      kindOf(question) === 'email' ? (response.respuesta ?? '') : [],
    ),
  ])
}

/**
 * Whether the address is known to be the person's: who comes from the citizen portal is nobody else, and their address
 * is the portal's.
 */
export const isFromPortal = ({
  creadoPor,
  datosCiudadano,
}: Pick<Answer, 'creadoPor' | 'datosCiudadano'>): boolean =>
  creadoPor === ANONYMOUS_AUTHOR && datosCiudadano !== null
