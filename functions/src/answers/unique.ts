import { uniqueKey } from '../../../src/domain/answer/unique-key'
import { database } from '../platform/admin'
import { cameOrWent, type AnswerChange } from './change'

interface About {
  formId: string
  citizenId: string
}

function aboutWhom({ before, after }: AnswerChange): About | null {
  const { idPlantilla, datosCiudadano } = after ?? before ?? {}
  const citizenId: unknown = datosCiudadano?.id
  const isKnown = typeof idPlantilla === 'string' && typeof citizenId === 'string' && citizenId !== ''
  return isKnown ? { formId: idPlantilla, citizenId } : null
}

/**
 * Keeps that a citizen has answered a form (ANS-13) true when an answer comes or goes: it names one of the citizen's
 * answers, or is not there. Also for forms that do not ask it yet, so that the option can be turned on later.
 */
export async function keepUnique(change: AnswerChange): Promise<void> {
  const about = cameOrWent(change) ? aboutWhom(change) : null
  if (!about) return
  const { formId, citizenId } = about
  const unique = database().doc(`formularios/${formId}/unicas/${await uniqueKey(formId, citizenId)}`)
  const answers = database()
    .collection('respuestas_formularios')
    .where('idPlantilla', '==', formId)
    .where('datosCiudadano.id', '==', citizenId)
    .limit(1)
    .select()
  await database().runTransaction(async (tx) => {
    const [stored, { docs }] = await Promise.all([tx.get(unique), tx.get(answers)])
    const [answer] = docs
    if (!answer) tx.delete(unique)
    else if (!stored.exists || (!change.after && stored.get('respuesta') === change.answerId)) {
      tx.set(unique, { respuesta: answer.id })
    }
  })
}
