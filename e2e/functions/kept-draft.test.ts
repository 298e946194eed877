import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endDraftOfAnswer } from '../../functions/src/kept-drafts/sent'
import { sweepKeptDrafts } from '../../functions/src/kept-drafts/sweep'
import * as params from '../../functions/src/limits/params'
import {
  GET_KEPT_DRAFT,
  getKeptDraftResponseSchema,
  KEEP_DRAFT,
  keepDraftResponseSchema,
} from '../../src/domain/calls/keep-draft'
import { MAX_KEPT_BYTES } from '../../src/domain/kept-draft/kept-draft'
import {
  answerPath,
  formPath,
  keptDraftPath,
  publicFormPath,
  versionPath,
} from '../../src/domain/store-paths'
import { randomBytes, randomText } from '../../src/lib/random'
import { partsOfSecret, toAddressText, toBase64 } from '../../src/lib/sealing'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { mails } from './mail-world'
import { bucket, isThere, ME } from './stored-files'
import { atWork } from './staff-tokens'
import { HOST, stackPorts, STORAGE_BUCKET } from '../stack/ports'
import { beginWorld, change, owner, read, remove, write } from './world'

const form = formAt(OWN_AREA, {
  id: 'seguir-despues',
  titulo: 'Beca <b>nueva</b>',
  seguir: 15,
  opcionales: options({ publico: true }),
})
const without = formAt(OWN_AREA, { id: 'sin-seguir', opcionales: options({ publico: true }) })
const paying = formAt(OWN_AREA, {
  id: 'seguir-paga',
  seguir: 15,
  opcionales: options({ publico: true, addPaymentGateway: true }),
})
const SEALED = toBase64(new TextEncoder().encode('cifrado'))
const ADDRESS = 'norma@correo.test'

