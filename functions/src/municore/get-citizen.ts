import {
  GET_CITIZEN_BY_HASH,
  GET_CITIZEN,
  getCitizenResponseSchema,
  type GetCitizenResponse,
} from '../../../src/domain/calls/citizens'
import { hiddenNumber } from '../../../src/domain/audit/entry'
import { plainNumber } from '../../../src/domain/citizen/identity'
import { actorOf, audit, thisMinute } from '../platform/audit'
import { noteLookedUp } from '../citizens/looked-up'
import { served } from '../platform/served'
import { askOutside } from '../platform/outside'
import { formAnswerer, type StaffCaller } from '../platform/staff-caller'
import { municipalityOfForms } from '../platform/municipality'
import { MUNICORE, muniCoreName, municipalitySegments } from './system'
import { consumeLookupLimit } from './lookup-limit'

interface Look {
  municipalityPath: string
  /** What was asked for; it is not stored. */
  asked: string
  /** The number that was searched for; '' for a link. */
  number: string
  /** The shortened number that is stored when nobody is found. */
  hidden: string
}

/** Notes whom somebody looked up, before they are told (SEC-06), so that answers may be about them (ANS-13). */
async function noted(
  caller: StaffCaller,
  { municipalityPath, asked, hidden, number }: Look,
  found: GetCitizenResponse,
): Promise<GetCitizenResponse> {
  if (found.status === 'ok') await noteLookedUp(municipalityPath, found.result, number)
  const ciudadano = found.status === 'ok' ? found.result.id : hidden
  const note = { tipo: 'ciudadano', ciudadano, municipalityPath } as const
  await audit(actorOf(caller), note, [caller.sid, municipalityPath, asked, thisMinute()])
  return found
}

/**
 * The person or legal entity with a number (RECIP-01). Staff only: a stranger who could ask would learn who lives
 * where, number by number.
 * @throws HttpsError of {@link formAnswerer}, {@link municipalityOfForms} and {@link askOutside}, `invalid-argument`, `resource-exhausted`
 */
export const getCitizen = served(GET_CITIZEN, async (request): Promise<GetCitizenResponse> => {
  const caller = await formAnswerer(request)
  const requested = request.checked()
  const municipality = await municipalityOfForms(caller, requested.municipioPath)
  await consumeLookupLimit(caller)
  const number = plainNumber(requested.dni)
  const look = {
    municipalityPath: requested.municipioPath,
    asked: number,
    number,
    hidden: hiddenNumber(number),
  }
  const found = await askOutside(MUNICORE, {
    operation: 'findCitizen',
    path: [...municipalitySegments(municipality), 'ciudadanos'],
    query: {
      usuario: muniCoreName(caller),
      usarAWS: String(municipality.usarAWS),
      dni: number,
    },
    schema: getCitizenResponseSchema,
  })
  return noted(caller, look, found)
})

/**
 * The person or legal entity that a link of the town hall names (RECIP-06). Staff only, as {@link getCitizen}.
 * @throws as {@link getCitizen}
 */
export const getCitizenByHash = served(GET_CITIZEN_BY_HASH, async (request): Promise<GetCitizenResponse> => {
  const caller = await formAnswerer(request)
  const requested = request.checked()
  const municipality = await municipalityOfForms(caller, requested.municipioPath)
  await consumeLookupLimit(caller)
  const look = { municipalityPath: requested.municipioPath, asked: requested.hash, number: '', hidden: '' }
  const found = await askOutside(MUNICORE, {
    operation: 'findCitizenByHash',
    path: [...municipalitySegments(municipality), 'ciudadanos', 'por-hash', requested.hash],
    query: { usuario: muniCoreName(caller), usarAWS: String(municipality.usarAWS) },
    schema: getCitizenResponseSchema,
  })
  return noted(caller, look, found)
})
