import { describe, expect, it } from 'vitest'
import { anAttachment } from '../../src/testing/builders'
import type { Check } from '../../src/domain/form/check'
import { answerPath, FILE_PERMITS, formPath } from '../../src/domain/store-paths'
import { signInAnonymously } from './accounts'
import { limitedTo } from './flood-world'
import { heard } from './events'
import { bucket, mails } from './mail-world'
import {
  AGREED,
  answered,
  asked,
  askingForm,
  byLink,
  give,
  inWorldOfParts,
  now,
  refuse,
  rented,
  shown,
  someone,
  stateOf,
} from './second-person-world'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { change, read } from './world'

inWorldOfParts()

const GUESS = 'A'.repeat(43)
const uidOf = (token: string): string =>
  String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).user_id)

describe('the link to a part', () => {
  it('REACH-11 is told from a guessed one by nothing, nor an answer that asks from one that does not', async () => {
    const [one, other] = [await asked(), await asked()]
    const silent = await answered(await askingForm({ otraPersona: null }), rented(someone()))
    for (const [answerId, secret] of [
      [one.link.answerId, GUESS],
      [one.link.answerId, other.link.secret],
      [silent.id, GUESS],
      ['ninguna-que-haya-aqui', GUESS],
    ]) {
      const link = { answerId, secret }
      const told = [
        await byLink('getPart', { ...link, sendsFiles: false }),
        await byLink('givePart', { ...link, section: AGREED }),
        await byLink('refusePart', { ...link, reason: '' }),
      ]
      expect(told.map(({ status }) => status)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    }
    expect(await stateOf(one.answer)).toBe(1)
  })

  it('SEC-03 REACH-11 is asked so many times an hour from one network', async () => {
    const { link } = await asked()
    const from = { address: '198.51.100.99' }
    await limitedTo({ LOOKUPS_PER_HOUR: 2 }, async () => {
      for (const name of ['getPart', 'getPart', 'givePart', 'refusePart']) {
        const { status } = await byLink(
          name,
          {
            ...link,
            ...{ getPart: { sendsFiles: false }, givePart: { section: AGREED } }[name],
            ...(name === 'refusePart' && { reason: '' }),
          },
          from,
        )
        expect([name, status]).toEqual([name, name === 'getPart' ? 'OK' : 'RESOURCE_EXHAUSTED'])
      }
    })
    expect(await shown(link)).toMatchObject({ status: 'open' })
  })

  it.each([
    ['a secret that is none', { secret: 'corto' }],
    ['no answer', { answerId: '' }],
    ['a path for an answer', { answerId: 'a/b' }],
    ['more than is asked', { uid: 'alguien' }],
    ['a reason longer than one may be', { reason: 'x'.repeat(1001) }],
  ])('REACH-11 is not taken with %s', async (_name, wrong) => {
    const { link } = await asked()
    expect((await byLink('refusePart', { ...link, reason: '', ...wrong })).status).toBe('INVALID_ARGUMENT')
    expect(await shown(link)).toMatchObject({ status: 'open' })
  })
})

describe('a part that is sent raw', () => {
  it('REACH-11 is refused with what its form does not ask, and changes nothing', async () => {
    const { answer, link } = await asked()
    const before = await now(answer)
    for (const section of [
      { ...AGREED, preguntas: [] },
      { ...AGREED, preguntas: [{ id: 'acuerdo', orden: 0, respuesta: 'quizás' }] },
      { ...AGREED, preguntas: [...(AGREED.preguntas ?? []), { id: 'sueldo', orden: 3, respuesta: '1' }] },
      { ...AGREED, preguntas: [{ id: '__proto__', orden: 0, respuesta: 'true' }] },
      { ...AGREED, conditions: [{ id: 'x', order: 0, questions: [] }] },
    ])
      expect(await give(link, section)).toMatchObject({ details: { reason: 'content' } })
    expect(await now(answer)).toEqual(before)
  })

  it('REACH-11 names no file that another answer sent', async () => {
    const { answer, link } = await asked()
    const { idPlantilla } = answer
    const photo = (name: string) => anAttachment({ path: `imagenes/${idPlantilla}/${name}.png` })
    const withPhoto = (name: string) => ({
      ...AGREED,
      preguntas: [...(AGREED.preguntas ?? []), { id: 'escritura', orden: 1, imagen: photo(name) }],
    })
    const keep = (name: string, respuesta: string) =>
      bucket()
        .file(photo(name).path)
        .save(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), {
          ...{ contentType: 'image/png', resumable: false, metadata: { metadata: { respuesta } } },
        })
    await keep('deotrarespuesta', 'otra-respuesta-1')
    for (const name of ['deotrarespuesta', 'nadielaenvio'])
      expect(await give(link, withPhoto(name))).toMatchObject({ details: { reason: 'file' } })
    await keep('propiaescritura', answer.id)
    expect((await give(link, withPhoto('propiaescritura'))).result).toEqual({ status: 'ok' })
    await heard()
    expect(await now(answer)).toMatchObject({ invalida: false, otraPersona: { fin: 'dada' } })
    await bucket().deleteFiles({ force: true })
  })

  it('REACH-11 that who answers the rest sends themselves makes the answer invalid, and asks nobody', async () => {
    const [first, given] = [rented(someone()), { ...AGREED, dada: true as const }]
    const pretended = await answered(await askingForm(), first, { secciones: [first, given] })
    expect(await now(pretended)).toMatchObject({ invalida: true })
    const hidden = await answered(await askingForm(), first, { secciones: [first, AGREED] })
    expect(await now(hidden)).toMatchObject({ invalida: true })
    expect(await mails.sent()).toEqual([])
  })

  it('REACH-11 that is given and refused at once comes to one of both', async () => {
    const { answer, link } = await asked()
    const told = await Promise.all([give(link), refuse(link, 'No'), give(link), refuse(link, 'No')])
    const { otraPersona, secciones, estados } = await now(answer)
    const isGiven = otraPersona?.fin === 'dada'
    expect([secciones.length, estados.actual]).toEqual(isGiven ? [2, 0] : [1, 2])
    expect(told.map(({ status }) => status === 'OK')).toEqual(
      isGiven ? [true, false, true, false] : [false, true, false, true],
    )
  })
})

