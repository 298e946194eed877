/** One person wherever the product may have something of her: in answers of every kind, and in all that hangs on them. */
import { expect } from 'vitest'
import { audit, NOBODY } from '../../functions/src/platform/audit'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { REFUND_ORDER } from '../../src/domain/calls/refund-order'
import { SEND_EMAIL } from '../../src/domain/calls/send-email'
import type { Form } from '../../src/domain/form/form'
import { DATA_TYPE } from '../../src/domain/form/question'
import { holdPath } from '../../src/domain/privacy/retention-note'
import { answerPath } from '../../src/domain/store-paths'
import { anAttachment, aSection, questions, THREE_STATES, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { deletes } from './bin-world'
import { beginSelling, becomes, notice, notify, placed, wholeRefund } from './buying'
import { call } from './calls'
import { FORM as CERTIFIED, get, issue, lastOf, saved } from './certifying'
import { FORM as REVIEWED, left, save, sendBack } from './correcting'
import { heard } from './events'
import { form as KEEPING, kept } from './saved-draft-world'
import { layOutMailForm, leave, PDF_BYTES, request } from './mail-world'
import { tellingForm } from './news-world'
import { hung, NORMA, photoOf } from './person-world'
import { askingForm, mailedTo, refuse, rented } from './second-person-world'
import { atWork } from './staff-tokens'
import { bucket, photoPath } from './stored-files'
import { change, lookedUp, owner, write } from './world'

/** When her answers were begun: no stranger says a day long ago. */
const TODAY = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
/** A word that stands in nothing but what she wrote. */
export const HER_WORD = 'zarzamora'
/** What nothing says any more once she is erased: her numbers, addresses and names, and her own words. */
export const HERS =
  /24\.?123\.?456|norma@correo|351[\s4]*4567890|\b(norma|vega)\b|zarzamora|ciudadana-77|san mart[ií]n 5/iu

/** Somebody else, whose answers stay. */
export const OTHER = {
  ...NORMA,
  ...{ id: 'otro-88', nombre: 'Bruno', apellido: 'Ríos', dni: '31222333' },
  ...{ email: '', telefono: '', calle: 'Mitre 12' },
}

const ANONYMOUS = () => anonymousAuthor(newName(owner, 'visita'))
const CLERK = { creadoPor: 'ines', uid: 'uid-ines', firstName: 'Inés', lastName: 'Roca', inspectorID: '7' }

/** A form that asks in all ways in which somebody may tell who they are. */
async function manyWays(number: number): Promise<Form> {
  const asked = questions(
    { titulo: 'Nombre' },
    { titulo: 'Documento', ...TYPED.integer },
    { titulo: 'Correo', tipoDato: DATA_TYPE.email },
    { titulo: 'Foto', adjuntar: true },
  )
  const form = formAt(OWN_AREA, {
    ...{ id: `tramite-${number}`, titulo: `Trámite ${number}`, estados: THREE_STATES },
    secciones: [aSection({ preguntas: asked })],
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}

const sections = (words: string[], photo = ''): StoredSection[] => [
  {
    ...{ id: 'seccion-0', orden: 0 },
    preguntas: words.map((respuesta, orden) => ({
      ...{ id: `pregunta-${orden}`, orden, respuesta },
      ...(orden === 3 && photo && { respuesta: '', imagen: anAttachment({ path: photo }) }),
    })),
  },
]

/** Stores an answer as its browser does. */
async function put(
  form: Form,
  given: Partial<StoredAnswer>,
  author = CLERK,
  more: object = {},
): Promise<string> {
  const answer = answerTo(form, author, { id: newName(owner, 'suya'), idioma: 'es', ...given })
  const now = new Date()
  const times = { fechaCreacion: now, lastUpdate: now, timeStamp: now }
  await write(answerPath(answer.id), { ...stored(owner, answer), ...times, ...more })
  return answer.id
}

/** An answer about her, in which she wrote too, with a photo. */
async function about(form: Form, number: number, more: object = {}): Promise<string> {
  const photo = number % 3 === 0 ? photoPath(form.id) : ''
  const words = [`Norma Vega, ${HER_WORD} ${number}`, '24123456', 'norma@correo.example', '']
  const given = { datosCiudadano: NORMA, secciones: sections(words, photo) }
  const id = await put(form, given, CLERK, more)
  if (photo) await photoOf(id, photo, HER_WORD)
  return id
}

/** What there is before anybody answers. */
export interface Ground {
  forms: Form[]
  asking: Form
  telling: Form
  mailing: Form
  supervisor: string
}

function formOf({ forms }: Ground, number: number): Form {
  const form = forms[number % forms.length]
  if (!form) throw new Error('there is no form')
  return form
}

interface Kind {
  /** Makes an answer in which she stands; gives its id. */
  make: (ground: Ground, number: number) => Promise<string>
  /** What is done with it once functions heard of it. */
  after?: (ground: Ground, id: string) => Promise<unknown>
}

async function paidOrder() {
  const bought = await placed(newName(owner, 'compra'), { quanty: 1 })
  await notify(notice(bought))
  await becomes(bought.order, 'paid')
  return bought.order
}

const askedOfHer = ({ asking }: Ground) =>
  put(asking, { secciones: [rented(NORMA.email)], diaComienzo: TODAY }, ANONYMOUS())

/** Answers in which she stands; the kinds differ by what hangs on them. */
export const KINDS: Record<string, Kind> = {
  recipient: { make: (ground, number) => about(formOf(ground, number), number) },
  'her words alone': {
    make: (ground, number) =>
      put(formOf(ground, number), { secciones: sections([`Soy NORMA  Vega (${HER_WORD})`, '24.123.456']) }),
  },
  'whose turn it is': {
    make: (ground, number) =>
      about(formOf(ground, number), number, { asignado: 'sara', vence: '2026-12-24' }),
  },
  'notes, incident, copies and a hold that was lifted': {
    make: async (ground, number) => {
      const form = formOf(ground, number)
      const id = await about(form, number, { 'opcionales.incidentes': true })
      await hung(id, {
        code: newName(owner, 'CERT')
          .toUpperCase()
          .replaceAll(/[^A-Z0-9]/gu, ''),
      })
      const motivo = `Lo pidió Norma Vega, ${HER_WORD}`
      const hold = { por: 'sara', nombre: 'Sara', fecha: new Date(0), motivo, hasta: new Date(1) }
      await write(holdPath(form.id, id), hold)
      return id
    },
  },
  trail: {
    make: async (ground, number) => {
      const id = await about(formOf(ground, number), number)
      const came = { ...NOBODY, origen: { red: '203.0.113.0', dispositivo: 'Firefox' } }
      const of = { respuesta: id, ciudadano: NORMA.id, municipalityPath: HOME }
      await audit(came, { tipo: 'revision', ...of, motivo: 'Norma Vega' }, [id])
      const cambios = [{ campo: 'titular', de: 'Norma Vega', a: '24123456' }]
      await audit(NOBODY, { tipo: 'correccion', ...of, cambios }, [id])
      return id
    },
  },
  bin: {
    make: (ground, number) => about(formOf(ground, number), number),
    after: ({ supervisor }, id) => deletes(supervisor, id),
  },
  correction: {
    make: async () => {
      await save({ datosCiudadano: NORMA })
      await sendBack({ comment: `Norma Vega, ${HER_WORD}: falta el papel` })
      return left.answer.id
    },
  },
  certificate: {
    make: async () => (await saved({ datosCiudadano: NORMA, ...CLERK })).id,
    after: async ({ supervisor }, id) => {
      await issue(supervisor, id)
      await get((await lastOf(id)).codigo, {}, supervisor)
    },
  },
  order: { make: async () => (await paidOrder()).id },
  'order that was given back': {
    make: async ({ supervisor }) => {
      const order = await paidOrder()
      const refund = wholeRefund(order, { reason: 'Norma Vega no viene', way: 'mano' })
      expect((await call(REFUND_ORDER, supervisor, refund)).status).toBe('OK')
      return order.id
    },
  },
  'second person who was asked': { make: askedOfHer },
  'second person who refused': {
    make: askedOfHer,
    after: async (_ground, id) =>
      refuse((await mailedTo(NORMA.email, id)).link, `No soy Norma Vega, ${HER_WORD}`),
  },
  'news by mail': {
    make: ({ telling }) => put(telling, { secciones: sections([NORMA.email]) }, ANONYMOUS()),
  },
  'kept draft': {
    make: async () => {
      const { request: draft } = await kept({ answerId: newName(owner, 'suya') })
      const secciones = sections([`Norma Vega ${HER_WORD} 24123456`])
      return put(KEEPING, { id: draft.answerId, secciones }, ANONYMOUS())
    },
  },
  mail: {
    make: async ({ supervisor, mailing }) => {
      const id = await put(mailing, { datosCiudadano: NORMA })
      const words = Buffer.concat([PDF_BYTES, Buffer.from(HER_WORD)])
      const attachments = [await leave('sara', 'Norma Vega.pdf', words)]
      const dataPdf = { answerId: id, language: 'es', timeZone: 'UTC' } as const
      const asked = request({ recipients: [NORMA.email], attachments, subject: 'Para Norma Vega', dataPdf })
      await call(SEND_EMAIL, supervisor, asked)
      return id
    },
  },
}

/** Makes so many of each kind, and gives their ids. */
export async function madeOf(ground: Ground, each: (kind: string) => number): Promise<string[]> {
  const made: { id: string; kind: Kind }[] = []
  for (const [name, kind] of Object.entries(KINDS))
    for (let of = 0; of < each(name); of += 1) made.push({ id: await kind.make(ground, made.length), kind })
  await heard()
  for (const { id, kind } of made) await kind.after?.(ground, id)
  await heard()
  return made.map(({ id }) => id)
}

/** The places and forms, and who works there. */
export async function beginEverywhere(forms: number): Promise<Ground> {
  await beginSelling()
  await bucket().deleteFiles({ force: true })
  await change(HOME, { zonaHoraria: 'America/Argentina/Cordoba' })
  const supervisor = await atWork('sara', 'ROLE_ADMIN')
  left.corrector = supervisor
  for (const form of [CERTIFIED, REVIEWED, KEEPING]) await layOut(formDocuments(owner, form), owner)
  for (const person of [NORMA, OTHER]) await lookedUp(person)
  const made: Form[] = []
  for (let number = 0; number < forms; number += 1) made.push(await manyWays(number))
  const [asking, telling] = [await askingForm(), await tellingForm()]
  return { forms: made, asking, telling, mailing: await layOutMailForm('avisos'), supervisor }
}

/** What says nothing of her, and stays. */
export async function others(ground: Ground, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const words = ['Marta Ríos', '31222333', 'marta@correo.test']
    ids.push(await put(formOf(ground, number), { datosCiudadano: OTHER, secciones: sections(words) }))
  }
  return ids
}
