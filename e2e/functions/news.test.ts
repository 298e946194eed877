import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { describe, expect, it, vi } from 'vitest'
import { forgetNews } from '../../functions/src/bin/forget-own'
import * as params from '../../functions/src/limits/params'
import { AUDIT, answerPath, newsPath } from '../../src/domain/store-paths'
import type { Form } from '../../src/domain/form/form'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { options, stored } from '../rules/documents'
import { heard } from './events'
import { mails } from './mail-world'
import {
  anAnswerTo,
  answered,
  inWorldOfNews,
  later,
  moved,
  NOON,
  pressed,
  recordOf,
  run,
  shown,
  tellingForm,
  TOLD,
} from './news-world'
import { costOf } from './operations'
import { change, owner, read, remove, write } from './world'

inWorldOfNews()

/** As a mail program sends it in parts. */
const IN_PARTS =
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

let people = 0
/** Somebody to whom nobody wrote yet. */
const someone = () => `alguien-${(people += 1)}@correo.test`

const only = async () => {
  const all = await mails.sent()
  expect(all).toHaveLength(1)
  const [mail] = all
  if (!mail) throw new Error('no mail')
  return mail
}
/** The numbers of recipients of the mails that staff see at an answer. */
const noted = async (id: string): Promise<unknown[]> => {
  const mailed = query(collection(owner, AUDIT), where('respuesta', '==', id), where('tipo', '==', 'email'))
  return (await getDocs(mailed)).docs.map((one) => one.data().cantidad)
}
/** Somebody who asked for mails. */
async function subscribed(address: string, given: object = {}, form: Partial<Form> = {}) {
  const answer = await answered(await tellingForm(form), address, given)
  const { text } = await only()
  await pressed(text, { hacer: 'avisar' })
  await mails.reset()
  return { answer, text }
}

