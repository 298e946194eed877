import { END_LINK_KEY, MAKE_LINK_KEY, makeLinkKeyResponseSchema } from '../../src/domain/calls/link-keys'
import { OPEN_SIGNED_LINK, openSignedLinkResponseSchema } from '../../src/domain/calls/open-signed-link'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { answerPath, linkKeysPath } from '../../src/domain/store-paths'
import { readLink } from '../../src/domain/signed-link/signed-link'
import { randomText } from '../../src/lib/random'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { signedSearch } from '../../src/testing/signed-search'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { HOME, OWN_AREA, type Placed } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { owner, read, write } from './world'

const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'rubro', titulo: 'Rubro', codigo: 'rubro' },
      { id: 'metros', titulo: 'Metros', codigo: 'metros', ...TYPED.integer },
      { id: 'otra', titulo: 'Otra', codigo: 'otra' },
    ),
  }),
]

/** A public form with codes. */
export async function codedForm(given: Partial<Form> = {}, place: Placed = OWN_AREA): Promise<Form> {
  const form = formAt(place, {
    ...{ id: newName(owner, 'firmado'), secciones: SECTIONS, opcionales: options({ publico: true }) },
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}

export const newKeyId = () => randomText(8).toLowerCase()

/** Makes a key for a municipality, and tells what it is made of. */
export async function makeKey(token: string, id = newKeyId(), municipality = HOME) {
  const { result } = await call(MAKE_LINK_KEY, token, { municipality, id })
  return { id, secret: makeLinkKeyResponseSchema.parse(result).secret }
}
export const endKey = (token: string, id: string, municipality = HOME) =>
  call(END_LINK_KEY, token, { municipality, id })

export const IN_AN_HOUR = () => Math.floor(Date.now() / 1000) + 3600
const QUERY = 'metros=80&rubro=Bar'

/** What a system of the town puts behind the address of a coded form. */
export const searchSignedBy = (
  secret: string,
  formId: string,
  { query = QUERY, expires = IN_AN_HOUR() } = {},
) => signedSearch(secret, { formId, query, expires })

/** Changes what is stored of a key. */
export async function changeKey(id: string, given: object, municipality = HOME): Promise<void> {
  const { claves, ...rest } = (await read(linkKeysPath(municipality))) ?? {}
  const changed = claves.map((key: { id: string }) => (key.id === id ? { ...key, ...given } : key))
  await write(linkKeysPath(municipality), { ...rest, claves: changed })
}

let networks = 0
/** What the server says of an address, each from a network of its own. */
export function asked(formId: string, search: string, address = `198.51.100.${(networks += 1) % 250}`) {
  const { signed } = readLink(search)
  return call(OPEN_SIGNED_LINK, null, { formId, ...signed }, address)
}
export const opened = async (formId: string, search: string) =>
  openSignedLinkResponseSchema.parse((await asked(formId, search)).result)

/** Stores an answer as a stranger's browser does, whatever it says. */
export async function answered(
  form: Form,
  enlace: string | undefined,
  said: Record<string, string> = { rubro: 'Bar', metros: '80', otra: 'Toldo' },
  given: Partial<StoredAnswer> = {},
): Promise<string> {
  const all = Object.entries({ rubro: 'Otro', metros: '7', otra: 'x', ...said })
  const preguntas = all.map(([id, respuesta], orden) => ({ id, orden, respuesta }))
  const answer = answerTo(form, anonymousAuthor('uid-de-nadie'), {
    id: newName(owner, 'answer'),
    secciones: [{ id: 's', orden: 0, preguntas }],
    ...(enlace !== undefined && { enlace }),
    ...given,
  })
  await write(answerPath(answer.id), stored(owner, answer))
  return answer.id
}
