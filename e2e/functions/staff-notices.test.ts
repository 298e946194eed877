import { beforeEach, describe, expect, it } from 'vitest'
import { tellAtOnce } from '../../functions/src/notices/at-once'
import { tellDaily } from '../../functions/src/notices/daily'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { FIRST_CHOICE, tellsAtOnce, type NoticeChoice } from '../../src/domain/notices/choice'
import { answerPath, formPath } from '../../src/domain/store-paths'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { FOREIGN_AREA, HOME, OTHER_AREA, OWN_AREA, PLACES } from '../rules/places'
import { layOut } from '../rules/store'
import { outsideKeys, outsideSettings } from '../stack/outside/params'
import { mails } from './mail-world'
import { heard } from './events'
import { costOf } from './operations'
import { beginWorld, change, hire, owner, write } from './world'

Object.assign(process.env, outsideSettings(), outsideKeys())

const AUTHOR = { creadoPor: 'ines', uid: 'uid-ines', firstName: 'Inés', lastName: 'Paz', inspectorID: '' }
/** Eleven in the morning at Villa del Río. */
const NOW = new Date('2026-11-25T14:00:00Z')
const minutes = (count: number, from = NOW) => new Date(from.getTime() + count * 60_000)
const YESTERDAY = daysAfter(NOW, -1)

let form: Form
async function anotherForm(titulo: string): Promise<Form> {
  const made = formAt(OWN_AREA, { id: newName(owner, 'form'), titulo })
  await layOut(formDocuments(owner, made), owner)
  return made
}
async function given(
  when: Date,
  more: object = {},
  to = form,
  of: Partial<StoredAnswer> = {},
): Promise<StoredAnswer> {
  const answer = answerTo(to, AUTHOR, { id: newName(owner, 'answer'), ...of })
  await write(answerPath(answer.id), { ...stored(owner, answer), fechaCreacion: when, ...more })
  return answer
}
const choose = (username: string, chosen: Partial<NoticeChoice>) => {
  const avisos = { ...FIRST_CHOICE, desde: daysAfter(NOW, -9), ...chosen }
  return change(`usuarios/${username}`, { avisos: { ...avisos, ya: tellsAtOnce(avisos) } })
}
const sent = async () =>
  (await mails.sent()).map(({ recipients, text, subject }) => ({ to: recipients.join(), text, subject }))
const textTo = async (username: string) =>
  (await sent()).find(({ to }) => to === `${username}@villadelrio.test`)?.text ?? ''

beforeEach(async () => {
  await beginWorld()
  await mails.reset()
  await change(HOME, { zonaHoraria: 'America/Argentina/Cordoba' })
  for (const username of ['sara', 'beto']) await hire(username, 'ROLE_SUPERVISOR')
  await hire('ines', 'ROLE_INSPECTOR')
  form = await anotherForm('Ferias <b>y</b> mercados')
})

