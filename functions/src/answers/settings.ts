import { database } from '../platform/admin'
import { cameOrWent, fieldOf, type AnswerChange } from './change'

/**
 * Keeps the settings of the management system beside an answer, as they were when it came: whoever answered could
 * not know them, and a stranger who reads the own answer back must not. Taken once, and gone with the answer.
 */
export async function keepSettings(change: AnswerChange): Promise<void> {
  if (!cameOrWent(change)) return
  const answer = database().doc(`respuestas_formularios/${change.answerId}`)
  const form = database().doc(`formularios/${fieldOf(change, 'idPlantilla')}`)
  const settings = answer.collection('interno').doc('muniCore')
  await database().runTransaction(async (tx) => {
    const [now, kept, asked] = await tx.getAll(answer, settings, form, { fieldMask: ['muniCore'] })
    if (!now?.exists) {
      tx.delete(settings)
      return
    }
    const muniCore: unknown = asked?.get('muniCore')
    if (typeof muniCore === 'object' && muniCore !== null && !kept?.exists) tx.create(settings, muniCore)
  })
}