describe('the mail of a part', () => {
  it.each(['no es', 'a@b.es\r\nBcc: c@d.es', 'a@b.es,c@d.es', 'a@b.es\u0000'])(
    'SEC-03 REACH-11 goes to nobody at %j',
    async (address) => {
      await answered(await askingForm(), rented(address))
      expect(await mails.sent()).toEqual([])
    },
  )

  it('SEC-03 REACH-11 has no header and no markup of a form’s words', async () => {
    const { mail, address } = await asked(
      await askingForm({ titulo: 'Ayuda\r\nBcc: malo@correo.test\r\n\r\n<script>1</script>' }),
    )
    expect(mail.recipients).toEqual([address])
    expect(mail.subject).not.toMatch(/[\r\n]/u)
    expect(mail.html).not.toContain('<script>')
  })
})

describe('files of a part', () => {
  it('REACH-11 come from the browser that has the link open: nobody else’s account is noted', async () => {
    const { answer, link } = await asked()
    const opened = (token: string | null) => byLink('getPart', { ...link, sendsFiles: true }, { token })
    const accounts: string[] = []
    for (const [, tokenOf] of nobodyOfStaff('sara')) {
      const token = await tokenOf()
      const { status } = await opened(token)
      if (status === 'OK') accounts.push(token ?? '')
    }
    expect((await opened(await atWork('sara', 'ROLE_SUPERVISOR'))).status).toBe('PERMISSION_DENIED')
    expect(accounts).toHaveLength(1)
    const token = await signInAnonymously()
    expect((await opened(token)).status).toBe('OK')
    expect((await now(answer)).otraPersona?.cuenta).toBe(uidOf(token))
    expect(await read(`${FILE_PERMITS}/${uidOf(token)}`)).toBeDefined()
    await give(link)
    expect((await now(answer)).otraPersona?.cuenta).toBe('')
    await opened(await signInAnonymously())
    expect((await now(answer)).otraPersona?.cuenta).toBe('')
  })

  it('REACH-11 nothing of an account is noted over a link that is over', async () => {
    const { answer, link } = await asked()
    await change(answerPath(answer.id), { 'otraPersona.hasta': new Date(Date.now() - 1) })
    expect(
      (await byLink('getPart', { ...link, sendsFiles: true }, { token: await signInAnonymously() })).status,
    ).toBe('OK')
    expect((await now(answer)).otraPersona?.cuenta).toBe('')
  })
})

describe('a part by which the form goes no further', () => {
  const CLOSING: Check = {
    ...{ id: 'c', regla: '{{acuerdo}} = false and {{sueldo}} > 1000', tipo: 'cierre' },
    mensaje: 'Sin acuerdo con {{nombre}}, que gana {{sueldo}}, no se sigue. Dijo: {{acuerdo}}.',
  }
  const AGAINST = { ...AGREED, preguntas: [{ id: 'acuerdo', orden: 0, respuesta: 'false' }] }

  it('LOGIC-01 REACH-11 by a rule that only the server knows is not stored, and they are told in words of their part', async () => {
    const { answer, link } = await asked(await askingForm({ cierres: [CLOSING] }))
    const before = await now(answer)
    const { status, result } = await give(link, AGAINST)
    expect(status).toBe('OK')
    // Their part names the tenant and not what the tenant earns.
    expect(result).toEqual({
      status: 'closed',
      closing: {
        ...{ id: 'c', regla: '', tipo: 'cierre' },
        mensaje: 'Sin acuerdo con Ana <i>Ruiz</i> http://malo.test, que gana …, no se sigue. Dijo: No.',
      },
    })
    expect(JSON.stringify(await shown(link))).not.toContain('no se sigue')
    expect(await now(answer)).toEqual(before)
    // It was a slip.
    expect((await give(link)).result).toEqual({ status: 'ok' })
    expect(await stateOf(answer)).toBe(0)
  })

  it('LOGIC-01 REACH-11 nobody is refused for what the rest of the answer said before', async () => {
    const cierres = [{ ...CLOSING, regla: '{{sueldo}} > 1000' }]
    const form = await askingForm()
    const { answer, link } = await asked(form)
    await change(formPath(form.id), { cierres })
    expect((await give(link, AGAINST)).result).toEqual({ status: 'ok' })
    expect((await now(answer)).otraPersona?.fin).toBe('dada')
  })
})
