import { describe, expect, it, vi } from 'vitest'
import { readFormOnce } from '../../functions/src/answers/list-columns'
import * as params from '../../functions/src/limits/params'
import { idempotencyKey } from '../../functions/src/platform/idempotency'
import { askSecondPerson } from '../../functions/src/second-person/ask'
import type { AuditKind } from '../../src/domain/audit/entry'
import { answerPath, AUDIT } from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import { heard } from './events'
import { mails } from './mail-world'
import {
  AGREED,
  answered,
  asked,
  askingForm,
  byLink,
  give,
  inWorldOfParts,
  mailedTo,
  now,
  refuse,
  rented,
  RULE,
  shown,
  someone,
  stateOf,
} from './second-person-world'
import { atWork } from './staff-tokens'
import { change, read, remove } from './world'

inWorldOfParts()

const DAY_MS = 24 * 60 * 60 * 1000
const happened = async (tipo: AuditKind, respuesta: string) =>
  (await auditEntries(tipo)).filter((entry) => entry.respuesta === respuesta)

describe('asking another person', () => {
  it('REACH-11 has the answer wait, and mails the link with nothing that a stranger typed', async () => {
    const { answer, mail, link } = await asked()
    expect(link.answerId).toBe(answer.id)
    expect(mail.subject).toBe('Ayuda al alquiler: le piden su parte')
    expect(mail.text).toContain('usted es: Propietario <b>del piso</b>')
    expect(mail.text).toContain(answer.codigoMunicipio)
    expect(`${mail.text}${mail.html}`).not.toMatch(/Ana|malo\.test/u)
    expect(mail.html).not.toContain('<b>del')
    expect(mail.html).toContain('&lt;b&gt;del piso')
    const { estados, otraPersona, lastUpdate } = await now(answer)
    expect([estados.actual, estados.clave]).toEqual([1, '1'])
    expect(otraPersona).toMatchObject({ fin: '', motivo: '', cuenta: '' })
    expect((otraPersona?.hasta?.getTime() ?? 0) - (otraPersona?.pedida?.getTime() ?? 0)).toBe(10 * DAY_MS)
    expect(JSON.stringify(otraPersona)).not.toContain(link.secret)
    expect(lastUpdate).toEqual((await now(answer)).fechaCreacion ?? lastUpdate)
    expect(await happened('partePedida', answer.id)).toMatchObject([{ cantidad: 1 }])
  })

  it('REACH-11 is done once, whatever is heard again', async () => {
    const { answer } = await asked()
    await change(answerPath(answer.id), { nota: 1 })
    await heard()
    expect(await mails.sent()).toHaveLength(1)
  })

  it('REACH-11 is done again by the event whose first try broke off before it was noted, and by no other', async () => {
    const { answer, address } = await asked()
    const evento = (await now(answer)).otraPersona?.evento ?? ''
    const { otraPersona: _asked, ...after } = (await read(answerPath(answer.id))) ?? {}
    const hears = (eventId: string) =>
      askSecondPerson(
        { answerId: answer.id, eventId, time: new Date(), before: undefined, after },
        readFormOnce(answer.idPlantilla),
      )
    await hears(evento)
    await hears('otro')
    expect(await mails.sent()).toHaveLength(1)
    await remove(`${AUDIT}/${idempotencyKey('partePedida', answer.id, evento)}`)
    await hears('otro')
    expect(await mails.sent()).toHaveLength(1)
    await hears(evento)
    expect(await mails.sent()).toHaveLength(2)
    expect(await shown((await mailedTo(address)).link)).toMatchObject({ status: 'open' })
  })

  it('REACH-11 asks nobody where a rule leaves the part out, or the form says not how', async () => {
    const alone = await answered(await askingForm(), rented(someone(), 'false'))
    const silent = await answered(await askingForm({ otraPersona: null }), rented(someone()))
    expect(await mails.sent()).toEqual([])
    for (const one of [alone, silent]) {
      expect(await stateOf(one)).toBe(0)
      expect((await now(one)).otraPersona ?? null).toBeNull()
      expect((await now(one)).invalida).toBe(false)
    }
  })

  it('REACH-11 asks once a correction brings the part up', async () => {
    const address = someone()
    const answer = await answered(await askingForm(), rented(address, 'false'))
    await change(answerPath(answer.id), { secciones: [rented(address)], lastUpdate: new Date() })
    await heard()
    expect((await mailedTo(address)).link.answerId).toBe(answer.id)
    expect(await stateOf(answer)).toBe(0)
  })

  it('REACH-11 is written in the language in which was answered', async () => {
    const address = someone()
    await answered(await askingForm(), rented(address), { idioma: 'en' })
    expect((await mailedTo(address)).mail.subject).toBe('Ayuda al alquiler: your part is asked for')
  })

  it('REACH-11 asks again while the mail server is away, and says so where it refuses', async () => {
    const address = someone()
    await mails.behave('fail')
    await expect(answered(await askingForm(), rented(address))).rejects.toThrow(/./u)
    await mails.behave('ok')
    await heard()
    const { link } = await mailedTo(address)
    expect((await now({ id: link.answerId })).otraPersona?.prueba).not.toBe('')
    await mails.behave('refuse')
    const other = await answered(await askingForm(), rented(someone()))
    await mails.behave('ok')
    expect((await now(other)).otraPersona?.prueba).toBe('')
    expect(await happened('partePedida', other.id)).toMatchObject([{ cantidad: 0 }])
  })
})

