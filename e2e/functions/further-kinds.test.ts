import { beforeAll, describe, expect, it } from 'vitest'
import { whoAnswers } from '../../src/domain/answer/noted-facts'
import { settle } from '../../functions/src/checking/check-content'
import type { StoredAnswer, StoredQuestion, StoredSection } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { anOption, aSection, questions, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { beginWorld, owner, read, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }

/** Answers that are right, in the order of the questions. */
const SOUND = {
  mail: 'ana@ejemplo.com',
  phone: '+54 351 555-1234',
  cuit: '20-12345678-6',
  amount: '1234,50',
  moment: '2026-10-05T10:30',
  month: '2026-10',
  scale: '4',
  ranking: '2,0,1',
  place: '-31.4,-64.18 ±8',
  consent: 'v2 2026-10-05T10:30',
  ended: '2026-10-05T10:30',
  who: whoAnswers(AUTHOR),
  language: 'es-AR',
}
type Asked = keyof typeof SOUND
const IDS: readonly Asked[] = [
  ...(['mail', 'phone', 'cuit', 'amount', 'moment'] as const),
  ...(['month', 'scale', 'ranking', 'place', 'consent'] as const),
  ...(['ended', 'who', 'language'] as const),
]

const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'mail', ...TYPED.email },
      { id: 'phone', ...TYPED.phone, formato: 'AR' },
      { id: 'cuit', ...TYPED.identifier, formato: 'ar-cuit' },
      { id: 'amount', ...TYPED.amount, formato: 'ARS' },
      { id: 'moment', ...TYPED['date-time'] },
      { id: 'month', ...TYPED.month },
      { id: 'scale', ...TYPED.scale, formato: 'stars:1-5' },
      { id: 'ranking', ...TYPED.ranking, opciones: [anOption(0), anOption(1), anOption(2)] },
      { id: 'place', ...TYPED.place, formato: 'point' },
      { id: 'consent', ...TYPED.consent, formato: 'v2', required: true },
      ...(['ended', 'who', 'language'] as const).map((fact) => ({ id: fact, ...TYPED.fact, formato: fact })),
      { id: 'note', ...TYPED.note, titulo: 'Lea esto' },
    ),
  }),
]

let form: Form
const answerPath = ({ id }: Pick<StoredAnswer, 'id'>) => `respuestas_formularios/${id}`

/** Stores an answer as somebody could who does not use our pages, and looks at it. */
async function isMarked(preguntas: StoredQuestion[]): Promise<unknown> {
  const secciones: StoredSection[] = [{ id: 's', orden: 0, preguntas }]
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), secciones })
  await write(answerPath(answer), { ...stored(owner, answer), areas: [] })
  await settle(answer.id)
  return (await read(answerPath(answer)))?.['invalida']
}

const given = (answers: Partial<Record<Asked, string>>): StoredQuestion[] =>
  IDS.flatMap((id, orden) => {
    const respuesta = answers[id]
    return respuesta === undefined ? [] : [{ id, orden, respuesta }]
  })

beforeAll(async () => {
  await beginWorld()
  form = formAt(OWN_AREA, { id: newName(owner, 'form'), secciones: SECTIONS })
  await layOut(formDocuments(owner, form), owner)
})

describe('raw answers to questions of further kinds', () => {
  it('KIND-11 one that is right stays unmarked', async () => {
    expect(await isMarked(given(SOUND))).toBe(false)
    expect(await isMarked(given({ consent: SOUND.consent }))).toBe(false)
  })

  it.each<[Asked, string]>([
    ['mail', 'ana@ejemplo'],
    ['phone', 'llámeme'],
    ['cuit', '20-12345678-9'],
    ['amount', '1.234'],
    ['moment', '2026-02-30T10:30'],
    ['month', '2026-13'],
    ['scale', '6'],
    ['ranking', '2,0'],
    ['ranking', '2,2,0'],
    ['place', '91,0'],
    ['place', '0,0;0,1'],
    ['consent', 'v1 2026-10-05T10:30'],
    ['consent', 'true'],
    ['ended', 'hoy'],
    ['who', 'Eva Sosa (eva)'],
    ['language', 'es<b>'],
  ])('KIND-11 a %s of %j is marked', async (id, respuesta) => {
    expect(await isMarked(given({ ...SOUND, [id]: respuesta }))).toBe(true)
  })

  it('KIND-03 KIND-10 an answer to what asks nothing is marked, and so is none to a consent that is required', async () => {
    const note = { id: 'note', orden: IDS.length, respuesta: 'hola' }
    expect(await isMarked([...given(SOUND), note])).toBe(true)
    const { consent: _consent, ...rest } = SOUND
    expect(await isMarked(given(rest))).toBe(true)
  })
})
