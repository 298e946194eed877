import { Timestamp } from 'firebase-admin/firestore'
import {
  REQUEST_ACCESS,
  type RequestAccessRequest,
  type RequestAccessResponse,
} from '../../../src/domain/calls/access-request'
import {
  areaPath,
  AUDIT,
  isMunicipalityPath,
  municipalityPathOf,
  requestPath,
} from '../../../src/domain/store-paths'
import { callerNetwork } from '../limits/address'
import { REQUESTS_PER_ACCOUNT, REQUESTS_PER_ADDRESS } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { auditDocument, NOBODY } from '../platform/audit'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { municipalityStatusOf } from '../session/staff'
import { asker, type Asker } from './asker'

/** @throws HttpsError `permission-denied` for what is no area, and for one of a municipality that is blocked */
async function mustBeOpenArea(area: string): Promise<string> {
  const municipalityPath = municipalityPathOf(area)
  const name = area.slice(areaPath(municipalityPath, '').length)
  if (!isMunicipalityPath(municipalityPath) || name === '' || name.includes('/')) throw forbidden()
  if (area !== areaPath(municipalityPath, name)) throw forbidden()
  const [{ exists }, standing] = await Promise.all([
    database().doc(area).get(),
    municipalityStatusOf({ areas: [], municipalityPath }),
  ])
  if (!exists || standing?.blocked !== false) throw forbidden()
  return municipalityPath
}

/** What is stored of who asks: who they are is the account's word, the rest is theirs. */
const documentOf = (by: Asker, asked: RequestAccessRequest, municipalityPath: string) => ({
  email: by.email,
  nombre: by.name,
  proveedor: by.providerId,
  municipalityPath,
  area: database().doc(asked.area),
  rol: asked.role,
  motivo: asked.reason,
  idioma: asked.language,
  estado: 'abierta',
  fecha: Timestamp.now(),
  resueltaPor: '',
  respuesta: '',
})

/**
 * Asks for a user (USER-06): one open request for each account, in the place of what was refused before. Who asks again
 * meanwhile changes nothing and writes nothing.
 * @throws HttpsError of {@link asker}, `invalid-argument`; `permission-denied` for an area that nobody may wish for;
 * `resource-exhausted` with `{ limit: 'requests' }`
 */
export const requestAccess = served(REQUEST_ACCESS, async (request): Promise<RequestAccessResponse> => {
  const by = await asker(request)
  const requested = request.checked()
  const ref = database().doc(requestPath(by.uid))
  if ((await ref.get()).get('estado') === 'abierta') return { outcome: 'open' }
  const limit = 'requests'
  await consumeRateLimit({ what: 'solicitudes', who: by.uid, most: REQUESTS_PER_ACCOUNT.value(), limit })
  const who = callerNetwork(request)
  await consumeRateLimit({ what: 'solicitudes-red', who, most: REQUESTS_PER_ADDRESS.value(), limit })
  const municipalityPath = await mustBeOpenArea(requested.area)
  return inTransaction(async (tx) => {
    if ((await tx.get(ref)).get('estado') === 'abierta') return { outcome: 'open' as const }
    tx.set(ref, documentOf(by, requested, municipalityPath))
    const note = { tipo: 'solicitud', usuario: by.email, municipalityPath } as const
    tx.create(database().collection(AUDIT).doc(), auditDocument({ ...NOBODY, origen: by.origin }, note))
    return { outcome: 'asked' as const }
  })
})