describe('the confirmation', () => {
  it('REACH-06 goes out at once with the code and the form’s own words, and nothing in it is markup', async () => {
    const answer = await answered(await tellingForm(), 'ana@correo.test')
    const mail = await only()
    expect(mail.recipients).toEqual(['ana@correo.test'])
    expect(mail.text).toContain(
      `Recibimos <i>su</i> pedido ${answer.codigoMunicipio} de Poda <b>de</b> árboles.`,
    )
    expect(mail.html).not.toMatch(/<i>|<b>/)
    expect(mail.text).toContain('/novedades/')
    expect(mail.attachments).toMatchObject([{ name: 'codigo.png', type: 'image/png' }])
    expect(mail.html).toContain('src="cid:codigo"')
    const { headers } = await mails.whole(mail.number)
    const named = Object.fromEntries(headers.map(({ key, value }) => [key, value]))
    expect(named['list-unsubscribe']).toMatch(/^<https?:\/\/\S+\/novedades\/[A-Za-z0-9]{32}\?idioma=es>$/)
    expect(named['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(JSON.stringify(await recordOf(answer))).not.toContain('correo.test')
    expect(await noted(answer.id)).toEqual([1])
  })

  it('LOGIC-12 REACH-06 a title that says an answer says none to an address that whoever answered wrote', async () => {
    const titulo = 'Ayuda para {{correo}}'
    const secciones = [aSection({ preguntas: questions({ ...TYPED.email, id: 'correo', titulo: 'Correo' }) })]
    const form = await tellingForm({ titulo, secciones })
    await answered(form, 'titulo@correo.test')
    const { subject, text } = await only()
    expect(`${subject} ${text}`).toContain('Ayuda para …')
    expect(`${subject} ${text}`).not.toMatch(/Ayuda para (?!…)/)
  })

  it('REACH-06 is written in the language in which was answered, and in the form’s words of it', async () => {
    const form = await tellingForm({ avisos: [{ estado: '', mensaje: '' }] })
    await answered(form, someone(), { idioma: 'en' })
    expect((await only()).subject).toMatch(/^We received your answer/)
  })

  it('REACH-06 is sent once, whatever is heard again and however often it is looked at', async () => {
    const answer = await answered(await tellingForm(), someone())
    await change(answerPath(answer.id), { nota: 1 })
    await heard()
    await run(later(60, new Date()))
    await only()
  })

  it('REACH-06 a form that tells nothing costs nothing more, and writes nothing', async () => {
    const [silent, telling] = [await tellingForm({ avisos: [] }), await tellingForm()]
    await heard()
    const costOfAnswer = async (form: typeof silent) => {
      const answer = anAnswerTo(form, someone())
      await write(answerPath(answer.id), stored(owner, answer))
      const cost = await costOf(heard)
      return { cost, record: await recordOf(answer) }
    }
    // The first answer has its municipality and its zone read.
    await costOfAnswer(silent)
    const [without, withMail] = [await costOfAnswer(silent), await costOfAnswer(telling)]
    expect(without.record).toBeUndefined()
    expect(withMail.record).toBeDefined()
    expect(withMail.cost.writes).toBeGreaterThan(without.cost.writes)
    expect(await mails.sent()).toHaveLength(1)
  })

  it.each(['', 'no es', 'a@b.es\r\nBcc: c@d.es', 'a@b.es,c@d.es'])(
    'REACH-06 SEC-03 %j gets no mail',
    async (address) => {
      await answered(await tellingForm(), address)
      expect(await mails.sent()).toEqual([])
    },
  )

  it('REACH-06 is not sent where the receipt of an order is one, nor about an answer that does not count', async () => {
    await answered(await tellingForm(), someone(), { version: 99 })
    const paid = options({ publico: true, addPaymentGateway: true })
    await answered(await tellingForm({ opcionales: paid }), someone(), { opcionales: paid })
    expect(await mails.sent()).toEqual([])
  })

  it('REACH-06 SEC-03 a stranger has few addresses written to, and an address gets few mails', async () => {
    const form = await tellingForm()
    const most = vi.spyOn(params.CONFIRMATIONS_PER_ACCOUNT, 'value').mockReturnValue(3)
    for (let times = 0; times < 6; times += 1)
      await answered(form, `uno${times}@correo.test`, { uid: 'inundador' })
    most.mockRestore()
    expect(await mails.sent()).toHaveLength(3)
    await mails.reset()
    for (let times = 0; times < 7; times += 1)
      await answered(form, times % 2 ? 'Victima@correo.test' : 'victima@correo.test')
    expect(await mails.sent()).toHaveLength(params.CONFIRMATIONS_PER_RECIPIENT.value())
  })

  it('REACH-06 SEC-03 with as many browsers as there may be, one form has few written to', async () => {
    const form = await tellingForm()
    const most = vi.spyOn(params.CONFIRMATIONS_PER_FORM, 'value').mockReturnValue(4)
    const answers = []
    for (let times = 0; times < 6; times += 1) answers.push(await answered(form, `dos${times}@correo.test`))
    most.mockRestore()
    expect(await mails.sent()).toHaveLength(4)
    expect(await noted(answers.at(-1)?.id ?? '')).toEqual([0])
  })

  it('REACH-06 while the mail server is away it is tried again, and what it refuses staff see at the answer', async () => {
    const form = await tellingForm()
    await mails.behave('fail', { times: 1 })
    const late = await answered(form, 'tarde@correo.test')
    expect(await noted(late.id)).toEqual([])
    await run(later(6, new Date()))
    expect((await only()).recipients).toEqual(['tarde@correo.test'])
    await mails.behave('refuse', { times: 1 })
    const refused = await answered(form, 'nadie@correo.test')
    await run(later(60, new Date()))
    expect(await noted(refused.id)).toEqual([0])
    await only()
  })
})

describe('news of states', () => {
  it('REACH-06 reach nobody who did not ask for them', async () => {
    const answer = await answered(await tellingForm(), someone())
    await mails.reset()
    await moved(answer, 1, NOON)
    await run(later(60))
    expect(await mails.sent()).toEqual([])
  })

  it('REACH-06 several changes within ten minutes are one mail with the latest state, in the own language', async () => {
    const { answer } = await subscribed(someone(), { idioma: 'en' })
    await moved(answer, 1, NOON)
    await moved(answer, 2, later(5))
    await run(later(9))
    expect(await mails.sent()).toEqual([])
    await run(later(10))
    await run(later(30))
    const mail = await only()
    expect(mail.text).toContain(`It is solved, ${answer.codigoMunicipio}.`)
    expect(mail.text).toContain('/novedades/')
  })

  it('REACH-06 there and back again is nothing to tell, and a state that the form does not name neither', async () => {
    const avisos = [...TOLD, { estado: '0', mensaje: 'Otra vez.' }].filter(({ estado }) => estado !== '1')
    const { answer } = await subscribed(someone(), {}, { avisos })
    await moved(answer, 1, NOON)
    await moved(answer, 0, later(2))
    await run(later(30))
    await moved(answer, 1, later(40))
    await run(later(60))
    expect(await mails.sent()).toEqual([])
  })

  it('REACH-06 at night nobody is written to, in the morning they are', async () => {
    const { answer } = await subscribed(someone())
    await moved(answer, 1, new Date('2026-03-11T02:00:00Z'))
    await run(new Date('2026-03-11T09:59:00Z'))
    expect(await mails.sent()).toEqual([])
    await run(new Date('2026-03-11T10:00:00Z'))
    expect((await only()).subject).toContain('En proceso')
  })

  it('REACH-06 stop with one press, that of a mail program too, and no page stops or asks by being looked at', async () => {
    for (const body of [{ hacer: 'dejar' }, { 'List-Unsubscribe': 'One-Click' }, IN_PARTS]) {
      const { answer, text } = await subscribed(someone())
      expect((await shown(text)).html).toContain('No quiero más correos')
      expect(await recordOf(answer)).toMatchObject({ baja: false })
      expect((await pressed(text, body)).html).toContain('No recibirá más correos')
      await moved(answer, 1, NOON)
      await run(later(60))
      expect(await mails.sent()).toEqual([])
      expect((await pressed(text, { hacer: 'avisar' })).html).toContain('Le avisaremos por correo')
    }
  })

  it('REACH-06 an address that was put right is asked anew: the link proves the one that it went to', async () => {
    const { answer } = await subscribed(someone())
    const other = anAnswerTo(await tellingForm(), 'otra@correo.test')
    const [section] = other.secciones
    await change(answerPath(answer.id), {
      secciones: answer.secciones.map((one) => ({ ...one, preguntas: section?.preguntas })),
    })
    await moved(answer, 1, NOON)
    await run(later(60))
    expect(await mails.sent()).toEqual([])
  })

  it('REACH-06 an answer that is in the bin, and one that is gone, tell nothing more', async () => {
    const { answer, text } = await subscribed(someone())
    await moved(answer, 1, NOON)
    const before = (await read(answerPath(answer.id))) ?? {}
    await remove(answerPath(answer.id))
    await run(later(60))
    expect(await mails.sent()).toEqual([])
    await forgetNews({ eventId: '', time: NOON, answerId: answer.id, before, after: undefined })
    expect(await read(newsPath(answer.id))).toBeUndefined()
    expect((await shown(text)).status).toBe(404)
  })

  it('REACH-06 where nothing is due a run is one read', async () => {
    await heard()
    await run(later(100_000))
    expect(await costOf(() => run(later(100_001)))).toMatchObject({ reads: 1, writes: 0 })
  })
})

describe('the page of a link', () => {
  it.each([
    '/novedades/',
    '/novedades/x',
    `/novedades/${'a'.repeat(32)}`,
    '/novedades/..%2f',
    `/novedades/${'a'.repeat(9999)}`,
  ])('REACH-06 SEC-03 %s is nobody’s', async (path) => {
    const link = `https://x.test${path}`
    expect((await shown(link)).status).toBe(404)
    for (const body of [{ hacer: 'avisar' }, null, 'x', [], { hacer: { $ne: 1 } }])
      expect((await pressed(link, body)).status).toBe(404)
  })

  it('REACH-06 SEC-03 it says nothing of who answered, asks in eight languages, and what it does not know it ignores', async () => {
    const answer = await answered(await tellingForm(), someone())
    const { text } = await only()
    for (const [language, words] of [
      ['es', 'Quiero que me avisen'],
      ['ja', '変更を知らせてほしい'],
      ['ek', 'Aldaketen berri'],
    ])
      expect((await shown(text, language)).html).toContain(words)
    const page = await shown(text)
    expect(page.html).not.toMatch(/@correo|<b>de|<script/)
    expect(page.html).toMatch(/ · Municipio \w+<\/title>/)
    expect(page.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    for (const body of [null, 'x', [], { hacer: 'borrar' }, { hacer: ['avisar'] }, { direccion: 'x' }])
      await pressed(text, body)
    expect(await recordOf(answer)).toMatchObject({ direccion: '', baja: false })
  })
})
