/** Who made an incident, as the audit trail says it (SEC-06). */
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import {
  answerPath,
  beginIncidents,
  changed,
  deliver,
  endIncidents,
  incidentForm,
  inState,
  municore,
  saved,
} from './incident-world'
import { atWork } from './staff-tokens'
import { read } from './world'

let form: Form
let supervisor: string

beforeAll(async () => {
  await beginIncidents()
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
  form = await incidentForm()
})
afterAll(endIncidents)

/** A stranger's answer, of which nobody has heard yet. */
const strangers = () => saved(form, anonymousAuthor('uid-vecina'))
const madeFor = async (answerId: string) =>
  (await auditEntries('incidente')).filter(({ respuesta }) => respuesta === answerId)

describe('the incident of a stranger’s answer', () => {
  it('SEC-06 INC-01 is of the supervisor who has it made', async () => {
    const id = await strangers()
    expect((await call('retryIncident', supervisor, { answerId: id })).status).toBe('OK')
    expect(await madeFor(id)).toMatchObject([{ por: 'sara', rol: 'ROLE_SUPERVISOR', sesion: 'sid-sara' }])
  })

  it('SEC-06 INC-01 is of the supervisor who moves the answer, where it had none', async () => {
    const id = await strangers()
    await municore.behave('fail')
    await expect(deliver(id)).rejects.toThrow()
    await municore.reset()
    const before = await changed(id, inState(1))
    // As rules have a move signed, in the words of an event.
    const now = Timestamp.now()
    const signed = { movido: { sesion: 'sid-sara', fecha: now }, lastUpdate: now }
    await deliver(id, before, { ...(await read(answerPath(id))), ...signed })
    expect(await madeFor(id)).toMatchObject([{ por: 'sara', rol: 'ROLE_SUPERVISOR' }])
  })

  it('SEC-06 INC-01 is nobody’s where it follows by itself', async () => {
    const id = await strangers()
    await deliver(id)
    expect(await madeFor(id)).toMatchObject([{ por: '', rol: '' }])
  })
})
