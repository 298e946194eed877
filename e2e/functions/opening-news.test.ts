import { describe, expect, it, vi } from 'vitest'
import * as params from '../../functions/src/limits/params'
import { forgetWaiting, sweepOpeningNews } from '../../functions/src/opening-news/forget'
import { awaitedOpeningPath } from '../../src/domain/opening-news/waiting'
import { publicFormPath } from '../../src/domain/store-paths'
import { HOME } from '../rules/places'
import { mails } from './mail-world'
import {
  ask,
  at,
  awaitedForm,
  inWorldOfOpenings,
  named,
  only,
  OPENS,
  pathIn,
  pressed,
  run,
  shown,
  someone,
  tellsHours,
  waiting,
} from './opening-news-world'
import { change, read, remove, write } from './world'

inWorldOfOpenings()

const HOUR_MS = 3_600_000

describe('who asks to be told when a form opens', () => {
  it('REACH-01 gets one mail with a link, in the town’s name and with nothing in it that is markup', async () => {
    const form = await awaitedForm()
    expect((await ask(form, 'ana@correo.test')).result).toEqual({ status: 'mailed' })
    const mail = await only()
    expect(mail.recipients).toEqual(['ana@correo.test'])
    expect(mail.text).toContain('Pidió que le avisemos cuando abra «Becas <b>2027</b>»')
    expect(mail.html).not.toContain('<b>')
    const { headers, from } = await mails.whole(mail.number)
    const told = Object.fromEntries(headers.map(({ key, value }) => [key, value]))
    expect(told['list-unsubscribe']).toMatch(/^<https?:\/\/\S+\/apertura\/[0-9a-f]{32}\?idioma=es>$/)
    expect(told['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(from?.name).toBe('Municipio VDR')
  })

  it('REACH-01 is written to in their language', async () => {
    await ask(await awaitedForm(), someone(), { language: 'en' })
    expect((await only()).subject).toMatch(/^Confirm that you want a mail/)
  })

  it('REACH-01 SEC-03 gets no other mail before they confirmed it, however the form opens', async () => {
    // While the link still serves.
    const opens = at(-2 * 1440)
    const form = await awaitedForm({}, { abre: opens })
    await ask(form, someone())
    await mails.reset()
    await write(awaitedOpeningPath(form.id), { toca: opens })
    await run(new Date(opens.getTime() + 60_000))
    expect(await mails.sent()).toEqual([])
  })

  it('REACH-01 confirms it by the page of the link, which changes nothing by being looked at', async () => {
    const form = await awaitedForm()
    await ask(form, someone())
    const path = pathIn((await only()).text)
    for (let times = 0; times < 2; times += 1) expect((await shown(path)).html).toContain('Sí, avísenme')
    const { html, headers } = await pressed(path, { hacer: 'avisar' })
    expect(html).toContain('No quiero el aviso')
    expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    expect((await read(awaitedOpeningPath(form.id)))?.toca.toDate()).toEqual(OPENS)
  })

  it('REACH-01 SEC-03 is told the same whether the address was known, had too many mails, or is refused', async () => {
    const [form, address] = [await awaitedForm(), someone()]
    await waiting(form, address)
    await mails.reset()
    const answers = [await ask(form, address)]
    const most = vi.spyOn(params.OPENING_MAILS_PER_RECIPIENT, 'value').mockReturnValue(1)
    answers.push(await ask(form, address.toUpperCase()))
    most.mockRestore()
    expect(await mails.sent()).toHaveLength(1)
    await mails.behave('refuse')
    answers.push(await ask(form, someone()))
    await mails.reset()
    answers.push(await ask(form, someone()))
    expect(answers.map(({ status, result }) => [status, result])).toEqual(
      answers.map(() => ['OK', { status: 'mailed' }]),
    )
    expect((await named(form)).filter((one) => one.get('confirmada') === true)).toHaveLength(1)
  })

  it('REACH-01 asks again without losing their turn', async () => {
    const [form, address] = [await awaitedForm(), someone()]
    const path = await waiting(form, address)
    await ask(form, address)
    expect((await shown(path)).html).toContain('No quiero el aviso')
    expect(await named(form)).toHaveLength(1)
  })

  it('REACH-01 hears that it cannot be sent while the mail server is away', async () => {
    const form = await awaitedForm()
    await mails.behave('fail')
    expect(await ask(form, someone())).toMatchObject({ details: { outside: 'smtp' } })
  })

  it.each([
    ['that is open', { abre: new Date(Date.now() - HOUR_MS) }, { status: 'open' }],
    ['that is open at all hours', null, { status: 'open' }],
    ['that closed for good', { cierra: new Date(0), tolera: new Date(0) }, undefined],
  ])('REACH-01 is not written to about a form %s', async (_which, horario, result) => {
    const form = await awaitedForm({}, horario as never)
    if (horario === null) await tellsHours(form, null)
    expect((await ask(form, someone())).result).toEqual(result)
    expect(await mails.sent()).toEqual([])
    expect(await named(form)).toEqual([])
  })

  it('REACH-01 SEC-01 is refused for a form that is not there, not for strangers, or closed to all', async () => {
    const [closed, gone] = [await awaitedForm(), await awaitedForm()]
    await change(publicFormPath(closed.id), { abierto: false, motivo: 'municipio' })
    await remove(publicFormPath(gone.id))
    for (const form of [{ id: 'ninguno-que-haya' }, closed, gone])
      expect((await ask(form, someone())).status).toBe('PERMISSION_DENIED')
    expect(await mails.sent()).toEqual([])
  })

  it.each(['', 'no es', 'a@b.es\r\nBcc: c@d.es', 'a@b.es,c@d.es', 'a@b.es c@d.es'])(
    'REACH-01 SEC-03 %j is no address',
    async (address) => {
      expect((await ask(await awaitedForm(), address)).status).toBe('INVALID_ARGUMENT')
      expect(await mails.sent()).toEqual([])
    },
  )

  it('REACH-01 SEC-03 a stranger who names a thousand addresses has few of them written to', async () => {
    const form = await awaitedForm()
    const told = []
    for (let times = 0; times < 1000; times += 1)
      told.push((await ask(form, `ajeno${times}@correo.test`, {}, '192.0.2.77')).status)
    expect(told.filter((status) => status === 'OK')).toHaveLength(params.OPENING_MAILS_PER_ADDRESS.value())
    expect(new Set(told)).toEqual(new Set(['OK', 'RESOURCE_EXHAUSTED']))
    expect(await mails.sent()).toHaveLength(params.OPENING_MAILS_PER_ADDRESS.value())
    expect(await named(form)).toHaveLength(params.OPENING_MAILS_PER_ADDRESS.value())
  }, 120_000)

  it.each([
    ['one form', params.OPENING_MAILS_PER_FORM],
    ['one municipality', params.OPENING_MAILS_PER_DAY],
  ])(
    'REACH-01 SEC-03 with as many networks as there may be, few are written to about %s',
    async (_of, limit) => {
      const form = await awaitedForm()
      const most = vi.spyOn(limit, 'value').mockReturnValue(0)
      expect(await ask(form, someone())).toMatchObject({ details: { limit: 'form' } })
      most.mockRestore()
      expect(await mails.sent()).toEqual([])
    },
  )
})

describe('what is kept of who waits', () => {
  it('REACH-01 OPS-09 is forgotten when nobody confirmed it in two days', async () => {
    const form = await awaitedForm()
    await ask(form, someone())
    const path = pathIn((await only()).text)
    const late = new Date(Date.now() + 49 * HOUR_MS)
    expect((await shown(path, late)).status).toBe(404)
    expect((await pressed(path, { hacer: 'avisar' }, late)).status).toBe(404)
    await waiting(form, someone())
    await sweepOpeningNews(late)
    expect((await named(form)).map((one) => one.get('confirmada'))).toEqual([true])
    await sweepOpeningNews(new Date(Date.now() + 366 * 24 * HOUR_MS))
    expect(await named(form)).toEqual([])
  })

  it('REACH-01 OPS-03 goes with the person whose address it is, in their municipality alone', async () => {
    const form = await awaitedForm()
    const [hers, others] = [someone(), someone()]
    for (const address of [hers, others]) await waiting(form, address)
    await forgetWaiting('paises/otro/provincias/otra/municipios/otro', [hers])
    expect(await named(form)).toHaveLength(2)
    await forgetWaiting(HOME, ['', hers.toUpperCase()])
    expect((await named(form)).map((one) => one.get('direccion'))).toEqual([others])
  })
})
