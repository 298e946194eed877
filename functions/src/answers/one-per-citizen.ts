import { uniqueKey, uniqueNumberKey } from '../../../src/domain/citizen/unique-key'
import { ANSWERS, uniquePath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { beganOrCeasedToCount, type AnswerChange } from './change'

/** How a person is told from others: by which field, and under which name the form keeps it. */
interface Mark {
  formId: string
  field: 'datosCiudadano.id' | 'datosCiudadano.dni'
  value: string
  key: string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

async function marksOf({ before, after }: AnswerChange): Promise<Mark[]> {
  const { idPlantilla, datosCiudadano } = after ?? before ?? {}
  const [formId, id, dni] = [idPlantilla, datosCiudadano?.id, datosCiudadano?.dni].map(asText)
  if (!formId || !id) return []
  const byId: Mark = { formId, field: 'datosCiudadano.id', value: id, key: await uniqueKey(formId, id) }
  if (!dni) return [byId]
  return [byId, { formId, field: 'datosCiudadano.dni', value: dni, key: await uniqueNumberKey(formId, dni) }]
}

const stands = ({ after }: AnswerChange): boolean => after !== undefined && after.invalida !== true

async function keepMark({ formId, field, value, key }: Mark, change: AnswerChange): Promise<void> {
  const unique = database().doc(uniquePath(formId, key))
  const answers = database()
    .collection(ANSWERS)
    .where('idPlantilla', '==', formId)
    .where(field, '==', value)
    .where('invalida', '==', false)
    .limit(1)
    .select()
  await inTransaction(async (tx) => {
    const [stored, { docs }] = await Promise.all([tx.get(unique), tx.get(answers)])
    const [answer] = docs
    if (!answer) tx.delete(unique)
    else if (!stored.exists || (!stands(change) && stored.get('respuesta') === change.answerId)) {
      tx.set(unique, { respuesta: answer.id })
    }
  })
}

/**
 * Keeps that a citizen has answered a form (ANS-13) true when an answer comes or goes, by the id and by the document
 * number: each mark names one of the citizen's answers, or is not there. An answer that is marked `invalida` takes
 * nobody's turn. Also for forms that do not ask it yet, so that the option can be turned on later.
 */
export async function enforceUnique(change: AnswerChange): Promise<void> {
  if (!beganOrCeasedToCount(change)) return
  await Promise.all((await marksOf(change)).map((mark) => keepMark(mark, change)))
}