describe('what staff are told once a day', () => {
  it('REACH-07 is, where nobody chose anything, what is assigned to them and late, in one mail of their own and only where there is something', async () => {
    for (const day of [1, 2, 3])
      await given(minutes(-day), { asignado: 'sara', asignadoEl: minutes(-day), vence: '2026-11-27' })
    await given(YESTERDAY, { asignado: 'sara', asignadoEl: daysAfter(NOW, -5), vence: '2026-11-24' })
    await given(YESTERDAY, { asignado: 'sara', asignadoEl: daysAfter(NOW, -5), vence: 'sin-plazo' })
    await given(YESTERDAY)
    await tellDaily(NOW)
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail?.to).toBe('sara@villadelrio.test')
    expect(mail?.text).toMatch(/Asignadas a usted o a su área desde el último resumen: 3\n\S+\/avisos/)
    expect(mail?.text).toMatch(/Vencidas entre las que tiene asignadas: 1\n\S+\/avisos\?ver=vencidas/)
    expect(mail?.text).toContain('/avisos?ver=preferencias')
    expect(mail?.text).not.toMatch(/Ferias|\{\{/)
    await tellDaily(minutes(60))
    expect(await sent()).toHaveLength(1)
    // Only what is late is so still; nothing is assigned anew.
    await tellDaily(daysAfter(NOW, 1))
    expect((await sent())[1]?.text).not.toContain('Asignadas')
  })

  it('REACH-07 comes in the morning of the municipality, and never at night', async () => {
    await given(YESTERDAY, { asignado: 'sara', asignadoEl: minutes(-60), vence: '2026-11-20' })
    await tellDaily(new Date('2026-11-25T09:59:00Z'))
    await tellDaily(new Date('2026-11-26T00:00:00Z'))
    expect(await sent()).toEqual([])
    await tellDaily(new Date('2026-11-26T10:00:00Z'))
    expect(await sent()).toHaveLength(1)
  })

  it('REACH-07 says of new and revised answers of each form how many, in the person’s language, and leads to the list of those days', async () => {
    const other = await anotherForm('Podas')
    await choose('sara', { nuevas: 'dia', revisadas: 'dia', idioma: 'ca', formularios: { [other.id]: 'no' } })
    for (const to of [form, form, other]) await given(minutes(-30), {}, to)
    await given(minutes(-30), { invalida: true })
    await given(daysAfter(NOW, -20), { revisadoEl: minutes(-20) })
    await tellDaily(NOW)
    const text = await textTo('sara')
    expect(text).toContain('Noves a «Ferias <b>y</b> mercados»: 2')
    expect(text).toContain(`/respuestas/listado/${form.id}?desde=2026-11-24`)
    expect(text).toContain('Revisades pel ciutadà, a «Ferias <b>y</b> mercados»: 1')
    expect(text).not.toContain('Podas')
    const [mail] = await mails.sent()
    expect(mail?.html).toContain('Ferias &lt;b&gt;y')
  })

  it('REACH-07 tells nobody who was ended, has other areas or sees only own answers, nor who wants nothing', async () => {
    await choose('sara', { nuevas: 'dia' })
    await choose('beto', { nuevas: 'dia', asignadas: 'no', vencidas: 'no' })
    await choose('ines', { nuevas: 'dia' })
    await change('usuarios/sara', { baja: true })
    await hire('lejos', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })
    await choose('lejos', { nuevas: 'dia' })
    await given(minutes(-30), { asignado: 'beto', asignadoEl: minutes(-30), vence: '2026-11-20' })
    await tellDaily(NOW)
    expect((await sent()).map(({ to }) => to)).toEqual(['beto@villadelrio.test'])
    expect(await textTo('beto')).not.toMatch(/Asignadas|Vencidas/)
  })

  it('REACH-07 tells who may read a whole municipality of the own areas alone', async () => {
    const away = formAt(PLACES['other area'], { id: newName(owner, 'form'), titulo: 'Podas' })
    await layOut(formDocuments(owner, away), owner)
    await hire('elena', 'ROLE_SUPERVISOR_ELEVADO')
    await choose('elena', { nuevas: 'dia' })
    for (const to of [form, away]) await given(minutes(-30), {}, to)
    await tellDaily(NOW)
    const text = await textTo('elena')
    expect(text).toContain('mercados»: 1')
    expect(text).not.toContain('Podas')
  })

  it('REACH-07 costs no more for sixty answers than for one, and writes nothing for each', async () => {
    await choose('sara', { nuevas: 'dia' })
    // What an instance keeps for a while is read by then.
    await tellDaily(daysAfter(NOW, -1))
    await given(minutes(-30))
    await heard()
    const one = await costOf(() => tellDaily(NOW))
    for (let made = 0; made < 60; made += 1) await given(minutes(1 + made))
    await heard()
    const many = await costOf(() => tellDaily(daysAfter(NOW, 1)))
    expect(many.reads).toBeLessThanOrEqual(one.reads)
    expect(many.writes).toBe(one.writes)
    expect((await sent()).map(({ text }) => /: (\d+)/.exec(text)?.[1])).toEqual(['1', '60'])
  })

  it('REACH-07 is told the next day where the mail server was away', async () => {
    await given(YESTERDAY, { asignado: 'sara', asignadoEl: minutes(-60), vence: '2026-11-20' })
    await mails.behave('fail', { times: 1 })
    await tellDaily(NOW)
    expect(await sent()).toEqual([])
    await tellDaily(daysAfter(NOW, 1))
    expect((await sent()).map(({ to }) => to)).toEqual(['sara@villadelrio.test'])
  })
})

