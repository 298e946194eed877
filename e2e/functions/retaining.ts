/** A form whose answers are kept for a time only, and nights in which it is looked after. */
import { eraseWhatIsOver, type Night } from '../../functions/src/triggers/sweep-retention'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import type { RetentionRule } from '../../src/domain/retention'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { retentionPath } from '../../src/domain/privacy/retention-note'
import { answerPath, formPath } from '../../src/domain/store-paths'
import { aSection, questions, THREE_STATES, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { change, owner, read, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Gil', inspectorID: '7' }
export const TONIGHT = new Date('2026-11-28T04:30:00Z')
export const RULE: RetentionRule = { dias: 100, desde: 'creacion', estados: [], accion: 'borrar' }

/** A form with a number and a text, and what it says of keeping its answers. */
export async function retainedForm(retencion: unknown = RULE): Promise<Form> {
  const form = formAt(OWN_AREA, {
    id: newName(owner, 'form'),
    titulo: 'Guardado por un tiempo',
    estados: THREE_STATES,
    secciones: [
      aSection({
        preguntas: questions(TYPED.integer, { ...TYPED.text, required: true }, { adjuntar: true }),
      }),
    ],
  })
  await layOut(formDocuments(owner, form), owner)
  await change(formPath(form.id), { retencion })
  return form
}

/** An answer that was given so many days ago, of which no function heard. */
export async function givenBefore(
  form: Form,
  days: number,
  given: Partial<StoredAnswer> = {},
  more: object = {},
): Promise<string> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), ...given })
  const moment = daysAfter(TONIGHT, -days)
  const [first, second] = form.secciones[0]?.preguntas ?? []
  const secciones = [
    {
      id: form.secciones[0]?.id ?? '',
      orden: 0,
      preguntas: [
        { id: first?.id ?? '', orden: 0, respuesta: '42' },
        { id: second?.id ?? '', orden: 1, respuesta: 'Vive en Mitre 12' },
      ],
    },
  ]
  const times = { fechaCreacion: moment, lastUpdate: moment, timeStamp: moment }
  await write(answerPath(answer.id), {
    ...stored(owner, { ...answer, secciones }),
    ...times,
    ...{ estados: { ...answer.estados, clave: String(answer.estados.actual) } },
    ...more,
  })
  return answer.id
}

const unhurried = { isOver: () => false, perCommit: { borrar: 200, anonimizar: 20 } }
/** One night. */
export const night = (now = TONIGHT, given: Partial<Omit<Night, 'now'>> = {}): Promise<void> =>
  eraseWhatIsOver(now, { ...unhurried, ...given })

/** The rule of the form is known for so long that what it erases was announced. */
export async function announced(form: Form): Promise<void> {
  await night(daysAfter(TONIGHT, -40))
  await change(retentionPath(form.id), { vigente: daysAfter(TONIGHT, -31) })
}

export const isThere = async (id: string): Promise<boolean> => (await read(answerPath(id))) !== undefined
