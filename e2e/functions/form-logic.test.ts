import { beforeAll, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/answers/check-content'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { setResponse } from '../../src/domain/answer/fill'
import { withRules } from '../../src/domain/answer/logic'
import { startSections } from '../../src/domain/answer/start'
import type { Form } from '../../src/domain/form/form'
import { aSection, CLOCK, questions, TYPED } from '../../src/testing/builders'
import { compactSections } from '../../src/domain/answer/compact'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { beginWorld, owner, read, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
/** The day at which answers of tests are saved. */
const TODAY = '2026-10-05'

const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'pets', ...TYPED['yes-no'], required: true },
      {
        ...{ id: 'many', ...TYPED.integer, mostrarSi: '{{pets}}', required: true },
        validaciones: [{ id: 'v', regla: '{{many}} <= 20', mensaje: 'Hasta veinte', tipo: 'error' }],
      },
      { id: 'fee', ...TYPED.decimal, calculo: '{{many}} * 2.5', mostrarSi: '{{pets}}' },
    ),
  }),
]

let form: Form
const answerPath = ({ id }: Pick<StoredAnswer, 'id'>) => `respuestas_formularios/${id}`

/** Stores an answer as somebody could who does not use our pages, and looks at it. */
async function isMarked(secciones: StoredSection[], given: Partial<StoredAnswer> = {}): Promise<unknown> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), secciones, ...given })
  await write(answerPath(answer), { ...stored(owner, answer), areas: [] })
  await settle(answer.id)
  return (await read(answerPath(answer)))?.['invalida']
}

const part = (preguntas: StoredSection['preguntas']): StoredSection[] => [
  { id: 's', orden: 0, ...(preguntas && { preguntas }) },
]
const yes = { id: 'pets', orden: 0, respuesta: 'true' }
const no = { id: 'pets', orden: 0, respuesta: 'false' }
const many = (respuesta: string) => ({ id: 'many', orden: 1, respuesta })
const fee = (respuesta: string) => ({ id: 'fee', orden: 2, respuesta })

beforeAll(async () => {
  await beginWorld()
  form = formAt(OWN_AREA, { id: newName(owner, 'form'), secciones: SECTIONS })
  await layOut(formDocuments(owner, form), owner)
})

describe('answers to a form with rules', () => {
  it('LOGIC-04 an answer that was filled in by them stays unmarked', async () => {
    const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })
    const filled = [
      ['true', 0],
      ['4', 1],
    ].reduce(
      (sections, [respuesta, question]) =>
        withRules(setResponse(sections, at(Number(question)), { respuesta: String(respuesta) }), TODAY),
      startSections(SECTIONS, CLOCK),
    )
    expect(compactSections(filled)).toEqual(part([yes, many('4'), fee('10')]))
    expect(await isMarked(compactSections(filled), { diaComienzo: TODAY })).toBe(false)
    expect(await isMarked(part([no]), { diaComienzo: TODAY })).toBe(false)
  })

  it.each<[string, StoredSection[]]>([
    ['what was not asked', part([no, many('4')])],
    ['a calculated answer of the sender', part([yes, many('4'), fee('0')])],
    ['no calculated answer', part([yes, many('4')])],
    ['an answer that fails a check', part([yes, many('21'), fee('52,5')])],
    ['nothing where a rule asks', part([yes])],
  ])('LOGIC-04 an answer with %s is marked', async (_what, secciones) => {
    expect(await isMarked(secciones, { diaComienzo: TODAY })).toBe(true)
  })

  it.each([undefined, '2001-01-01', '9999-12-31', '2026-02-30'])(
    'LOGIC-04 an answer that says it was begun on %s is marked',
    async (diaComienzo) => {
      expect(await isMarked(part([no]), diaComienzo === undefined ? {} : { diaComienzo })).toBe(true)
    },
  )
})
