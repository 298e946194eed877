import { beforeAll, beforeEach } from 'vitest'
import { pressNews, showNews } from '../../functions/src/news/page'
import { tellAllNews } from '../../functions/src/news/tell'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { DATA_TYPE } from '../../src/domain/form/question'
import { withCurrentState } from '../../src/domain/form/state-ref'
import { answerPath, newsPath } from '../../src/domain/store-paths'
import { aSection, questions, THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { heard } from './events'
import { mails } from './mail-world'
import { beginWorld, change, owner, read, write } from './world'

export const TITLE = 'Poda <b>de</b> árboles'
const ASKED = [
  aSection({
    preguntas: questions({ titulo: 'Su correo', tipoDato: DATA_TYPE.email }, { titulo: 'Su nombre' }),
  }),
]
export const TOLD = [
  { estado: '', mensaje: 'Recibimos <i>su</i> pedido {{codigo}} de {{formulario}}.' },
  { estado: '1', mensaje: '' },
  { estado: '2', mensaje: 'Está resuelto.', mensaje_en: 'It is solved, {{codigo}}.' },
]

/** A form for strangers that tells them something. */
export async function tellingForm(given: Partial<Form> = {}): Promise<Form> {
  const form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'avisa'), titulo: TITLE, secciones: ASKED, estados: THREE_STATES, avisos: TOLD },
    opcionales: options({ publico: true }),
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}

let visitors = 0
/** Of a stranger with a browser of their own. */
export function anAnswerTo(form: Form, address: string, given: Partial<StoredAnswer> = {}): StoredAnswer {
  const id = newName(owner, 'avisada')
  const whole = answerTo(form, anonymousAuthor(`visitante-${(visitors += 1)}`), { id, idioma: 'es' })
  const [section] = whole.secciones
  const asked = form.secciones[0]?.preguntas[0]
  const preguntas = [{ id: asked?.id ?? '', orden: 0, respuesta: address }]
  return {
    ...whole,
    secciones: [{ id: section?.id ?? form.secciones[0]?.id ?? '', orden: 0, preguntas }],
    ...given,
  }
}

export async function answered(form: Form, address: string, given: Partial<StoredAnswer> = {}) {
  const answer = anAnswerTo(form, address, given)
  await write(answerPath(answer.id), stored(owner, answer))
  await heard()
  return answer
}

export const recordOf = ({ id }: StoredAnswer) => read(newsPath(id))

export async function moved(answer: StoredAnswer, state: number, at: Date) {
  await change(answerPath(answer.id), { estados: withCurrentState(answer.estados, state), lastUpdate: at })
  await heard()
}

/** By day, whenever the tests run. */
export const NOON = new Date('2026-03-10T15:00:00Z')
export const later = (minutes: number, from = NOON) => new Date(from.getTime() + minutes * 60_000)
export const run = (now: Date) => tellAllNews(now)

const asked = (path: string, chosen: unknown) => ({ path, chosen, accepted: '', rawRequest: { headers: {} } })
const pathIn = (text: string) =>
  new URL(/https?:\/\/\S+\/novedades\/\S+/.exec(text)?.[0] ?? 'http://x/').pathname
/** The page that a mail's link leads to. */
export const shown = (text: string, chosen: unknown = 'es') => showNews(asked(pathIn(text), chosen))
export const pressed = (text: string, body: unknown) =>
  pressNews({ ...asked(pathIn(text), 'es'), pressed: body })

/** Before the tests of a file: places by the clock of Córdoba, and no mail. */
export function inWorldOfNews(): void {
  beforeAll(async () => {
    await beginWorld()
    await change(HOME, { zonaHoraria: 'America/Argentina/Cordoba' })
  })
  beforeEach(() => mails.reset())
}