describe('the part', () => {
  it('REACH-11 is shown to who has the link, with what it names of the rest and nothing else', async () => {
    const { link } = await asked()
    const told = await shown(link)
    expect(told).toMatchObject({ status: 'open', titles: { es: 'Ayuda al alquiler' }, asked: { part: 1 } })
    expect(told.marca).toBeDefined()
    const text = JSON.stringify(told)
    expect(text).toContain('De acuerdo')
    expect(text).toContain('Ana <i>Ruiz</i>')
    for (const secret of ['987654', '@correo.test', 'Sueldo', 'Datos del inquilino', 'Sin acuerdo'])
      expect(text).not.toContain(secret)
  })

  it('REACH-11 goes into the answer, which comes into the state in which it would have begun', async () => {
    const rules = [{ id: 'a', si: '{{acuerdo}}', estado: '3' }]
    const [plain, ruled] = [await asked(), await asked(await askingForm({ estadoInicial: rules }))]
    for (const [{ answer, link }, state] of [
      [plain, 0],
      [ruled, 3],
    ] as const) {
      const before = await now(answer)
      expect((await give(link)).result).toEqual({ status: 'ok' })
      await heard()
      const after = await now(answer)
      expect(after.secciones).toEqual([...before.secciones, { ...AGREED, dada: true }])
      expect([after.estados.actual, after.invalida]).toEqual([state, false])
      expect(after.otraPersona).toMatchObject({ fin: 'dada', motivo: '' })
      expect(after.lastUpdate?.getTime()).toBeGreaterThan(before.lastUpdate?.getTime() ?? 0)
      expect(await happened('parteDada', answer.id)).toMatchObject([{ de: 'Espera al propietario' }])
      expect(await shown(link)).toMatchObject({ status: 'given', asked: null })
    }
  })

  it('REACH-11 is found given when its reply was lost, and changes nothing then', async () => {
    const { answer, link } = await asked()
    await give(link)
    const before = await now(answer)
    const other = { ...AGREED, preguntas: [{ id: 'acuerdo', orden: 0, respuesta: 'false' }] }
    expect((await give(link, other)).result).toEqual({ status: 'ok' })
    expect(await now(answer)).toEqual(before)
    expect(await refuse(link)).toMatchObject({ details: { reason: 'given' } })
  })

  it('REACH-11 may be refused with a reason, and the answer says so', async () => {
    const { answer, link } = await asked()
    expect((await refuse(link, 'No la conozco\u200B')).result).toEqual({ status: 'ok' })
    expect((await refuse(link, 'otra cosa')).result).toEqual({ status: 'ok' })
    await heard()
    const { otraPersona, estados, secciones } = await now(answer)
    expect(otraPersona).toMatchObject({ fin: 'rechazada', motivo: 'No la conozco' })
    expect([estados.actual, secciones.length]).toEqual([2, 1])
    expect(await happened('parteRechazada', answer.id)).toMatchObject([{ a: 'Sin acuerdo' }])
    expect(await give(link)).toMatchObject({ details: { reason: 'refused' } })
    expect(await shown(link)).toMatchObject({ status: 'refused' })
  })

  it('REACH-11 leaves an answer in the state into which staff moved it meanwhile', async () => {
    const { answer, link } = await asked()
    await change(answerPath(answer.id), { 'estados.actual': 3, 'estados.clave': '3', lastUpdate: new Date() })
    await heard()
    expect((await give(link)).result).toEqual({ status: 'ok' })
    expect(await stateOf(answer)).toBe(3)
  })

  it('REACH-11 is over after its days, when the rest changed so that it is not asked, and when the answer is gone', async () => {
    const [late, other, deleted] = [await asked(), await asked(), await asked()]
    await change(answerPath(late.answer.id), { 'otraPersona.hasta': new Date(Date.now() - 1) })
    await change(answerPath(other.answer.id), { secciones: [rented(other.address, 'false')] })
    expect(await shown(late.link)).toMatchObject({ status: 'late', asked: null })
    expect(await shown(other.link)).toMatchObject({ status: 'gone', asked: null })
    for (const [{ link }, reason] of [
      [late, 'late'],
      [other, 'gone'],
    ] as const)
      expect(await give(link)).toMatchObject({ details: { reason } })
    await change(answerPath(deleted.answer.id), { anonimizada: new Date() })
    expect(await give(deleted.link)).toMatchObject({ status: 'NOT_FOUND' })
  })
})

