import { describe, expect, it, vi } from 'vitest'
import * as params from '../../functions/src/limits/params'
import { keepDraftResponseSchema } from '../../src/domain/calls/keep-draft'
import { MAX_DRAFT_BYTES } from '../../src/domain/saved-draft/saved-draft'
import { formPath, savedDraftPath, publicFormPath, versionPath } from '../../src/domain/store-paths'
import { toBase64 } from '../../src/lib/sealing'
import { formAt, formDocuments, newName } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { mails } from './mail-world'
import { bucket } from './stored-files'
import { change, owner, read, remove, write } from './world'

import {
  aDraft,
  filesOf,
  form,
  inWorldOfKeptDrafts,
  keep,
  kept,
  paying,
  told,
  without,
} from './saved-draft-world'

inWorldOfKeptDrafts()

describe('what is not kept', () => {
  it.each([
    ['of a form that does not offer it', { formId: without.id }],
    ['of a form that takes payments', { formId: paying.id }],
    ['of no form', { formId: 'no-hay-tal' }],
    ['of a version that is not there', { version: 9 }],
  ])('REACH-04 a draft %s', async (_what, given) => {
    const { request } = await aDraft(given)
    expect((await keep(request)).status).toBe('PERMISSION_DENIED')
    expect(await read(savedDraftPath(request.id))).toBeUndefined()
    expect(await mails.sent()).toEqual([])
  })

  it.each([
    ['beyond measure', { data: toBase64(new Uint8Array(MAX_DRAFT_BYTES + 1)) }],
    ['that is no base64', { data: '<svg>' }],
    ['without content', { data: '' }],
    [
      'to an address that is two',
      { mail: { address: 'a@b.test,c@d.test', secret: 'x'.repeat(43), language: 'es' } },
    ],
    [
      'with markup for a secret',
      { mail: { address: 'norma@correo.test', secret: `"><b>${'x'.repeat(38)}`, language: 'es' } },
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
    expect(await read(savedDraftPath(request.id))).toBeUndefined()
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

  it('REACH-04 SEC-03 go to 20 addresses an hour of a hundred and fifty, and none of the others is kept', async () => {
    const before = (await bucket().getFiles({ prefix: 'borradores/' }))[0].length
    expect(await mailed(150, () => '198.51.100.200')).toBe(20)
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
