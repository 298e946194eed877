import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAnswers } from '../../src/data/staff/read-answers'
import type { User } from '../../src/domain/user/user'
import { answerTo, formAt, formDocuments, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, leave, readsOf } from './data'
import { beginWorld, hire, owner } from './world'

const FORM = formAt(OWN_AREA, { id: 'formulario-a-cruzar' })
const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const GIVEN = new Date('2026-03-04T12:00:00Z')
const RANGE = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-03-08T00:00:00Z') }
let sara: User

beforeAll(async () => {
  connectData()
  await beginWorld()
  sara = await hire('sara', 'ROLE_SUPERVISOR')
  const answers = Array.from({ length: 101 }, (_, n): [string, object] => {
    const answer = answerTo(FORM, AUTHOR, { id: `crossed-answer-${n}` })
    const fechaCreacion = new Date(GIVEN.getTime() + n * 1000)
    return [`respuestas_formularios/${answer.id}`, { ...stored(owner, answer), fechaCreacion }]
  })
  await layOut({ ...formDocuments(owner, FORM), ...Object.fromEntries(answers) }, owner)
  await enter(sara)
})
afterAll(leave)

it('STAT-06 answers themselves are read 100 in one request, the newest first', async () => {
  const { value: first, reads } = await readsOf(() => readAnswers({ form: FORM, user: sara, range: RANGE }))
  expect(first.answers).toHaveLength(100)
  expect(reads).toBeLessThanOrEqual(105)
  expect(first.cursor).not.toBeNull()
  const rest = await readAnswers({ form: FORM, user: sara, range: RANGE, after: first.cursor })
  expect(rest.answers.map(({ id }) => id)).toEqual(['crossed-answer-0'])
  expect(rest.cursor).toBeNull()
})