/** A draft that somebody keeps, with the secret of its link. */
async function aDraft(given: object = {}) {
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
const keep = (request: object, address = `203.0.113.${(networks += 1) % 250}`) =>
  call(KEEP_DRAFT, null, request, address)
const fetched = ({ request: { id, proof } }: Pick<Draft, 'request'>, given: object = {}) =>
  call(GET_KEPT_DRAFT, null, { id, proof, peek: false, ...given })
const told = async (draft: Draft) => getKeptDraftResponseSchema.parse((await fetched(draft)).result)
async function kept(given: object = {}) {
  const draft = await aDraft(given)
  const { revision, until } = keepDraftResponseSchema.parse((await keep(draft.request)).result)
  return { ...draft, revision, until }
}
const filesOf = async (id: string) =>
  (await bucket().getFiles({ prefix: `borradores/${id}/` }))[0].map(({ name }) => name)

beforeAll(async () => {
  await beginWorld()
  for (const one of [form, without, paying]) await layOut(formDocuments(owner, one), owner)
})
beforeEach(() => mails.reset())
afterAll(async () => {
  await mails.reset()
  await bucket().deleteFiles({ force: true })
})

describe('a draft that is kept for later', () => {
  it('REACH-04 is mailed once as a link with its secret, which nothing that is stored has, nor the address', async () => {
    const { request, secret, revision, until } = await kept()
    const [mail, ...others] = await mails.sent()
    expect(others).toEqual([])
    expect(mail?.recipients).toEqual([`${request.id}@correo.test`])
    expect(mail?.text).toContain(`/seguir/${request.id}#${secret}`)
    expect(mail?.html).not.toContain('<b>nueva')
    expect(until - revision).toBe(15 * 86_400_000)
    const record = JSON.stringify(await read(keptDraftPath(request.id)))
    for (const hidden of [secret, request.proof, '@correo.test']) expect(record).not.toContain(hidden)
    expect(await told({ request, secret })).toEqual({
      ...{ status: 'kept', formId: form.id, revision, savedAt: revision, until, data: SEALED },
    })
    expect(await fetched({ request }, { peek: true })).toMatchObject({ result: { status: 'kept', data: '' } })
  })

  it('REACH-04 is given to nobody who guesses the id, has another proof, or asks as staff', async () => {
    const { request } = await kept()
    const other = await aDraft()
    const admin = await atWork('adela', 'ROLE_ADMIN')
    for (const given of [{ id: other.request.id }, { proof: other.request.proof }])
      expect((await fetched({ request }, given)).status).toBe('NOT_FOUND')
    const asStaff = { id: request.id, proof: other.request.proof, peek: false }
    expect((await call(GET_KEPT_DRAFT, admin, asStaff)).status).toBe('NOT_FOUND')
    for (const proof of ['', 'x', `${request.proof}=`, null, { $ne: '' }])
      expect((await fetched({ request }, { proof })).status).toBe('INVALID_ARGUMENT')
  })

  it('REACH-04 SEC-05 its files open for no stranger and no staff', async () => {
    const { request, revision } = await kept()
    const path = `borradores/${request.id}/${revision}`
    expect(await isThere(path)).toBe(true)
    const admin = await atWork('adela', 'ROLE_ADMIN')
    const base = `http://${HOST}:${stackPorts().storage}/v0/b/${STORAGE_BUCKET}/o`
    for (const authorization of ['', `Firebase ${admin}`]) {
      const headers: Record<string, string> = authorization === '' ? {} : { authorization }
      const address = `${base}/${encodeURIComponent(path)}`
      expect((await fetch(`${address}?alt=media`, { headers })).ok).toBe(false)
      expect((await fetch(address, { headers })).ok).toBe(false)
      const listed = await fetch(`${base}?prefix=${encodeURIComponent('borradores/')}`, { headers })
      expect(listed.ok).toBe(false)
    }
    const [{ metadata }] = await bucket().file(path).getMetadata()
    expect(metadata?.firebaseStorageDownloadTokens).toBeUndefined()
  })

  it('REACH-04 guesses from one network are limited', async () => {
    const { request } = await aDraft()
    const most = vi.spyOn(params.LOOKUPS_PER_HOUR, 'value').mockReturnValue(3)
    const { id, proof } = request
    const statuses: string[] = []
    for (let times = 0; times < 5; times += 1)
      statuses.push((await call(GET_KEPT_DRAFT, null, { id, proof, peek: true }, '192.0.2.77')).status)
    most.mockRestore()
    expect(statuses).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'RESOURCE_EXHAUSTED',
      'RESOURCE_EXHAUSTED',
    ])
  })

  it('REACH-04 nobody writes over it without its proof, and a later state only by who knows of it', async () => {
    const { request, revision } = await kept()
    const stranger = await aDraft({ id: request.id })
    expect((await keep(stranger.request)).status).toBe('NOT_FOUND')
    const next = { ...request, mail: null, revision }
    const newer = keepDraftResponseSchema.parse(
      (await keep({ ...next, data: toBase64(new Uint8Array([1])) })).result,
    )
    expect(await mails.sent()).toHaveLength(1)
    // The other device has the state from before.
    expect(await keep(next)).toMatchObject({
      ...{ status: 'ABORTED', details: { kept: { revision: newer.revision, savedAt: newer.revision } } },
    })
    expect(await filesOf(request.id)).toEqual([`borradores/${request.id}/${newer.revision}`])
    expect((await keep({ ...next, revision: newer.revision })).status).toBe('OK')
    expect(await filesOf(request.id)).toHaveLength(1)
  })

  it('REACH-04 of two devices that keep it at once one is told of the other', async () => {
    const { request, revision } = await kept()
    const next = { ...request, mail: null, revision }
    const both = await Promise.all([keep(next), keep(next)])
    expect(both.map(({ status }) => status).sort()).toEqual(['ABORTED', 'OK'])
    expect(await filesOf(request.id)).toHaveLength(1)
  })

  it('REACH-04 the same first try again, whose response was lost, is no other draft', async () => {
    const { request } = await kept()
    expect((await keep(request)).status).toBe('OK')
    expect(await filesOf(request.id)).toHaveLength(1)
  })

  it('REACH-04 is over once its answer was sent: files go, and the link says so', async () => {
    const draft = await kept()
    const { id, answerId } = draft.request
    const answer = stored(owner, { ...answerTo(form, ME), id: answerId })
    await write(answerPath(answerId), { ...answer, areas: [] })
    const came = { eventId: 'e', time: new Date(), answerId, before: undefined, after: answer }
    await endDraftOfAnswer(came)
    await endDraftOfAnswer(came)
    expect(await filesOf(id)).toEqual([])
    expect(await read(keptDraftPath(id))).toMatchObject({ fin: 'enviado', respuesta: '' })
    expect(await told(draft)).toMatchObject({ status: 'sent', data: '' })
    expect((await keep({ ...draft.request, mail: null, revision: draft.revision })).status).toBe(
      'FAILED_PRECONDITION',
    )
    expect(await filesOf(id)).toEqual([])
  })

  it('REACH-04 says that it was sent before any trigger ran', async () => {
    const draft = await kept()
    const { id, answerId } = draft.request
    await write(answerPath(answerId), {
      ...stored(owner, { ...answerTo(form, ME), id: answerId }),
      areas: [],
    })
    expect((await told(draft)).status).toBe('sent')
    expect(await filesOf(id)).toEqual([])
  })

  it('REACH-04 is late when its days are over, also before the night comes, and forgotten in the end', async () => {
    const [asked, swept] = [await kept(), await kept()]
    const past = { hasta: new Date(0), vence: new Date(0) }
    for (const { request } of [asked, swept]) await change(keptDraftPath(request.id), past)
    expect(await told(asked)).toMatchObject({ status: 'late', data: '' })
    await sweepKeptDrafts(new Date())
    for (const draft of [asked, swept]) {
      expect(await filesOf(draft.request.id)).toEqual([])
      expect((await told(draft)).status).toBe('late')
    }
    await sweepKeptDrafts(new Date(Date.now() + 61 * 86_400_000))
    expect(await read(keptDraftPath(swept.request.id))).toBeUndefined()
    expect((await fetched(swept)).status).toBe('NOT_FOUND')
  })

  it('REACH-04 a night leaves what is kept as it is', async () => {
    const draft = await kept()
    await sweepKeptDrafts(new Date())
    expect(await isThere(`borradores/${draft.request.id}/${draft.revision}`)).toBe(true)
    expect((await told(draft)).status).toBe('kept')
  })
})

