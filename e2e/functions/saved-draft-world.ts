import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  GET_KEPT_DRAFT,
  getKeptDraftResponseSchema,
  KEEP_DRAFT,
  keepDraftResponseSchema,
} from '../../src/domain/calls/keep-draft'
import { randomBytes, randomText } from '../../src/lib/random'
import { partsOfSecret, toAddressText, toBase64 } from '../../src/lib/sealing'
import { formAt, formDocuments, newName, options } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { mails } from './mail-world'
import { bucket } from './stored-files'
import { beginWorld, owner } from './world'

export const form = formAt(OWN_AREA, {
  id: 'seguir-despues',
  titulo: 'Beca <b>nueva</b>',
  seguir: 15,
  opcionales: options({ publico: true }),
})
export const without = formAt(OWN_AREA, { id: 'sin-seguir', opcionales: options({ publico: true }) })
export const paying = formAt(OWN_AREA, {
  id: 'seguir-paga',
  seguir: 15,
  opcionales: options({ publico: true, addPaymentGateway: true }),
})
export const SEALED = toBase64(new TextEncoder().encode('cifrado'))

/** A draft that somebody keeps, with the secret of its link. */
export async function aDraft(given: object = {}) {
  const secret = toAddressText(randomBytes(32))
  const { proof } = await partsOfSecret(secret)
  const id = randomText(24)
  const answerId = newName(owner, 'seguir')
  const request = { id, proof, formId: form.id, version: form.version, answerId, data: SEALED, revision: 0 }
  return {
    secret,
    request: { ...request, mail: { address: `${id}@correo.test`, secret, language: 'es' }, ...given },
  }
}
type Draft = Awaited<ReturnType<typeof aDraft>>

let networks = 0
/** Each from a network of its own, so that limits are counted only where a test asks for them. */
export const keep = (request: object, address = `203.0.113.${(networks += 1) % 250}`) =>
  call(KEEP_DRAFT, null, request, address)
export const fetched = ({ request: { id, proof } }: Pick<Draft, 'request'>, given: object = {}) =>
  call(GET_KEPT_DRAFT, null, { id, proof, peek: false, ...given })
export const told = async (draft: Draft) => getKeptDraftResponseSchema.parse((await fetched(draft)).result)
export async function kept(given: object = {}) {
  const draft = await aDraft(given)
  const { revision, until } = keepDraftResponseSchema.parse((await keep(draft.request)).result)
  return { ...draft, revision, until }
}
export const filesOf = async (id: string) =>
  (await bucket().getFiles({ prefix: `borradores/${id}/` }))[0].map(({ name }) => name)

/** Before the tests of a file: the forms, and no mail. Afterwards no file is left. */
export function inWorldOfKeptDrafts(): void {
  beforeAll(async () => {
    await beginWorld()
    for (const one of [form, without, paying]) await layOut(formDocuments(owner, one), owner)
  })
  beforeEach(() => mails.reset())
  afterAll(async () => {
    await mails.reset()
    await bucket().deleteFiles({ force: true })
  })
}