describe('staff who have it asked again', () => {
  it('REACH-11 send another link to the address as it stands, and the one before leads nowhere', async () => {
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    const { answer, link } = await asked()
    await refuse(link, 'No es mi piso')
    await heard()
    const corrected = someone()
    await change(answerPath(answer.id), { secciones: [rented(corrected)] })
    expect((await byLink('askPart', { answerId: answer.id }, { token })).result).toEqual({ sent: true })
    const again = await mailedTo(corrected)
    expect(again.link.secret).not.toBe(link.secret)
    expect(await byLink('getPart', { ...link, sendsFiles: false })).toMatchObject({ status: 'NOT_FOUND' })
    expect(await stateOf(answer)).toBe(1)
    expect((await now(answer)).otraPersona).toMatchObject({ fin: '', motivo: 'No es mi piso' })
    const askedBy = (await happened('partePedida', answer.id)).map(({ por }) => por)
    expect(askedBy.toSorted()).toEqual(['', 'sara'])
    expect((await give(again.link)).result).toEqual({ status: 'ok' })
    expect(await byLink('askPart', { answerId: answer.id }, { token })).toMatchObject({
      details: { reason: 'over' },
    })
  })

  it('REACH-11 find a refused answer as it was when the mail server is away', async () => {
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    const { answer, link } = await asked()
    await refuse(link, 'No es mi piso')
    await heard()
    const before = await now(answer)
    await mails.behave('fail')
    expect((await byLink('askPart', { answerId: answer.id }, { token })).status).not.toBe('OK')
    await mails.behave('ok')
    expect(await now(answer)).toEqual(before)
    expect(before.estados.actual).toBe(2)
  })

  it('REACH-11 are told where the answer has no address, and cannot where they may not move it', async () => {
    const { answer } = await asked()
    await change(answerPath(answer.id), { secciones: [rented('')] })
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    expect(await byLink('askPart', { answerId: answer.id }, { token })).toMatchObject({
      details: { reason: 'address' },
    })
    for (const other of [
      await atWork('lola', 'ROLE_INSPECTOR'),
      await atWork('gala', 'ROLE_GENERADOR'),
      null,
    ])
      expect((await byLink('askPart', { answerId: answer.id }, { token: other })).status).toMatch(
        /PERMISSION_DENIED|UNAUTHENTICATED/u,
      )
  })
})

it.each([
  ['to one address', params.CONFIRMATIONS_PER_RECIPIENT, (address: string) => address],
  ['from one browser', params.CONFIRMATIONS_PER_ACCOUNT, () => someone()],
  ['for one form', params.CONFIRMATIONS_PER_FORM, () => someone()],
])(
  'SEC-03 REACH-11 so many strangers’ mails go %s; the others are left for staff to send',
  async (_name, limit, other) => {
    const [address, form] = [someone(), await askingForm()]
    const uid = `una-sola-${address}`
    vi.spyOn(limit, 'value').mockReturnValue(1)
    const first = await answered(form, rented(address), { uid })
    const second = await answered(form, rented(other(address)), { uid })
    vi.restoreAllMocks()
    expect(await mails.sent()).toHaveLength(1)
    expect((await now(first)).otraPersona?.prueba).not.toBe('')
    expect((await now(second)).otraPersona).toMatchObject({ prueba: '', fin: '' })
    expect(await stateOf(second)).toBe(Number(RULE.espera))
  },
)