describe('what is not kept', () => {
  it.each([
    ['of a form that does not offer it', { formId: without.id }],
    ['of a form that takes payments', { formId: paying.id }],
    ['of no form', { formId: 'no-hay-tal' }],
    ['of a version that is not there', { version: 9 }],
  ])('REACH-04 a draft %s', async (_what, given) => {
    const { request } = await aDraft(given)
    expect((await keep(request)).status).toBe('PERMISSION_DENIED')
    expect(await read(keptDraftPath(request.id))).toBeUndefined()
    expect(await mails.sent()).toEqual([])
  })

  it.each([
    ['beyond measure', { data: toBase64(new Uint8Array(MAX_KEPT_BYTES + 1)) }],
    ['that is no base64', { data: '<svg>' }],
    ['without content', { data: '' }],
    [
      'to an address that is two',
      { mail: { address: 'a@b.test,c@d.test', secret: 'x'.repeat(43), language: 'es' } },
    ],
    [
      'with markup for a secret',
      { mail: { address: ADDRESS, secret: `"><b>${'x'.repeat(38)}`, language: 'es' } },
    ],
    ['with a path for an id', { id: '../../borradores/aaaaaaa' }],
  ])('REACH-04 a draft %s', async (_what, given) => {
    const { request } = await aDraft(given)
    expect((await keep(request)).status).toBe('INVALID_ARGUMENT')
    expect(await mails.sent()).toEqual([])
  })

  it('REACH-04 a new draft without anybody to mail it to', async () => {
    const { request } = await aDraft({ mail: null })
    expect((await keep(request)).status).toBe('FAILED_PRECONDITION')
    expect(await filesOf(request.id)).toEqual([])
  })

  it('REACH-04 a draft whose mail does not go out', async () => {
    await mails.behave('refuse', { times: 1 })
    const { request } = await aDraft()
    expect((await keep(request)).status).not.toBe('OK')
    expect(await read(keptDraftPath(request.id))).toBeUndefined()
    expect(await filesOf(request.id)).toEqual([])
    expect((await keep(request)).status).toBe('OK')
  })

  it('REACH-04 a form that was closed, made private or deleted meanwhile keeps nothing, and the link says so', async () => {
    const gone = formAt(OWN_AREA, { ...form, id: newName(owner, 'seguir') })
    await layOut(formDocuments(owner, gone), owner)
    const draft = await kept({ formId: gone.id })
    const again = { ...draft.request, mail: null, revision: draft.revision }
    await change(publicFormPath(gone.id), { abierto: false, motivo: 'limite' })
    expect((await keep(again)).status).toBe('PERMISSION_DENIED')
    // It may open again, and its page says that it is closed.
    expect((await told(draft)).status).toBe('kept')
    await change(publicFormPath(gone.id), { motivo: 'eliminado' })
    expect((await told(draft)).status).toBe('gone')
    await remove(publicFormPath(gone.id))
    expect(await told(draft)).toMatchObject({ status: 'gone', data: '' })
  })

  it('REACH-04 goes on over a new version of its form, as long as that offers it', async () => {
    const changing = formAt(OWN_AREA, { ...form, id: newName(owner, 'seguir') })
    await layOut(formDocuments(owner, changing), owner)
    const draft = await kept({ formId: changing.id })
    const publish = async (version: number, seguir: number | undefined) => {
      const now = await read(versionPath(changing.id, changing.version))
      const { seguir: _before, ...rest } = now ?? {}
      await write(versionPath(changing.id, version), { ...rest, version, ...(seguir && { seguir }) })
      await change(formPath(changing.id), { version })
      await change(publicFormPath(changing.id), { version })
    }
    await publish(changing.version + 1, 3)
    const again = { ...draft.request, mail: null, revision: draft.revision }
    const { revision, until } = keepDraftResponseSchema.parse((await keep(again)).result)
    expect(until - revision).toBe(3 * 86_400_000)
    await publish(changing.version + 2, undefined)
    expect((await keep({ ...again, revision })).status).toBe('PERMISSION_DENIED')
    expect((await told(draft)).status).toBe('kept')
  })
})

