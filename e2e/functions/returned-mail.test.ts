import { describe, expect, it, vi } from 'vitest'
import { sweepReturned } from '../../functions/src/mail/returned'
import { submitMail } from '../../functions/src/mail/smtp'
import * as settings from '../../functions/src/platform/params'
import { mailReturned } from '../../functions/src/returned-mail/receive'
import { getOperationResponseSchema } from '../../src/domain/calls/operation'
import { answerTrailSchema } from '../../src/domain/correction/answer-trail'
import { outsideKeys } from '../stack/outside/params'
import { savedDraftPath } from '../../src/domain/store-paths'
import { call } from './calls'
import { functionUrl } from './deployed'
import { mails } from './mail-world'
import { aDraft, form as keeping, keep, told } from './saved-draft-world'
import { answered, inWorldOfNews, later, moved, NOON, pressed, run, tellingForm, TITLE } from './news-world'
import { asked, now } from './second-person-world'
import { formDocuments } from '../rules/documents'
import { layOut } from '../rules/store'
import { atWork } from './staff-tokens'
import { owner, read } from './world'

Object.assign(process.env, outsideKeys())
inWorldOfNews()

const KEY = outsideKeys().RETURNS_KEY ?? ''
const basic = (word: string) => `Basic ${Buffer.from(`mail:${word}`).toString('base64')}`