describe('what staff are told at once', () => {
  it('REACH-07 is one mail for all that came since, with a link to each, and the same never again', async () => {
    await choose('sara', { nuevas: 'ya', asignadas: 'ya' })
    const answer = await given(minutes(-1))
    await given(minutes(-1), { asignado: 'sara', asignadoEl: minutes(-1) })
    await tellAtOnce(NOW)
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail?.to).toBe('sara@villadelrio.test')
    expect(mail?.text).toContain(`Nueva respuesta: «Ferias <b>y</b> mercados», ${answer.codigoMunicipio}`)
    expect(mail?.text).toContain(`/ver/${answer.id}`)
    expect(mail?.text).toContain('Asignada a usted o a su área: ')
    await tellAtOnce(minutes(1))
    expect(await sent()).toHaveLength(1)
    await given(minutes(1.5))
    await tellAtOnce(minutes(2))
    expect(await sent()).toHaveLength(2)
  })

  it('REACH-07 names twenty of a flood and counts the others', async () => {
    await choose('sara', { nuevas: 'ya' })
    for (let made = 0; made < 23; made += 1) await given(minutes(-2))
    await tellAtOnce(NOW)
    const [mail] = await sent()
    expect(mail?.text.match(/Nueva respuesta/g)).toHaveLength(20)
    expect(mail?.text).toContain('Y otras: 3')
  })

  it('REACH-07 goes by forms: one at once, of the others nothing', async () => {
    const other = await anotherForm('Podas')
    await choose('sara', { formularios: { [other.id]: 'ya' } })
    await given(minutes(-1))
    await given(minutes(-1), {}, other)
    await tellAtOnce(NOW)
    expect((await sent()).map(({ text }) => [text.includes('Podas'), text.includes('Ferias')])).toEqual([
      [true, false],
    ])
  })

  it('REACH-07 SEC-01 tells nobody who was ended, has other areas, or asked for another municipality’s', async () => {
    for (const [username, areas] of [
      ['otra', [OTHER_AREA]],
      ['lejos', [FOREIGN_AREA]],
    ] as const) {
      await hire(username, 'ROLE_SUPERVISOR', { areas: [...areas] })
      await choose(username, { nuevas: 'ya', formularios: { [form.id]: 'ya' } })
    }
    await choose('ines', { nuevas: 'ya', asignadas: 'ya' })
    await choose('beto', { nuevas: 'ya' })
    await change('usuarios/beto', { baja: true })
    await given(minutes(-1), { asignado: 'otra', asignadoEl: minutes(-1) }, form, { creadoPor: 'colega' })
    await tellAtOnce(NOW)
    expect(await sent()).toEqual([])
  })

  it('REACH-07 says nothing of what came before it was wanted, is hidden or does not count, or is one’s own', async () => {
    await choose('sara', { nuevas: 'ya', desde: minutes(-3) })
    await given(minutes(-4))
    await given(minutes(-1), { invalida: true })
    await given(minutes(-1), { removeVision: true })
    await given(minutes(-1), {}, form, { creadoPor: 'sara' })
    await tellAtOnce(NOW)
    expect(await sent()).toEqual([])
  })

  it('REACH-07 waits for the morning, and then tells of the night', async () => {
    await choose('sara', { nuevas: 'ya' })
    await given(new Date('2026-11-26T01:00:00Z'))
    await tellAtOnce(new Date('2026-11-26T01:01:00Z'))
    expect(await sent()).toEqual([])
    await tellAtOnce(new Date('2026-11-26T10:00:30Z'))
    expect(await sent()).toHaveLength(1)
  })

  it('REACH-07 is told with the next run where the mail server was away', async () => {
    await choose('sara', { nuevas: 'ya' })
    await given(minutes(-1))
    await mails.behave('fail', { times: 1 })
    await tellAtOnce(NOW)
    expect(await sent()).toEqual([])
    await tellAtOnce(minutes(1))
    expect(await sent()).toHaveLength(1)
  })

  it('REACH-07 an address that the mail server refuses keeps nobody waiting and is not tried again', async () => {
    await choose('sara', { nuevas: 'ya' })
    await given(minutes(-1))
    await mails.behave('refuse')
    await tellAtOnce(NOW)
    await mails.behave('ok')
    await tellAtOnce(minutes(1))
    expect(await sent()).toEqual([])
    await given(minutes(1.5))
    await tellAtOnce(minutes(2))
    expect(await sent()).toHaveLength(1)
  })

  it('REACH-07 costs one read a run where nobody wants it, and of answers one each, whoever hears of them', async () => {
    await given(minutes(-1))
    await heard()
    expect(await costOf(() => tellAtOnce(NOW))).toMatchObject({ reads: 1, writes: 0 })
    await choose('sara', { nuevas: 'ya' })
    await choose('beto', { nuevas: 'ya' })
    await change(formPath(form.id), { titulo: 'Otro' })
    await heard()
    const { reads, writes } = await costOf(() => tellAtOnce(NOW))
    expect([reads <= 12, writes]).toEqual([true, 1])
    expect(await sent()).toHaveLength(2)
  })
})
