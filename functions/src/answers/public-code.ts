import { isAnswerCode } from '../../../src/domain/answer/code'
import { statesSchema } from '../../../src/domain/form/state'
import { currentState } from '../../../src/domain/states/transitions'
import { database } from '../platform/admin'
import { answersWithCode } from './code-owner'
import type { AnswerChange } from './change'

/** The name of the state in which an answer stands; '' when its form has none. */
export function stateName(estados: unknown): string {
  const parsed = statesSchema.safeParse(estados)
  return parsed.success ? (currentState(parsed.data)?.nombre ?? '') : ''
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What a code may tell a stranger (`consultas_publicas/{code}`), derived from the first answer that has the code:
 * doing it again, late or twice, gives the same document. Without an answer there is none.
 */
export function refreshCode(code: string): Promise<void> {
  const ref = database().doc(`consultas_publicas/${code}`)
  return database().runTransaction(async (tx) => {
    const [owner] = await answersWithCode(code, tx)
    if (!owner) {
      tx.delete(ref)
      return
    }
    tx.set(ref, {
      titulo: asText(owner.get('titulo')),
      estado: stateName(owner.get('estados')),
      formId: asText(owner.get('idPlantilla')),
      docCode: code,
    })
  })
}

const shown = (data: AnswerChange['after']) =>
  data && JSON.stringify([data.codigoMunicipio, data.titulo, data.idPlantilla, stateName(data.estados)])

/** Keeps the public document of a code true when its answer comes, moves or goes. */
export async function publishCode({ before, after }: AnswerChange): Promise<void> {
  if (shown(before) === shown(after)) return
  const codes = new Set([before?.codigoMunicipio, after?.codigoMunicipio].map(asText).filter(isAnswerCode))
  await Promise.all([...codes].map(refreshCode))
}
