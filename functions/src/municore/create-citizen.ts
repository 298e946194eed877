import { randomUUID } from 'node:crypto'
import {
  CREATE_CITIZEN,
  createCitizenResponseSchema,
  type CreateCitizenResponse,
} from '../../../src/domain/calls/citizens'
import { DOCUMENT_TYPE } from '../../../src/domain/citizen/identity'
import { toNewCitizen } from '../../../src/domain/citizen/new-citizen'
import { actorOf, audit } from '../platform/audit'
import { noteLookedUp } from '../citizens/looked-up'
import { served } from '../platform/served'
import { idempotencyKey } from '../platform/idempotency'
import { askOutside } from '../platform/outside'
import { formAnswerer } from '../platform/staff-caller'
import { municipalityOfForms } from '../platform/municipality'
import { MUNICORE, muniCoreName, municipalitySegments } from './system'
import { consumeLookupLimit } from './lookup-limit'

/**
 * Creates a person or legal entity in the management system (RECIP-03): once for each attempt, however often it is
 * repeated, and never a second one with the same number. What is sent is made here of what was typed, so that a legal
 * entity always has its surname.
 * @throws HttpsError of {@link formAnswerer}, {@link municipalityOfForms} and {@link askOutside}, `invalid-argument`, `resource-exhausted`
 */
export const createCitizen = served(CREATE_CITIZEN, async (request): Promise<CreateCitizenResponse> => {
  const caller = await formAnswerer(request)
  const { municipioPath, tipoDocumentoId, attempt = randomUUID(), ...typed } = request.checked()
  const citizen = toNewCitizen(tipoDocumentoId === DOCUMENT_TYPE.cuit ? 'juridica' : 'fisica', typed)
  const municipality = await municipalityOfForms(caller, municipioPath)
  // The reply tells whether somebody has the number, so it counts as a look-up.
  await consumeLookupLimit(caller)
  const key = idempotencyKey(municipioPath, attempt, Object.entries(citizen))
  const made = await askOutside(MUNICORE, {
    operation: 'createCitizen',
    path: [...municipalitySegments(municipality), 'ciudadanos'],
    body: { usuario: muniCoreName(caller), usarAWS: municipality.usarAWS, ...citizen },
    idempotencyKey: key,
    schema: createCitizenResponseSchema,
  })
  if (made.status === 'ok') {
    await noteLookedUp(municipioPath, { id: made.result.idCitizen, ...citizen }, citizen.dni)
    const note = {
      tipo: 'altaCiudadano',
      ciudadano: made.result.idCitizen,
      municipalityPath: municipioPath,
    } as const
    await audit(actorOf(caller), note, [key])
  }
  return made
})