/** Reports as a mail service does. */
async function report(body: unknown, authorization = basic(KEY), type = 'application/json') {
  const response = await fetch(functionUrl('mailReturned'), {
    method: 'POST',
    headers: { 'content-type': type, authorization, 'x-forwarded-for': '203.0.113.9, 198.51.100.8' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.text() }
}
const bounceOf = (email: string) => ({ event: 'hard_bounce', email })

let people = 0
const somebody = () => `devuelta-${(people += 1)}@correo.test`
/** Mails one by hand, to see whether the address is written to. */
const write = (address: string, given: object = {}) =>
  submitMail({
    ...{ id: `x${address}`, fromName: 'Villa', to: [address], subject: 's', text: 't', html: 't', files: [] },
    ...given,
  })
const trailOf = async (answerId: string) => {
  const { result } = await call('getAnswerTrail', await atWork('adela', 'ROLE_ADMIN'), { answerId })
  return answerTrailSchema.parse(result).entries.map(({ kind }) => kind)
}
const partNow = async () => {
  const { result } = await call('getOperation', await atWork('adela', 'ROLE_ADMIN'), {})
  return getOperationResponseSchema.parse(result).parts.find(({ name }) => name === 'returned')
}

describe('a mail that came back after it was taken', () => {
  it('REACH-06 is seen at the answer and under Funcionamiento, and its address is written to no more', async () => {
    const [form, address] = [await tellingForm(), somebody()]
    const answer = await answered(form, address)
    const [mail] = await mails.sent()
    await pressed(mail?.text ?? '', { hacer: 'avisar' })
    expect(await report(bounceOf(address.toUpperCase()))).toEqual({ status: 200, body: '{"returned":1}' })
    expect(await trailOf(answer.id)).toEqual(['email', 'correoDevuelto'])
    expect((await partNow())?.items).toContainEqual(
      expect.objectContaining({ id: form.id, title: TITLE, count: 1 }),
    )
    await mails.reset()
    await moved(answer, 1, NOON)
    await run(later(10))
    expect(await mails.sent()).toEqual([])
    expect(await trailOf(answer.id)).toContain('correoDevuelto')
  })

  it('REACH-06 is noted once at an answer, however often it is reported', async () => {
    const address = somebody()
    const answer = await answered(await tellingForm(), address)
    for (let times = 0; times < 3; times += 1) await report([bounceOf(address), bounceOf(address)])
    expect((await trailOf(answer.id)).filter((kind) => kind === 'correoDevuelto')).toHaveLength(1)
  })

  it('REACH-06 keeps back what goes to that address, and nothing else', async () => {
    const [wrong, right] = [somebody(), somebody()]
    await answered(await tellingForm(), wrong)
    await report(bounceOf(wrong))
    await mails.reset()
    await write(right)
    expect((await mails.sent()).map(({ recipients }) => recipients)).toEqual([[right]])
    await expect(write(wrong)).rejects.toMatchObject({ details: { outside: 'smtp', reason: 'refused' } })
  })

  it('REACH-06 of several recipients the others get the mail, and the sender hears who did not', async () => {
    const [wrong, right] = [somebody(), somebody()]
    await report(bounceOf(wrong))
    expect(await write(wrong, { to: [wrong, right] })).toEqual([wrong])
    expect((await mails.sent()).map(({ recipients }) => recipients)).toEqual([[right]])
  })

  it('REACH-11 another person never got their link: staff see it, and the link leads nowhere', async () => {
    const { answer, address } = await asked()
    await report(bounceOf(address))
    expect((await now(answer)).otraPersona).toMatchObject({ prueba: '', fin: '' })
    expect(await trailOf(answer.id)).toContain('correoDevuelto')
  })

  it('REACH-04 REACH-06 who keeps a draft learns that its link never arrived, until it went to another address', async () => {
    await layOut(formDocuments(owner, keeping), owner)
    const [wrong, right] = [somebody(), somebody()]
    const draft = await aDraft()
    const mailedTo = (address: string, revision = 0) =>
      keep({ ...draft.request, revision, mail: { ...draft.request.mail, address } })
    await mailedTo(wrong)
    const { revision } = await told(draft)
    expect(await told(draft)).toMatchObject({ status: 'kept', returned: false })
    await report(bounceOf(wrong.toUpperCase()))
    expect(await told(draft)).toMatchObject({ status: 'kept', returned: true })
    // Kept once more without a mail, nobody has the link still.
    await keep({ ...draft.request, revision, mail: null })
    const again = await told(draft)
    expect(again.returned).toBe(true)
    expect((await mailedTo(wrong, again.revision)).details).toMatchObject({ reason: 'refused' })
    await mailedTo(right)
    expect(await told(draft)).toMatchObject({ status: 'kept', returned: false })
    expect(JSON.stringify(await read(savedDraftPath(draft.request.id)))).not.toContain('@')
  })

  it('REACH-06 is known by its name where the report has it, whatever address that says', async () => {
    const answer = await answered(await tellingForm(), somebody())
    const [mail] = await mails.sent()
    await report({ ...bounceOf(somebody()), 'message-id': mail?.messageId })
    expect(await trailOf(answer.id)).toContain('correoDevuelto')
  })

  it('REACH-06 USER-03 mails to choose a password go nevertheless', async () => {
    const address = somebody()
    await report(bounceOf(address))
    expect(await write(address, { despiteReturns: true })).toEqual([])
    expect(await mails.sent()).toHaveLength(1)
  })

  it('REACH-06 OPS-09 is forgotten after half a year', async () => {
    const address = somebody()
    await report(bounceOf(address))
    await sweepReturned(new Date(Date.now() + 200 * 86_400_000))
    expect(await write(address)).toEqual([])
  })

  it('REACH-06 is understood from a mail server of one’s own', async () => {
    const address = somebody()
    const words = `From: x\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n`
    expect((await report(words, basic(KEY), 'message/rfc822')).body).toBe('{"returned":1}')
    await expect(write(address)).rejects.toThrow()
  })
})

describe('a forged report', () => {
  it.each([
    ['no key', ''],
    ['another key', basic('a'.repeat(36))],
    ['the beginning of the key', basic(KEY.slice(0, -1))],
    ['the key and more', basic(`${KEY}x`)],
    ['the key as a name', `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`],
    ['the key in another way', `Digest ${KEY}`],
    ['two lines', `Bearer x, Bearer ${KEY}`],
  ])('REACH-06 SEC-01 with %s is not believed', async (_what, authorization) => {
    const address = somebody()
    expect((await report(bounceOf(address), authorization)).status).toBe(401)
    expect(await write(address)).toEqual([])
  })

  it('REACH-06 SEC-01 is not believed where no key was set, or one that may be guessed', async () => {
    for (const key of ['', 'corta']) {
      const set = vi.spyOn(settings.RETURNS_KEY, 'value').mockReturnValue(key)
      const posted = { data: bounceOf(somebody()), rawRequest: { headers: { authorization: basic(key) } } }
      expect((await mailReturned(posted)).status).toBe(401)
      set.mockRestore()
    }
  })

  it('REACH-06 is heard as a token too, and never by being looked at', async () => {
    expect((await report([], `Bearer ${KEY}`)).status).toBe(200)
    const looked = await fetch(functionUrl('mailReturned'), { headers: { authorization: basic(KEY) } })
    expect(looked.status).toBe(405)
  })

  it('REACH-06 SEC-03 says nothing of an address, whether it was known or not', async () => {
    const known = somebody()
    await answered(await tellingForm(), known)
    expect(await report(bounceOf(known))).toEqual(await report(bounceOf(somebody())))
  })
})
