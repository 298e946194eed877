import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { beforeAll, beforeEach, expect } from 'vitest'
import { pressOpeningNews, showOpeningNews } from '../../functions/src/opening-news/page'
import { tellOpenings } from '../../functions/src/opening-news/tell'
import { ASK_OPENING_NEWS } from '../../src/domain/calls/opening-news'
import type { Form } from '../../src/domain/form/form'
import { NEW_SCHEDULE } from '../../src/domain/form/schedule'
import {
  AWAITED_OPENINGS,
  awaitedOpeningPath,
  OPENING_WAITERS,
  waiterPath,
} from '../../src/domain/opening-news/waiting'
import { publicFormPath } from '../../src/domain/store-paths'
import { formAt, formDocuments, newName, options } from '../rules/documents'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { heard } from './events'
import { mails } from './mail-world'
import { beginWorld, change, owner, remove } from './world'

const DAY_MS = 86_400_000
export const TITLE = 'Becas <b>2027</b>'

/** Noon in Córdoba, some days from now: the form of {@link awaitedForm} opens then. */
export const OPENS = new Date(new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10) + 'T15:00:00Z')
export const at = (minutes: number) => new Date(OPENS.getTime() + minutes * 60_000)
const HOURS = { semana: [], textoAntes: '', textoDespues: '' }

/** A form that opens at {@link OPENS}, as functions tell strangers of it. */
export async function awaitedForm(
  given: Partial<Form> = {},
  horario: object = { abre: OPENS },
): Promise<Form> {
  const form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'espera'), titulo: TITLE, opcionales: options({ publico: true }) },
    horario: { ...NEW_SCHEDULE, desde: '2099-01-01T08:00' },
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  await heard()
  await tellsHours(form, horario)
  return form
}

/** What strangers are told of a form's hours from now on. */
export const tellsHours = ({ id }: Form, horario: object | null) =>
  change(publicFormPath(id), { horario: horario && { ...HOURS, ...horario } })

let networks = 0
/** From a network of its own, so that limits are counted only where a test asks for them. */
export const ask = ({ id }: Pick<Form, 'id'>, address: string, given: object = {}, network?: string) =>
  call(
    ASK_OPENING_NEWS,
    null,
    { formId: id, address, language: 'es', ...given },
    network ?? `198.51.100.${(networks += 1) % 250}`,
  )

const page = (path: string) => ({ path, chosen: 'es', accepted: '', rawRequest: { headers: {} } })
export const pathIn = (text: string) =>
  new URL(/https?:\/\/\S+\/apertura\/\S+/.exec(text)?.[0] ?? 'http://x/').pathname
export const shown = (path: string, now?: Date) => showOpeningNews(page(path), now)
export const pressed = (path: string, pressing: unknown, now?: Date) =>
  pressOpeningNews({ ...page(path), pressed: pressing }, now)
export const run = (now: Date, measure?: Parameters<typeof tellOpenings>[1]) => tellOpenings(now, measure)

/** Somebody who asked, and confirmed it. @returns the path of their link */
export async function waiting(form: Form, address: string, given: object = {}): Promise<string> {
  await ask(form, address, given)
  const mail = (await mails.sent()).findLast(({ recipients }) => recipients.includes(address))
  const path = pathIn(mail?.text ?? '')
  await pressed(path, { hacer: 'avisar' })
  return path
}

/** So many who wait for a form, as if each had asked and confirmed. */
export async function waitFor({ id }: Form, many: number): Promise<void> {
  const waiters = Array.from({ length: many }, (_, n) => [
    waiterPath(`${id}-${n}`.padEnd(64, 'x')),
    {
      ...{ formulario: id, municipalityPath: HOME, direccion: `${id}-${n}@correo.test`, idioma: 'es' },
      ...{
        quien: `quien-${n}`,
        clave: `${id}${n}`.padEnd(32, 'x'),
        confirmada: true,
        caduca: new Date(OPENS.getTime() + DAY_MS),
      },
    },
  ])
  await layOut({ ...Object.fromEntries(waiters), [awaitedOpeningPath(id)]: { toca: OPENS } }, owner)
}

let people = 0
export const someone = () => `espera-${(people += 1)}@correo.test`
export const named = async ({ id }: Form) =>
  (await getDocs(query(collection(owner, OPENING_WAITERS), where('formulario', '==', id)))).docs
/** Whom mails went to. */
export const recipients = async () => (await mails.sent()).flatMap((mail) => mail.recipients)
/** The one mail that there is. */
export const only = async () => {
  const all = await mails.sent()
  expect(all).toHaveLength(1)
  const [mail] = all
  if (!mail) throw new Error('no mail')
  return mail
}

/** Before the tests of a file: places by the clock of Córdoba, and no mail. */
export function inWorldOfOpenings(): void {
  beforeAll(async () => {
    await beginWorld()
    await change(HOME, { zonaHoraria: 'America/Argentina/Cordoba' })
    await heard()
  })
  beforeEach(async () => {
    await mails.reset()
    // Forms of the tests before, which open at the same moment.
    for (const { ref } of (await getDocs(collection(owner, AWAITED_OPENINGS))).docs) await remove(ref.path)
  })
}
