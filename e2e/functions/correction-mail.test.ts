import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correctAnswerResponseSchema } from '../../src/domain/calls/correct-answer'
import { endCompleting } from './completing'
import { formDocuments } from '../rules/documents'
import { layOut } from '../rules/store'
import { asking, beginCorrecting, CITIZEN, correct, entries, FORM, left, now, save } from './correcting'
import { clearMail, mails } from './mail-world'
import { outsideSettings } from '../stack/outside/params'
import { owner } from './world'

const LUCIA = 'lucia@correo.test'

beforeAll(beginCorrecting)
beforeEach(async () => {
  await mails.reset()
  await save({ datosCiudadano: { ...CITIZEN, email: LUCIA } })
})
afterAll(async () => {
  await clearMail()
  await endCompleting()
})

const told = async (given: Parameters<typeof asking>[0] = {}) =>
  correctAnswerResponseSchema.parse((await correct({ request: asking(given) })).result)

describe('telling the citizen', () => {
  it('CORR-10 MAIL-01 one mail says what is requested, until when and where, and shows markup as text', async () => {
    const vence = Date.now() + 864e5
    const asked = { comment: '<img src=x onerror=alert(1)> & más', vence }
    expect(await told(asked)).toEqual({ status: 'ok', told: 'sent' })
    expect(await told(asked)).toEqual({ status: 'ok', told: 'sent' })
    const [mail, ...others] = await mails.sent()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipients: [LUCIA] })
    const { subject = '', text = '', html = '' } = mail ?? {}
    expect(subject).toBe('Por favor, revise su respuesta: Inspección de comercios')
    expect(text).toContain(left.answer.codigoMunicipio)
    expect(text).toContain(`${outsideSettings().APP_URL}/ciudadano/formularios/respuestas`)
    expect(text).toMatch(/Puede hacerlo hasta el \d\d\/\d\d\/\d{4}\./)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; más')
    expect(html).not.toContain('<img')
    expect((await entries()).filter(({ tipo }) => tipo === 'email')).toMatchObject([
      { por: 'sara', cantidad: 1 },
    ])
  })

  it('CORR-10 NAV-02 the mail is written in each language that the form is written in', async () => {
    const translated = { ...FORM, id: 'comercios-bilingue', titulo_ca: 'Inspecció de comerços' }
    await layOut(formDocuments(owner, translated), owner)
    await save({ datosCiudadano: { ...CITIZEN, email: LUCIA } }, translated)
    expect(await told({ comment: 'Falta la foto.', vence: Date.now() + 864e5 })).toEqual({
      status: 'ok',
      told: 'sent',
    })
    const [{ subject = '', text = '', html = '' } = {}] = await mails.sent()
    expect(subject).toBe(
      'Por favor, revise su respuesta: Inspección de comercios · ' +
        'Si us plau, reviseu la vostra resposta: Inspecció de comerços',
    )
    const said = text.trim().split('\n\n')
    expect(said.map((one) => one.slice(0, 20))).toEqual([
      'Hace falta que revis',
      'Falta la foto.',
      'Se le pide revisar: ',
      'Puede hacerlo hasta ',
      'Entre desde el Porta',
      'Cal que reviseu una ',
      'Se us demana revisar',
      'Ho podeu fer fins al',
      'Entreu des del porta',
      said.at(-1)?.slice(0, 20),
    ])
    expect(html.match(/<p lang="ca">/g)).toHaveLength(4)
    expect(html).toContain('<html lang="es">')
  })

  it('CORR-10 no mail goes to an unknown address, or for a correction alone', async () => {
    expect((await correct({ ubicacion: { latlng: null, direccion: 'Centro' } })).result).toMatchObject({
      told: 'none',
    })
    await save({ datosCiudadano: { ...CITIZEN, email: 'ninguna' } })
    expect(await told()).toEqual({ status: 'ok', told: 'none' })
    expect(await mails.sent()).toEqual([])
  })

  it('CORR-10 MAIL-02 the request stands even if the mail cannot be sent', async () => {
    await mails.behave('refuse')
    expect(await told()).toEqual({ status: 'ok', told: 'failed' })
    expect((await now()).requestsForChanges).toMatchObject([{ needCompletition: true }])
  })
})