describe('mails of one stranger', () => {
  /** How many of so many drafts were kept, each for an address of its own. */
  async function mailed(
    count: number,
    networkOf: (at: number) => string,
    addressOf = (at: number) => `v${at}@c.test`,
  ) {
    const one = async (at: number) => {
      const { request, secret } = await aDraft()
      const mail = { address: addressOf(at), secret, language: 'es' }
      return (await keep({ ...request, mail }, networkOf(at))).status
    }
    const statuses: string[] = []
    // One by one as long as there are any left, then in crowds.
    for (let at = 0; at < count; at += at < 25 ? 1 : 75) {
      const crowd = Array.from({ length: at < 25 ? 1 : Math.min(75, count - at) }, (_, next) => at + next)
      statuses.push(...(await Promise.all(crowd.map(one))))
    }
    expect(statuses).toHaveLength(count)
    expect(statuses.filter((status) => !['OK', 'RESOURCE_EXHAUSTED'].includes(status))).toEqual([])
    const sent = statuses.filter((status) => status === 'OK').length
    expect(await mails.sent()).toHaveLength(sent)
    return sent
  }

  it('REACH-04 SEC-03 go to 20 addresses an hour of a thousand, and none of the others is kept', async () => {
    const before = (await bucket().getFiles({ prefix: 'borradores/' }))[0].length
    expect(await mailed(1000, () => '198.51.100.200')).toBe(20)
    expect((await bucket().getFiles({ prefix: 'borradores/' }))[0].length - before).toBe(20)
  })

  it('REACH-04 SEC-03 five an hour go to one address, whatever network asks', async () => {
    expect(
      await mailed(
        8,
        (at) => `198.51.101.${at}`,
        () => 'victima@correo.test',
      ),
    ).toBe(5)
  })

  it('REACH-04 SEC-03 so many a day go in the name of a municipality', async () => {
    const most = vi.spyOn(params.KEPT_DRAFT_MAILS_PER_DAY, 'value').mockReturnValue(0)
    expect(await mailed(2, (at) => `198.51.102.${at}`)).toBe(0)
    most.mockRestore()
  })
})
