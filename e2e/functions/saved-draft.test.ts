import { describe, expect, it, vi } from 'vitest'
import { endDraftOfAnswer } from '../../functions/src/saved-drafts/sent'
import { sweepSavedDrafts } from '../../functions/src/saved-drafts/sweep'
import * as params from '../../functions/src/limits/params'
import { GET_KEPT_DRAFT, keepDraftResponseSchema } from '../../src/domain/calls/keep-draft'
import { dateWriterIn } from '../../src/domain/dates'
import { answerPath, savedDraftPath } from '../../src/domain/store-paths'
import { toBase64 } from '../../src/lib/sealing'
import { answerTo, stored } from '../rules/documents'
import { call } from './calls'
import { mails } from './mail-world'
import { bucket, isThere, ME } from './stored-files'
import { atWork } from './staff-tokens'
import { HOST, stackPorts, STORAGE_BUCKET } from '../stack/ports'
import { change, owner, read, write } from './world'

import {
  SEALED,
  aDraft,
  fetched,
  filesOf,
  form,
  inWorldOfKeptDrafts,
  keep,
  kept,
  told,
} from './saved-draft-world'

inWorldOfKeptDrafts()

describe('a draft that is kept for later', () => {
  it('REACH-04 is mailed once as a link with its secret, which nothing that is stored has, nor the address', async () => {
    const { request, secret, revision, until } = await kept()
    const [mail, ...others] = await mails.sent()
    expect(others).toEqual([])
    expect(mail?.recipients).toEqual([`${request.id}@correo.test`])
    expect(mail?.text).toContain(`/seguir/${request.id}#${secret}`)
    expect(mail?.html).not.toContain('<b>nueva')
    // Of that day only the hours before count (OPS-08).
    const said = dateWriterIn('America/Argentina/Cordoba')
    expect(mail?.text).toContain(`hasta el ${said('dateTime', new Date(until))}`)
    expect(until - revision).toBe(15 * 86_400_000)
    const record = JSON.stringify(await read(savedDraftPath(request.id)))
    for (const hidden of [secret, request.proof, '@correo.test']) expect(record).not.toContain(hidden)
    expect(await told({ request, secret })).toEqual({
      ...{ status: 'kept', formId: form.id, revision, savedAt: revision, until, data: SEALED },
      returned: false,
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
    expect(await read(savedDraftPath(id))).toMatchObject({ fin: 'enviado', respuesta: '' })
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
    for (const { request } of [asked, swept]) await change(savedDraftPath(request.id), past)
    expect(await told(asked)).toMatchObject({ status: 'late', data: '' })
    await sweepSavedDrafts(new Date())
    for (const draft of [asked, swept]) {
      expect(await filesOf(draft.request.id)).toEqual([])
      expect((await told(draft)).status).toBe('late')
    }
    await sweepSavedDrafts(new Date(Date.now() + 61 * 86_400_000))
    expect(await read(savedDraftPath(swept.request.id))).toBeUndefined()
    expect((await fetched(swept)).status).toBe('NOT_FOUND')
  })

  it('REACH-04 a night leaves what is kept as it is', async () => {
    const draft = await kept()
    await sweepSavedDrafts(new Date())
    expect(await isThere(`borradores/${draft.request.id}/${draft.revision}`)).toBe(true)
    expect((await told(draft)).status).toBe('kept')
  })
})
