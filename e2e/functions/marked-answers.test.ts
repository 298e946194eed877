import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { workOf } from '../../src/data/staff/form-work'
import { readSummary } from '../../src/data/staff/form-summary'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { answerCountPath, answerPath, publicFormPath } from '../../src/domain/store-paths'
import { FORM_WORK_FIELDS } from '../../src/domain/work/form-work'
import { anOption, aSection, NOW, questions, THREE_STATES, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter } from './data'
import { heard } from './events'
import { beginWorld, change, hire, owner, read, write } from './world'

const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'pets', ...TYPED['yes-no'], required: true },
      { id: 'many', ...TYPED.integer, mostrarSi: '{{pets}}', required: true },
      { id: 'fee', ...TYPED.decimal, mostrarSi: '{{pets}}', calculo: '{{many}} * 2.5' },
      {
        ...{ id: 'kind', ...TYPED['multiple-choice'], filtroOpciones: 'attribute("of") = "all"' },
        opciones: [anOption(0, { atributos: 'of = "all"' }), anOption(1)],
      },
    ),
  }),
  aSection({
    ...{ id: 'r', orden: 1, repetible: true, filas: 'if({{pets}}, {{many}}, 0)' },
    preguntas: questions({ id: 'name' }),
  }),
]
const STATES = {
  ...THREE_STATES,
  disponibles: THREE_STATES.disponibles.map((state) => (state.id === 0 ? { ...state, plazo: 3 } : state)),
}

type Said = NonNullable<StoredSection['preguntas']>
const said = (preguntas: Said, ...others: StoredSection[]): StoredSection[] => [
  { id: 's', orden: 0, preguntas },
  ...others,
]
const rows = (count: number): StoredSection => {
  const preguntas = [{ id: 'name', orden: 0, respuesta: 'Milo' }]
  const further = Array.from({ length: count - 1 }, (_, orden) => ({ orden, preguntas }))
  return { id: 'r', orden: 1, preguntas, ...(further.length > 0 && { seccionesRepetibles: further }) }
}
const pets = (respuesta: string) => ({ id: 'pets', orden: 0, respuesta })
const many = (respuesta: string) => ({ id: 'many', orden: 1, respuesta })
const fee = (respuesta: string) => ({ id: 'fee', orden: 2, respuesta })
const kind = (orden: number) => ({
  ...{ id: 'kind', orden: 3, opciones: [{ id: `opcion-${orden}`, orden }] },
})
const RIGHT = said([pets('true'), many('2'), fee('5'), kind(0)], rows(2))
const FORGED: Record<string, StoredSection[]> = {
  'what was not asked': said([pets('false'), many('2')]),
  'a calculated answer of the sender': said([pets('true'), many('2'), fee('0')], rows(2)),
  'more rows than a rule says': said([pets('true'), many('2'), fee('5')], rows(3)),
  'an option that is not offered': said([pets('true'), many('2'), fee('5'), kind(1)], rows(2)),
  'a question of another form': said([pets('false'), { id: 'elsewhere', orden: 9, respuesta: '1' }]),
  'a section of another form': said([pets('false')], {
    ...{ id: 'elsewhere', orden: 7 },
    preguntas: [{ id: 'q', orden: 0, respuesta: '1' }],
  }),
}

let form: Form
async function send(secciones: StoredSection[]): Promise<StoredAnswer> {
  const given = { id: newName(owner, 'answer'), secciones, diaComienzo: '2026-10-05' }
  const answer = answerTo(form, anonymousAuthor('uid-alguien'), given)
  await write(answerPath(answer.id), stored(owner, answer))
  return answer
}

beforeAll(async () => {
  connectData()
  await beginWorld()
  await enter(await hire('sara', 'ROLE_SUPERVISOR'))
  form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'form'), secciones: SECTIONS, estados: STATES, responsesCount: 2 },
    opcionales: options({ publico: true, limitResponses: true }),
  })
  await layOut(formDocuments(owner, form), owner)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('answers that say what their form did not let them say', () => {
  it('LOGIC-04 SEC-03 are marked, and take no place, turn, state or number of those that count', async () => {
    const right = await send(RIGHT)
    const forged = Object.fromEntries(
      await Promise.all(Object.entries(FORGED).map(async ([what, all]) => [what, await send(all)] as const)),
    )
    // As the commit of each counts it.
    await change(answerCountPath(form.id), { total: 1 + Object.keys(forged).length })
    await heard()

    const now = await read(answerPath(right.id))
    expect(now).toMatchObject({ invalida: false, asignado: '' })
    expect(now?.['vence']).not.toBeUndefined()
    for (const [what, { id }] of Object.entries(forged)) {
      const marked = await read(answerPath(id))
      expect(marked?.['invalida'], what).toBe(true)
      expect(marked, what).not.toHaveProperty('vence')
    }

    const day = { from: new Date(NOW.getTime() - 86_400_000), to: new Date(NOW.getTime() + 86_400_000) }
    const summary = await readSummary({ formId: form.id, range: day, authors: null, timeZone: 'UTC' })
    expect(summary).toMatchObject({ answers: 1, states: [{ ref: '0', answers: 1 }] })
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
    expect((await workOf([form.id], FORM_WORK_FIELDS)).get(form.id)).toMatchObject({
      ...{ espera: 1, porEstado: { 0: 1 } },
    })
    expect(await read(answerCountPath(form.id))).toMatchObject({
      ...{ total: 1 + Object.keys(forged).length, invalidas: Object.keys(forged).length },
    })
    // Of two places one is left.
    expect(await read(publicFormPath(form.id))).toMatchObject({ abierto: true })
  })

  it('LOGIC-04 REACH-08 are somebody’s to work on from when they are put right', async () => {
    const [answer, right] = [await send(FORGED['what was not asked'] ?? []), await send(RIGHT)]
    await heard()
    expect(await read(answerPath(answer.id))).not.toHaveProperty('vence')
    // Weeks after it came, a Thursday: three working days end on a Tuesday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T12:00:00-03:00') })
    await change(answerPath(answer.id), { secciones: said([pets('false')]), lastUpdate: new Date() })
    await heard()
    expect(await read(answerPath(answer.id))).toMatchObject({ invalida: false, vence: '2026-12-15' })
    expect(await read(answerPath(right.id))).toMatchObject({ invalida: false, vence: '2026-10-08' })
  })
})
