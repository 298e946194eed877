import { beforeEach, describe, expect, it } from 'vitest'
import { mailRetentionNotices } from '../../functions/src/retention/mail-notice'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { retentionPath } from '../../src/domain/privacy/retention-note'
import { formPath } from '../../src/domain/store-paths'
import { outsideKeys, outsideSettings } from '../stack/outside/params'
import { mails } from './mail-world'
import { announced, givenBefore, retainedForm, night, TONIGHT } from './retaining'
import { beginWorld, change, hire } from './world'

Object.assign(process.env, outsideSettings(), outsideKeys())

beforeEach(async () => {
  await beginWorld()
  await mails.reset()
  await hire('adela', 'ROLE_ADMIN')
  await hire('elena', 'ROLE_SUPERVISOR_ELEVADO')
  await hire('sara', 'ROLE_SUPERVISOR')
})

/** A form of which an answer goes in ten days. */
async function endingForm() {
  const form = await retainedForm()
  await givenBefore(form, 90)
  await announced(form)
  await night()
  return form
}
const sent = async () => (await mails.sent()).map(({ recipients, text }) => ({ recipients, text }))

describe('the mail about answers that go', () => {
  it('OPS-02 is not sent where none does', async () => {
    await announced(await retainedForm())
    await night()
    await mailRetentionNotices(TONIGHT)
    expect(await sent()).toEqual([])
  })

  it('OPS-02 tells who manages the municipality what goes and when, once in the days of notice', async () => {
    const form = await endingForm()
    await change(formPath(form.id), { titulo: 'Ferias <b>y</b> mercados' })
    await mailRetentionNotices(TONIGHT)
    await mailRetentionNotices(daysAfter(TONIGHT, 29))
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail?.recipients).toEqual(['elena@villadelrio.test'])
    expect(mail?.text).toContain('Ferias <b>y</b> mercados: se borran hasta 1, desde el 08/12/2026')
    expect(mail?.text).not.toContain('{{')
    await mailRetentionNotices(daysAfter(TONIGHT, 31))
    expect(await sent()).toHaveLength(2)
  })

  it('OPS-02 tells nothing of a form that somebody holds back', async () => {
    const form = await endingForm()
    const bloqueo = { por: 'elena', nombre: 'Elena', fecha: TONIGHT, motivo: 'Recurso', hasta: null }
    await change(retentionPath(form.id), { bloqueo })
    await mailRetentionNotices(TONIGHT)
    expect(await sent()).toEqual([])
  })

  it('OPS-02 goes to administrators where nobody manages the municipality', async () => {
    await endingForm()
    await change('usuarios/elena', { baja: true })
    await mailRetentionNotices(TONIGHT)
    expect((await sent()).map(({ recipients }) => recipients)).toEqual([['adela@villadelrio.test']])
  })

  it('OPS-02 is sent the next day when the mail server did not take it', async () => {
    await endingForm()
    await mails.behave('fail', { times: 1 })
    await mailRetentionNotices(TONIGHT)
    expect(await sent()).toEqual([])
    await mailRetentionNotices(daysAfter(TONIGHT, 1))
    expect(await sent()).toHaveLength(1)
  })
})
