import type { DocumentSnapshot, Query } from 'firebase-admin/firestore'
import { placesOf } from '../../../src/domain/access/places'
import { oneAnswer, usersOf } from '../../../src/domain/access/things'
import { binnedSchema, canComeBack } from '../../../src/domain/bin/bin'
import { LIST_DELETED, type DeletedAnswer, type ListDeletedResponse } from '../../../src/domain/calls/bin'
import { BIN } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { inPlace, pageOfDeleted } from './pages'

const TOLD = [
  ...['idPlantilla', 'titulo', 'codigoMunicipio', 'creadoPor', 'municipalityPath', 'areas'],
  ...['por', 'nombre', 'borrada', 'hasta', 'vaciando'],
]

function queriesFor({ user }: StaffCaller, formId: string | null): Query[] {
  const all = database().collection(BIN)
  return formId === null
    ? placesOf(user, 'delete', 'answer').flatMap((place) => inPlace(all, place))
    : [all.where('idPlantilla', '==', formId)]
}

function toldOf({ ability }: StaffCaller, document: DocumentSnapshot, now: Date): DeletedAnswer[] {
  const binned = decode(binnedSchema, document)
  if (!binned || !canComeBack(binned, now) || ability.cannot('delete', oneAnswer(binned))) return []
  return [
    {
      answerId: document.id,
      code: binned.codigoMunicipio,
      formId: binned.idPlantilla,
      formTitle: binned.titulo,
      municipalityPath: binned.municipalityPath,
      by: binned.nombre || binned.por,
      deleted: binned.borrada?.getTime() ?? 0,
      until: binned.hasta?.getTime() ?? 0,
      mayErase: ability.can('manage', usersOf(binned.municipalityPath)),
    },
  ]
}

/**
 * A page of the answers in the bin that the caller may bring back, those deleted last first (REACH-10): of one form, or of
 * all. Nothing of what they say is told.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for who deletes no answers; `invalid-argument`
 */
export const listDeleted = served(LIST_DELETED, async (request): Promise<ListDeletedResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  if (caller.ability.cannot('delete', 'answer')) throw forbidden()
  const queries = queriesFor(caller, requested.formId)
  const { documents, after } = await pageOfDeleted({
    ...{ queries, moment: 'borrada', fields: TOLD, after: requested.after },
  })
  const now = new Date()
  return { answers: documents.flatMap((one) => toldOf(caller, one, now)), after }
})
