import { beforeAll, describe, expect, it } from 'vitest'
import { getPass } from '../../functions/src/limits/get-pass'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { readSummary } from '../../src/data/staff/form-summary'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { answerCountPath, answerPath } from '../../src/domain/store-paths'
import { aSection, NOW, questions, THREE_STATES, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter } from './data'
import { heard } from './events'
import { strangersCall } from './flood-world'
import { beginWorld, hire, owner, read, write } from './world'

type Said = NonNullable<StoredSection['preguntas']>
const said = (...preguntas: Said): StoredSection[] => [{ id: 's', orden: 0, preguntas }]
const INCOME = { id: 'income', orden: 0, respuesta: '2000' }
const NAME = { id: 'name', orden: 0, respuesta: 'Ana' }
const DAY = { from: new Date(NOW.getTime() - 86_400_000), to: new Date(NOW.getTime() + 86_400_000) }
const RICH = '{{income}} > 1000'

let elsewhere: Form
let form: Form
async function layOutForm(given: Partial<Form>): Promise<Form> {
  const made = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'form'), opcionales: options({ publico: true, limitResponses: true }) },
    ...{ responsesCount: 10, estados: THREE_STATES, ...given },
  })
  await layOut(formDocuments(owner, made), owner)
  return made
}
async function send(to: Form, secciones: StoredSection[]): Promise<StoredAnswer> {
  const given = { id: newName(owner, 'answer'), secciones, diaComienzo: '2026-10-05' }
  const answer = answerTo(to, anonymousAuthor('uid-alguien'), given)
  await write(answerPath(answer.id), stored(owner, answer))
  return answer
}
const now = ({ id }: StoredAnswer) => read(answerPath(id))

beforeAll(async () => {
  connectData()
  await beginWorld()
  await enter(await hire('sara', 'ROLE_SUPERVISOR'))
  const income = questions({ id: 'income', ...TYPED.integer })
  elsewhere = await layOutForm({ secciones: [aSection({ id: 's', preguntas: income })] })
  // No editor saves such a form.
  form = await layOutForm({
    estadoInicial: [{ id: 'r', si: RICH, estado: '2' }],
    secciones: [
      aSection({
        id: 's',
        preguntas: questions(
          { id: 'name' },
          { id: 'fee', ...TYPED.integer, calculo: '{{income}} * 2' },
          { id: 'why', mostrarSi: RICH, obligatoriaSi: RICH },
        ),
      }),
    ],
  })
  await send(elsewhere, said(INCOME))
  await heard()
})

describe('a form whose formulas name questions of another form', () => {
  it('LOGIC-06 LOGIC-04 takes its own answers, for which such a formula decides and calculates nothing', async () => {
    const answer = await send(form, said(NAME))
    await heard()
    expect(await now(answer)).toMatchObject({ invalida: false, estados: { actual: 0 } })
    expect((await now(answer))?.['ficha'].columnas).toEqual({ name: 'Ana' })
  })

  it('LOGIC-06 SEC-03 marks an answer that brings the other question along, and one that says what was calculated, and counts neither', async () => {
    const counted = () => readSummary({ formId: form.id, range: DAY, authors: null, timeZone: 'UTC' })
    const before = await counted()
    expect(before.answers).toBe(1)
    const forged = [said(NAME, INCOME), said(NAME, { id: 'fee', orden: 1, respuesta: '4000' })]
    const answers = await Promise.all(forged.map((one) => send(form, one)))
    await heard()
    for (const answer of answers)
      expect(await now(answer)).toMatchObject({ invalida: true, estados: { actual: 0 } })
    expect(await read(answerCountPath(form.id))).toMatchObject({ invalidas: 2 })
    expect(await counted()).toEqual(before)
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
  })

  it('LOGIC-06 LOGIC-01 lets nobody pass by a closing that names one, whatever was answered there', async () => {
    const cierres = [{ id: 'c', regla: RICH, mensaje: 'No corresponde.', tipo: 'cierre' as const }]
    const closed = await layOutForm({ cierres, secciones: form.secciones })
    for (const secciones of [said(NAME), said(NAME, INCOME)]) {
      const asked = { formId: closed.id, answerId: newName(owner, 'answer') }
      const answer = { version: closed.version, secciones }
      expect(await getPass(strangersCall('uid-alguien', { ...asked, answer }))).toMatchObject({
        status: 'closed',
      })
      const sent = await send(closed, secciones)
      await heard()
      expect(await now(sent)).toMatchObject({ invalida: true })
    }
  })
})
