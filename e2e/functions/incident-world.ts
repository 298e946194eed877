import { answerWritten } from '../../functions/src/triggers/on-answer-written'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS, type FormOptions } from '../../src/domain/form/options'
import { THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { beginWorld, change, owner, read, write } from './world'

export const municore = standInAt(stackPorts().municore)

export const PER_STATE = { incidentes: true, incidentesXestado: true }
const SETTINGS = {
  username: 'mc.gena',
  areaId: '1104',
  idTipoIncidente: '900',
  tiposIncidentes: [0, 1, 2].map((stateId) => ({ stateId, idTipoIncidente: `90${stateId}` })),
  publico: true,
}
const AUTHOR = { creadoPor: 'ines', uid: 'uid-ines', firstName: 'Inés', lastName: 'Roca', inspectorID: '' }

export const answerPath = (id: string) => `respuestas_formularios/${id}`
const keptPath = (id: string) => `${answerPath(id)}/interno/muniCore`

/** A form of which incidents are made, one type for all unless said otherwise. */
export async function incidentForm(
  options: Partial<FormOptions> = { incidentes: true },
  given: Partial<Form> = {},
): Promise<Form> {
  const opcionales = { ...NO_OPTIONS, ...options }
  const base = { id: newName(owner, 'form'), titulo: 'Luz rota', estados: THREE_STATES, muniCore: SETTINGS }
  const form = formAt(OWN_AREA, { ...base, opcionales, ...given })
  const ofVersion = `formularios/${form.id}/versiones/${form.version}/interno/muniCore`
  await layOut({ ...formDocuments(owner, form), [ofVersion]: SETTINGS }, owner)
  return form
}

/** An answer to it, as the product saves it, of which nobody has heard yet. */
export async function saved(form: Form, given: Partial<StoredAnswer> = {}): Promise<string> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), ...given })
  await write(answerPath(answer.id), stored(owner, answer))
  return answer.id
}

type Data = Record<string, unknown> | undefined

/** What an event says that came when the answer stood so. */
const eventOf = (answerId: string, before: Data, after: Data) => ({
  eventId: `event-${answerId}`,
  time: new Date(),
  answerId,
  before,
  after,
})

/** Delivers an event about an answer: its creation as it stands now, unless said otherwise. */
export async function deliver(answerId: string, before?: Data, after?: Data): Promise<void> {
  await answerWritten(eventOf(answerId, before, after ?? (await read(answerPath(answerId)))))
}

/** An answer whose creation was heard of. */
export async function answered(form: Form, given: Partial<StoredAnswer> = {}): Promise<string> {
  const id = await saved(form, given)
  await deliver(id)
  return id
}

/** Changes an answer, without anybody hearing of it; gives how it stood before. */
export async function changed(answerId: string, given: object): Promise<Data> {
  const before = await read(answerPath(answerId))
  await change(answerPath(answerId), given)
  return before
}

/** What a move to a state writes: its position, and its reference beside it. */
export const inState = (actual: number) => ({ 'estados.actual': actual, 'estados.clave': String(actual) })

/** Moves an answer to a state, and delivers that. */
export async function moved(answerId: string, actual: number): Promise<void> {
  await deliver(answerId, await changed(answerId, inState(actual)))
}

/** What the stand-in was asked to do, by operation. */
export const asked = async (operation: string) =>
  (await municore.sent()).filter((request) => request.operation === operation)

/** What is kept of the management system beside an answer. */
export const kept = (answerId: string) => read(keptPath(answerId))

/** The number of an answer's incident; '' when there is none. */
export async function incidentOf(answerId: string): Promise<string> {
  const id: unknown = (await kept(answerId))?.idIncidente
  return typeof id === 'string' ? id : ''
}

/** Lays the world out; tests deliver what they want heard, when they want it. */
export async function beginIncidents(): Promise<void> {
  await beginWorld()
  await municore.reset()
}
export async function endIncidents(): Promise<void> {
  await municore.reset()
}
