import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consumeMailQuota } from '../../functions/src/mail/mail-quota'
import { AREA } from '../rules/places'
import {
  clearMail,
  isKept,
  layOutAnswer,
  layOutMailForm,
  leave,
  limitOf,
  mails,
  PDF_BYTES,
  request,
  send,
  sent,
} from './mail-world'
import { atWork } from './staff-tokens'
import { beginWorld, write } from './world'

const DAY_MS = 86_400_000

let sara: string

beforeAll(async () => {
  await beginWorld()
  sara = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
  await layOutAnswer('hecha', await layOutMailForm('comercios'))
})
beforeEach(() => mails.reset())
afterAll(clearMail)

describe('how often mails are sent', () => {
  const at = (ago: number) => ({
    ...{ intento: `i${ago}`, desde: new Date(Date.now() - ago), enviado: true, rechazados: [] },
  })
  const ofToday = (count: number) => Array.from({ length: count }, (_, index) => at(1000 + index))
  /** The outcomes of mails that begin at the same time: null, or why one was refused. */
  const begunTogether = (username: string, keys: string[]): Promise<unknown[]> =>
    Promise.all(keys.map((key) => consumeMailQuota(username, key, 100).catch((error: unknown) => error)))

  it('MAIL-02 a repeated attempt sends one mail', async () => {
    const asked = request()
    const once = await send(sara, asked)
    expect(once.status).toBe('OK')
    expect(await send(sara, asked)).toEqual(once)
    expect(await sent()).toBe(1)
    await send(sara, { ...asked, subject: 'Otro' })
    expect(await sent()).toBe(2)
  })

  it('MAIL-02 calls that repeat an attempt at the same time send one mail', async () => {
    const outcomes = await begunTogether('doble', ['igual', 'igual', 'igual', 'igual'])
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    for (const refusal of outcomes.filter((outcome) => outcome !== null)) {
      expect(refusal).toMatchObject({ code: 'aborted', details: { mail: 'underWay' } })
    }
  })

  it('MAIL-02 an abandoned attempt may be begun again, and counts once', async () => {
    const left = { ...at(200_000), intento: 'dejado', enviado: false }
    await write('limites_email/dejada', { envios: [...ofToday(99), left] })
    expect(await begunTogether('dejada', ['dejado'])).toEqual([null])
    expect(await limitOf('dejada')).toHaveLength(100)
  })

  it('MAIL-02 of mails at the same time only as many go out as the person has left that day', async () => {
    await write('limites_email/mucha', { envios: [at(DAY_MS + 1000), ...ofToday(97)] })
    const outcomes = await begunTogether('mucha', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(3)
    for (const refusal of outcomes.filter((outcome) => outcome !== null)) {
      expect(refusal).toMatchObject({ code: 'resource-exhausted', details: { mail: 'quota', most: 100 } })
    }
    expect(await limitOf('mucha')).toHaveLength(100)
  })

  it('MAIL-02 a person past the limit is told so, and other people are not affected', async () => {
    const token = await atWork('agotada', 'ROLE_SUPERVISOR', { areas: [AREA] })
    await write('limites_email/agotada', { envios: ofToday(100) })
    expect(await send(token)).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      details: { mail: 'quota', most: 100 },
    })
    expect(await sent()).toBe(0)
    expect((await send(sara)).status).toBe('OK')
  })

  it('MAIL-01 attachments that another window added stay', async () => {
    const old = await leave('sara', 'olvidado.pdf', PDF_BYTES)
    const file = await leave('sara', 'plano.pdf', PDF_BYTES)
    await send(sara, { attachments: [file] })
    // It goes a day later, with whatever mail is sent then.
    expect(await isKept(old.path)).toBe(true)
  })
})
