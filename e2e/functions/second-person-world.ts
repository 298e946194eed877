/** A form that asks the owner of a flat for a part, tenants who answer it, and the mails that owners get. */
import { beforeAll, beforeEach } from 'vitest'
import { withWallClocks } from '../../src/domain/answer/stored-clock'
import { storedAnswerSchema, type StoredAnswer, type StoredSection } from '../../src/domain/answer/answer'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { getPartResponseSchema } from '../../src/domain/calls/part'
import type { Form } from '../../src/domain/form/form'
import type { States } from '../../src/domain/form/state'
import { plainValue } from '../../src/domain/stored-value'
import { answerPath } from '../../src/domain/store-paths'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { heard } from './events'
import { mails } from './mail-world'
import { beginWorld, change, owner, read, write } from './world'

const STATES: States = {
  inicial: 0,
  actual: 0,
  disponibles: ['Recibida', 'Espera al propietario', 'Sin acuerdo', 'Urgente'].map((nombre, id) => ({
    ...{ id, nombre, transiciones: id === 1 ? [0, 2] : [] },
  })),
}
const SECTIONS = [
  aSection({
    id: 'inquilino',
    titulo: 'Datos del inquilino',
    preguntas: questions(
      { id: 'nombre', titulo: 'Nombre', required: true },
      { id: 'correo', titulo: 'Correo del propietario', ...TYPED.email, required: true },
      { id: 'alquila', titulo: 'Alquila', ...TYPED['yes-no'] },
      { id: 'sueldo', titulo: 'Sueldo', ...TYPED.integer },
    ),
  }),
  aSection({
    id: 'propietario',
    orden: 1,
    titulo: 'Acuerdo con {{nombre}}',
    otraPersona: 'Propietario <b>del piso</b>',
    mostrarSi: '{{alquila}}',
    preguntas: questions(
      { id: 'acuerdo', titulo: 'De acuerdo', ...TYPED['yes-no'], required: true },
      { id: 'escritura', titulo: 'Escritura', adjuntar: true },
    ),
  }),
]
export const RULE = { correo: 'correo', dias: 10, espera: '1', rechazo: '2' }

export async function askingForm(given: Partial<Form> = {}): Promise<Form> {
  const form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'ayuda-alquiler'), titulo: 'Ayuda al alquiler', secciones: SECTIONS },
    ...{ estados: STATES, otraPersona: RULE, opcionales: options({ publico: true }) },
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}

let people = 0
/** An address to which nobody wrote yet. */
export const someone = (): string => `propietaria-${(people += 1)}@correo.test`

export const rented = (correo: string, alquila = 'true'): StoredSection => ({
  ...{ id: 'inquilino', orden: 0 },
  preguntas: [
    { id: 'nombre', orden: 0, respuesta: 'Ana <i>Ruiz</i> http://malo.test' },
    { id: 'correo', orden: 1, respuesta: correo },
    { id: 'alquila', orden: 2, respuesta: alquila },
    { id: 'sueldo', orden: 3, respuesta: '987654' },
  ],
})
/** What an owner gives. */
export const AGREED: StoredSection = {
  ...{ id: 'propietario', orden: 1 },
  preguntas: [{ id: 'acuerdo', orden: 0, respuesta: 'true' }],
}

/** A tenant of their own browser answers, and what follows from that is done. */
export async function answered(form: Form, section: StoredSection, given: Partial<StoredAnswer> = {}) {
  const id = newName(owner, 'alquiler')
  const whole = answerTo(form, anonymousAuthor(`inquilina-${(people += 1)}`), {
    id,
    idioma: 'es',
    diaComienzo: '2026-10-05',
    ...given,
  })
  const answer = { ...whole, secciones: given.secciones ?? [section] }
  await write(answerPath(id), stored(owner, answer))
  await heard()
  return answer
}

/** An answer as it is stored now. */
export const now = async ({ id }: Pick<StoredAnswer, 'id'>): Promise<StoredAnswer> =>
  withWallClocks(storedAnswerSchema, 'America/Argentina/Cordoba').parse(
    Object.assign({}, plainValue(await read(answerPath(id))), { id }),
  )
export const stateOf = async (answer: Pick<StoredAnswer, 'id'>) => (await now(answer)).estados.actual

export interface Link {
  answerId: string
  secret: string
}
/** The link in the newest mail to an address, about one answer where several were sent. */
export async function mailedTo(address: string, about = '') {
  const mail = (await mails.sent()).findLast(
    ({ recipients, text }) => recipients.includes(address) && text.includes(`/parte/${about}`),
  )
  if (!mail) throw new Error(`no mail to ${address}`)
  const [, answerId = '', secret = ''] = /\/parte\/([^#\s]+)#(\S+)/u.exec(mail.text) ?? []
  return { mail, link: { answerId, secret } }
}

/** An answer that waits for its owner, who got the link. */
export async function asked(form?: Form) {
  const address = someone()
  const answer = await answered(form ?? (await askingForm()), rented(address))
  return { answer, address, ...(await mailedTo(address)) }
}

let networks = 0
/** Each from a network of its own, so that limits are counted only where a test asks for them. */
export const byLink = (
  name: string,
  request: object,
  {
    token = null,
    address = `203.0.113.${(networks += 1) % 250}`,
  }: { token?: string | null; address?: string } = {},
) => call(name, token, request, address)
export const shown = async (link: Link) =>
  getPartResponseSchema.parse((await byLink('getPart', { ...link, sendsFiles: false })).result)
export const give = async (link: Link, section: StoredSection = AGREED) =>
  byLink('givePart', { ...link, section })
export const refuse = async (link: Link, reason = '') => byLink('refusePart', { ...link, reason })

/** Before the tests of a file: places by the clock of Córdoba, and no mail. */
export function inWorldOfParts(): void {
  beforeAll(async () => {
    await beginWorld()
    await change(HOME, { zonaHoraria: 'America/Argentina/Cordoba' })
  })
  beforeEach(() => mails.reset())
}
