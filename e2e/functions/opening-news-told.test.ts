import { describe, expect, it } from 'vitest'
import { refreshPublicForm } from '../../functions/src/forms/public-state'
import { isQuiet } from '../../src/domain/notices/choice'
import { awaitedOpeningPath } from '../../src/domain/opening-news/waiting'
import type { Form } from '../../src/domain/form/form'
import { formPath, publicFormPath } from '../../src/domain/store-paths'
import { shownIn } from '../../src/domain/zone'
import { mails } from './mail-world'
import {
  ask,
  at,
  awaitedForm,
  inWorldOfOpenings,
  named,
  only,
  OPENS,
  pressed,
  recipients,
  run,
  shown,
  someone,
  tellsHours,
  waiting,
  waitFor,
} from './opening-news-world'
import { costOf } from './operations'
import { change, read, remove } from './world'

inWorldOfOpenings()

const isNight = () => isQuiet(shownIn(new Date(), 'America/Argentina/Cordoba').slice(11, 16))

describe('when it opens', () => {
  it('REACH-01 who waits gets one mail with the link, and the address is forgotten', async () => {
    const [form, address] = [await awaitedForm({}, { abre: OPENS, cierra: at(600) }), someone()]
    const path = await waiting(form, address)
    await mails.reset()
    await run(at(-1))
    expect(await mails.sent()).toEqual([])
    await run(at(1))
    const { text, subject, recipients: to } = await only()
    expect([subject, to]).toEqual(['Ya está abierto: Becas <b>2027</b>', [address]])
    expect(text).toContain(`/publico/contestar/${form.id}`)
    expect(text).toContain('Se puede enviar hasta el')
    await run(at(2))
    await only()
    expect(await named(form)).toEqual([])
    expect(await read(awaitedOpeningPath(form.id))).toBeUndefined()
    expect((await shown(path)).status).toBe(404)
  })

  it('REACH-01 nobody is written to at night, by the town’s clock', async () => {
    const night = at(-15 * 60)
    const form = await awaitedForm({}, { abre: night })
    await waiting(form, someone())
    await mails.reset()
    await run(new Date(night.getTime() + 60_000))
    expect(await mails.sent()).toEqual([])
    // Seven in the morning in Córdoba.
    expect((await read(awaitedOpeningPath(form.id)))?.toca.toDate()).toEqual(at(-5 * 60))
    await run(at(-5 * 60))
    await only()
  })

  it('REACH-01 who has the link stops it with one press, also from their mail program', async () => {
    const form = await awaitedForm()
    for (const press of [{ hacer: 'dejar' }, { 'List-Unsubscribe': 'One-Click' }]) {
      const path = await waiting(form, someone())
      const { status, html } = await pressed(path, press)
      expect(status).toBe(200)
      expect(html).toContain('no guardamos ninguna dirección')
      expect((await pressed(path, press)).status).toBe(200)
    }
    await mails.reset()
    await run(at(1))
    expect(await mails.sent()).toEqual([])
    expect(await named(form)).toEqual([])
  })

  it('REACH-01 nobody has somebody wait by a guessed link, and is told the same of each', async () => {
    const pages = await Promise.all(
      ['/apertura/', `/apertura/${'0'.repeat(32)}`, '/apertura/..%2f', "/apertura/' or 1"].map((path) =>
        pressed(path, { hacer: 'avisar' }),
      ),
    )
    expect(new Set(pages.map(({ status, html }) => `${status} ${html}`)).size).toBe(1)
    expect(pages[0]?.status).toBe(404)
  })

  it('REACH-01 it is told when the hours say, also where they are changed meanwhile', async () => {
    const form = await awaitedForm()
    await waiting(form, someone())
    await mails.reset()
    await tellsHours(form, { abre: at(60) })
    await run(at(1))
    expect(await mails.sent()).toEqual([])
    expect((await read(awaitedOpeningPath(form.id)))?.toca.toDate()).toEqual(at(60))
    // The form itself says now that it is open at all hours.
    await change(formPath(form.id), { horario: null })
    await refreshPublicForm(form.id)
    await run(new Date(Date.now() + 1000))
    expect(await recipients()).toHaveLength(isNight() ? 0 : 1)
    await run(at(1))
    await only()
  })

  it('REACH-01 a form that is full when it opens tells nobody until there is room', async () => {
    const form = await awaitedForm()
    await waiting(form, someone())
    await mails.reset()
    await change(publicFormPath(form.id), { abierto: false, motivo: 'limite' })
    await run(at(1))
    expect(await mails.sent()).toEqual([])
    await change(publicFormPath(form.id), { abierto: true, motivo: null })
    await change(awaitedOpeningPath(form.id), { toca: at(2) })
    await run(at(2))
    await only()
  })

  it('REACH-01 OPS-09 of a form that is gone all addresses are forgotten', async () => {
    for (const leave of [
      ({ id }: Form) => remove(publicFormPath(id)),
      ({ id }: Form) => change(publicFormPath(id), { abierto: false, motivo: 'eliminado' }),
    ]) {
      const form = await awaitedForm()
      await waiting(form, someone())
      await ask(form, someone())
      await leave(form)
      await mails.reset()
      await run(at(1))
      expect(await mails.sent()).toEqual([])
      expect(await named(form)).toEqual([])
    }
  })

  it('REACH-01 goes on where it was stopped, and writes to nobody twice', async () => {
    const form = await awaitedForm()
    const all = Array.from({ length: 7 }, someone)
    for (const address of all) await waiting(form, address)
    await mails.reset()
    await run(at(1), { perStep: 2, forMs: 0 })
    expect(await mails.sent()).toHaveLength(2)
    await mails.behave('fail')
    await run(at(2), { perStep: 2, forMs: 60_000 })
    expect(await named(form)).toHaveLength(5)
    await mails.behave('ok')
    // While the server was away nobody asks it at once.
    await run(at(3))
    expect(await named(form)).toHaveLength(5)
    await Promise.all([run(at(10)), run(at(10))])
    await run(at(11))
    expect((await recipients()).toSorted()).toEqual(all.toSorted())
    expect(await named(form)).toEqual([])
  })

  it('REACH-01 an address that the mail server refuses keeps nobody waiting', async () => {
    const form = await awaitedForm()
    const [first, second] = [someone(), someone()]
    await waiting(form, first)
    await waiting(form, second)
    await mails.reset()
    await mails.behave('refuseOne', { address: first })
    await run(at(1))
    expect(await recipients()).toEqual([second])
    expect(await named(form)).toEqual([])
  })

  it('REACH-01 OPS-10 who waits costs two reads and a delete each, however many they are', async () => {
    // The stand-in keeps two hundred mails.
    const many = 150
    const form = await awaitedForm()
    await waitFor(form, many)
    const cost = await costOf(() => run(at(1)))
    expect(new Set(await recipients()).size).toBe(many)
    expect(await named(form)).toEqual([])
    expect(cost.deletes).toBe(many + 1)
    // What is read besides: the form once for each hundred of them, and who writes.
    expect(cost.reads).toBeLessThanOrEqual(2 * many + 20)
    expect(cost.writes).toBeLessThanOrEqual(3)
  })

  it('REACH-01 OPS-10 where nobody waits a look costs one read, and other forms cost nothing', async () => {
    expect(await costOf(() => run(at(1)))).toMatchObject({ reads: 1, writes: 0 })
  })
})
