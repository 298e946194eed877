import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { placesTaken } from '../../../src/domain/answer/counter'
import type { ClosedReason } from '../../../src/domain/form/form'
import { database } from '../platform/admin'

/** All that decides whether strangers may answer: a form may weigh a megabyte, so no more is read. */
const FIELDS = [
  'deleted',
  'opcionales.limitResponses',
  'responsesCount',
  'municipalityPath',
  'total',
  'invalidas',
  'inhabilitado',
  'abierto',
  'motivo',
]

const countryOf = (municipalityPath: string) => municipalityPath.split('/').slice(0, 2).join('/')
const isTownPath = (path: unknown): path is string =>
  typeof path === 'string' && path.split('/').length === 6 && !path.split('/').includes('')

function reasonOf(
  form: DocumentSnapshot,
  counter: DocumentSnapshot,
  places: DocumentSnapshot[],
): ClosedReason | null {
  if (form.get('deleted') === true) return 'eliminado'
  if (places.some((place) => place.get('inhabilitado') === true)) return 'municipio'
  const isLimited = form.get('opcionales.limitResponses') === true
  const taken = placesTaken(counter.get('total'), counter.get('invalidas'))
  return isLimited && taken >= Number(form.get('responsesCount') ?? 0) ? 'limite' : null
}

/**
 * Opens or closes a form for strangers as it stands now: deleted, in a blocked municipality or country, full
 * (ANS-12), or open. Doing it again, late or twice, changes nothing.
 */
export async function refreshPublicForm(formId: string): Promise<void> {
  const at = (path: string) => database().doc(path)
  const shared = at(`formularios_publicos/${formId}`)
  await database().runTransaction(async (tx) => {
    const [form, counter, told] = await tx.getAll(
      at(`formularios/${formId}`),
      at(`formularios/${formId}/contadores/respuestas`),
      shared,
      { fieldMask: FIELDS },
    )
    if (!form?.exists || !counter || !told?.exists) return
    const town: unknown = form.get('municipalityPath')
    const places = isTownPath(town)
      ? await tx.getAll(at(town), at(countryOf(town)), { fieldMask: FIELDS })
      : []
    const motivo = reasonOf(form, counter, places)
    const abierto = motivo === null
    if (told.get('abierto') === abierto && (told.get('motivo') ?? null) === motivo) return
    tx.update(shared, { abierto, motivo })
  })
}
