import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { tellAtOnce } from '../../functions/src/notices/at-once'
import { tellDaily } from '../../functions/src/notices/daily'
import { FIRST_CHOICE, tellsAtOnce } from '../../src/domain/notices/choice'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { answerPath, userPath } from '../../src/domain/store-paths'
import { answerTo, newName, options, stored } from '../rules/documents'
import { HOME } from '../rules/places'
import { aDraft, keep } from './saved-draft-world'
import { mails } from './mail-world'
import {
  answered as answers,
  inWorldOfNews,
  later,
  moved,
  NOON,
  pressed,
  run,
  tellingForm,
} from './news-world'
import { ask, at, awaitedForm, run as runOpenings, waiting } from './opening-news-world'
import { answered as rents, askingForm, rented, someone } from './second-person-world'
import { change, hire, owner, write } from './world'

inWorldOfNews()

/** What somebody of a town hall may have typed, or had typed for them. */
const BAD = '<script>1</script>\r\nBcc: malo@correo.test\r\n\r\n<img src=x onerror=1>'
const NAME = 'Municipio VDR'

beforeEach(async () => {
  await change(HOME, { nombre: `Villa ${BAD}`, marca: { contacto: `Calle ${BAD}`, logo: '', color: '' } })
})
afterAll(() => change(HOME, { nombre: NAME, marca: { contacto: '', logo: '', color: '' } }))

/** That mails went to nobody else, and no word in them is a header or markup. */
async function expectHarmless(address: string, count: number): Promise<void> {
  const sent = await mails.sent()
  expect(sent).toHaveLength(count)
  for (const mail of sent) {
    expect(mail.recipients).toEqual([address])
    expect(mail.subject).not.toMatch(/[\r\n]/u)
    expect(mail.html).not.toMatch(/<script|<img src=x/u)
    const { headers, to } = await mails.whole(mail.number)
    expect(to?.map((one) => one.address)).toEqual([address])
    expect(headers.map(({ key }) => key)).not.toContain('bcc')
  }
}

describe('every word that is mailed', () => {
  it('SEC-03 REACH-06 is harmless in a confirmation and in news of a state', async () => {
    const address = someone()
    const estados = {
      ...{ inicial: 0, actual: 0 },
      disponibles: [0, 1].map((id) => ({ id, nombre: `Estado ${id} ${BAD}`, transiciones: [1 - id] })),
    }
    const avisos = ['', '1'].map((estado) => ({ estado, mensaje: `{{formulario}} {{estado}} ${BAD}` }))
    const answer = await answers(await tellingForm({ titulo: BAD, estados, avisos }), address)
    const [confirmation] = await mails.sent()
    await pressed(confirmation?.text ?? '', { hacer: 'avisar' })
    await moved(answer, 1, NOON)
    await run(later(10))
    await expectHarmless(address, 2)
  })

  it('SEC-03 REACH-01 is harmless in what who waits for a form gets', async () => {
    const [form, address] = [await awaitedForm({ titulo: BAD }), someone()]
    await waiting(form, address)
    await ask(form, address)
    await runOpenings(at(1))
    await expectHarmless(address, 3)
  })

  it('SEC-03 REACH-04 REACH-11 is harmless beside a link to a draft or a part', async () => {
    const form = await tellingForm({
      ...{ titulo: BAD, seguir: 15, avisos: [] },
      opcionales: options({ publico: true }),
    })
    const address = someone()
    const draft = await aDraft({ formId: form.id })
    await keep({ ...draft.request, mail: { ...draft.request.mail, address } })
    await expectHarmless(address, 1)
    await mails.reset()
    const owns = someone()
    await rents(await askingForm({ titulo: BAD }), rented(owns))
    await expectHarmless(owns, 1)
  })

  it('SEC-03 REACH-07 is harmless in what staff are told', async () => {
    const form = await tellingForm({ titulo: BAD, avisos: [] })
    await hire('sara', 'ROLE_SUPERVISOR')
    const avisos = { ...FIRST_CHOICE, nuevas: 'ya' as const, desde: daysAfter(NOON, -9) }
    await change(userPath('sara'), { avisos: { ...avisos, ya: tellsAtOnce(avisos) } })
    const author = { creadoPor: 'ines', uid: 'u', firstName: BAD, lastName: BAD, inspectorID: '' }
    const answer = answerTo(form, author, { id: newName(owner, 'palabras'), titulo: BAD })
    await write(answerPath(answer.id), { ...stored(owner, answer), fechaCreacion: later(-1) })
    await tellAtOnce(NOON)
    await expectHarmless('sara@villadelrio.test', 1)
    await mails.reset()
    await change(userPath('sara'), { avisos: { ...avisos, nuevas: 'dia', ya: false } })
    await change(answerPath(answer.id), { fechaCreacion: later(-60) })
    await tellDaily(NOON)
    await expectHarmless('sara@villadelrio.test', 1)
  })
})
