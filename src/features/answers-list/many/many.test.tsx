import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DataError } from '../../../data/errors'
import { MailRefusedError } from '../../../data/staff/mail'
import { setOption } from '../../../domain/form/options'
import { aForm, THREE_STATES } from '../../../testing/builders'
import { PHONE, setScreenWidth } from '../../../testing/render-staff'
import { code, data, give, open, settle } from '../testing/list-page'

type Person = Awaited<ReturnType<typeof open>>['person']
const choose = async (person: Person, ...numbers: number[]) => {
  for (const number of numbers)
    await person.click(await screen.findByRole('checkbox', { name: `Elegir la respuesta ${code(number)}` }))
}
const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
/** Every third stands in a state that leads nowhere. */
const everyThirdDone = (number: number) =>
  number % 3 === 0 ? { estados: { ...THREE_STATES, actual: 2 } } : {}
const moves = () => data.moveAnswer.mock.calls.map(([{ id }, state]) => [id, state])

beforeEach(() => {
  settle()
  const move = <T extends { estados: object }>(moved: T, actual: number) =>
    Promise.resolve({ ...moved, estados: { ...moved.estados, actual } })
  data.moveAnswer.mockImplementation(move)
  data.undoMove.mockImplementation(move)
})

describe('many answers at once', () => {
  it('DAY-03 are moved where their state leads; how many stay is said before, and they can go back', async () => {
    give(3, everyThirdDone)
    const { person } = await open()
    await person.click(await screen.findByRole('checkbox', { name: 'Elegir todas las de esta página' }))
    expect(screen.getByText('3 respuestas elegidas')).toBeInTheDocument()
    await press(person, 'Cambiar estado')
    expect(dialog().getByText('1 respuesta queda como está: su estado no lleva a ese.')).toBeInTheDocument()
    await press(person, 'Cambiar 2 respuestas')
    expect(await screen.findByText('Se cambió el estado de 2 respuestas')).toBeInTheDocument()
    expect(moves()).toEqual([
      ['respuesta-1', 1],
      ['respuesta-2', 1],
    ])
    await press(person, 'Deshacer en 2 respuestas')
    expect(await screen.findByText('2 respuestas volvieron a su estado anterior')).toBeInTheDocument()
    expect(data.undoMove.mock.calls.map(([{ id }, state]) => [id, state])).toEqual([
      ['respuesta-1', 0],
      ['respuesta-2', 0],
    ])
  })

  it('DAY-03 fare each for itself: what failed is told with why, and is tried again alone', async () => {
    give(3)
    data.moveAnswer.mockImplementationOnce(() => Promise.reject(new DataError('conflict')))
    const { person } = await open()
    await choose(person, 1, 2, 3)
    await press(person, 'Cambiar estado')
    await press(person, 'Cambiar 3 respuestas')
    expect(await screen.findByText('Se cambió el estado de 2 respuestas')).toBeInTheDocument()
    expect(screen.getByText(`${code(1)}: otra persona la cambió mientras tanto`)).toBeInTheDocument()
    await press(person, 'Intentar de nuevo')
    expect(await screen.findByText('Se cambió el estado de 3 respuestas')).toBeInTheDocument()
    expect(moves().map(([id]) => id)).toEqual(['respuesta-1', 'respuesta-2', 'respuesta-3', 'respuesta-1'])
  })

  it('DAY-03 are deleted only once their number was typed, all that match on whatever page', async () => {
    give(40)
    const { person } = await open()
    await choose(person, 1)
    await press(person, 'Elegir las 40 que coinciden')
    expect(await screen.findByText('40 respuestas elegidas')).toBeInTheDocument()
    await press(person, 'Eliminar')
    const remove = dialog().getByRole('button', { name: 'Eliminar 40 respuestas' })
    const number = dialog().getByLabelText('Cantidad de respuestas')
    await person.type(number, '4')
    expect(remove).toBeDisabled()
    await person.type(number, '0{Enter}')
    expect(await screen.findByText('Se eliminaron 40 respuestas')).toBeInTheDocument()
    expect(new Set(data.deleteAnswer.mock.calls.map(([id]) => id)).size).toBe(40)
    await press(person, 'Cerrar')
    expect(screen.queryByText(/elegida/)).toBeNull()
  })

  it('DAY-03 can be stopped: what was not begun stays, and is told', async () => {
    give(12)
    const waiting: (() => void)[] = []
    data.deleteAnswer.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
    const { person } = await open()
    await person.click(await screen.findByRole('checkbox', { name: 'Elegir todas las de esta página' }))
    await press(person, 'Eliminar')
    await person.type(dialog().getByLabelText('Cantidad de respuestas'), '12{Enter}')
    await press(person, 'Detener')
    for (const go of waiting) go()
    expect(await screen.findByText('Se eliminaron 5 respuestas')).toBeInTheDocument()
    expect(screen.getByText(`${code(12)}: se detuvo antes`)).toBeInTheDocument()
    expect(data.deleteAnswer).toHaveBeenCalledTimes(5)
    await press(person, 'Cerrar')
    expect(screen.getByText('7 respuestas elegidas')).toBeInTheDocument()
  })

  it('DAY-03 stay chosen from page to page, and another filter begins without any', async () => {
    give(20)
    const { person } = await open()
    await choose(person, 2)
    await person.click(screen.getByText('Siguiente'))
    await choose(person, 17)
    expect(screen.getByText('2 respuestas elegidas')).toBeInTheDocument()
    await person.click(screen.getByRole('checkbox', { name: 'Ordenar por última actualización' }))
    expect(await screen.findByText(code(1))).toBeInTheDocument()
    expect(screen.queryByText(/elegida/)).toBeNull()
  })

  it('DAY-03 those chosen stay when the others cannot be found', async () => {
    give(40)
    data.listMatchingAnswers.mockRejectedValue(new DataError('offline'))
    const { person } = await open()
    await choose(person, 1, 3)
    await press(person, 'Elegir las 40 que coinciden')
    expect(await screen.findByText(/No se pudieron buscar las demás respuestas/)).toBeInTheDocument()
    expect(screen.getByText('2 respuestas elegidas')).toBeInTheDocument()
  })

  it('DAY-03 can be chosen on a phone, and by nobody who may only read', async () => {
    setScreenWidth(PHONE)
    give(2)
    const { person, unmount } = await open()
    await choose(person, 2)
    expect(screen.getByText('1 respuesta elegida')).toBeInTheDocument()
    unmount()
    await open('ROLE_INSPECTOR_ACTAS')
    expect(await screen.findByText(code(2))).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /Elegir/ })).toBeNull()
  })

  it('DAY-03 five hundred are moved with one write each', async () => {
    give(600)
    const { person } = await open()
    await choose(person, 1)
    await press(person, 'Elegir las primeras 500 que coinciden')
    await press(person, 'Cambiar estado')
    await press(person, 'Cambiar 500 respuestas')
    expect(await screen.findByText('Se cambió el estado de 500 respuestas')).toBeInTheDocument()
    expect(new Set(moves().map(([id]) => id)).size).toBe(500)
    expect(moves()).toHaveLength(500)
  })
})

describe('mails to many', () => {
  const NORMA = { ...{ id: '1', nombre: 'Norma', apellido: 'Vega', dni: '24123456', cuit: '' } }
  const citizen = (email: string) => ({ ...NORMA, email, telefono: '', calle: '', tipo: 'fisica' as const })
  const sent = () =>
    data.sendMail.mock.calls.map(([{ recipients, dataPdf }]) => [recipients[0], dataPdf.answerId])

  beforeEach(() => {
    const form = aForm()
    data.getFormHead.mockResolvedValue({
      ...form,
      opcionales: setOption(form.opcionales, 'envioEmail', true),
    })
    data.sendMail.mockResolvedValue({ status: 'ok', sent: 1, refused: [] })
    give(4, (number) => ({ datosCiudadano: number === 4 ? null : citizen(`p${number}@correo.test`) }))
  })
  const begin = async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('checkbox', { name: 'Elegir todas las de esta página' }))
    await press(person, 'Enviar por correo')
    return person
  }

  it('DAY-03 MAIL-01 each gets the own answer alone; who has no address is told before', async () => {
    const person = await begin()
    expect(
      dialog().getByText('1 respuesta no tiene correo de destinatario: no se envía.'),
    ).toBeInTheDocument()
    await person.type(dialog().getByLabelText('Mensaje (opcional)'), 'Puede pasar a retirarla.')
    await press(person, 'Enviar 3 correos')
    expect(await screen.findByText('Se enviaron 3 correos')).toBeInTheDocument()
    expect(sent()).toEqual([
      ['p1@correo.test', 'respuesta-1'],
      ['p2@correo.test', 'respuesta-2'],
      ['p3@correo.test', 'respuesta-3'],
    ])
    expect(data.sendMail.mock.lastCall?.[0]).toMatchObject({ body: 'Puede pasar a retirarla.' })
  })

  it('DAY-03 MAIL-02 what was not sent is told with why, and tried again as the same mail', async () => {
    data.sendMail.mockImplementation(({ recipients: [to = ''] }) =>
      to.startsWith('p1')
        ? Promise.reject(new MailRefusedError({ mail: 'quota', most: 2 }, null))
        : Promise.resolve({ status: 'ok', sent: 0, refused: to.startsWith('p2') ? [to] : [] }),
    )
    const person = await begin()
    await press(person, 'Enviar 3 correos')
    expect(await screen.findByText('Se envió 1 correo')).toBeInTheDocument()
    expect(
      screen.getByText(`${code(1)}: llegó al máximo de correos por día; intente mañana`),
    ).toBeInTheDocument()
    expect(screen.getByText(`${code(2)}: el servidor no aceptó la dirección`)).toBeInTheDocument()
    data.sendMail.mockResolvedValue({ status: 'ok', sent: 1, refused: [] })
    await press(person, 'Intentar de nuevo')
    expect(await screen.findByText('Se enviaron 3 correos')).toBeInTheDocument()
    expect(new Set(data.sendMail.mock.calls.map(([{ attempt }]) => attempt)).size).toBe(1)
  })

  it('DAY-03 MAIL-02 only those not sent stay chosen, and what was typed stays until all were sent', async () => {
    data.sendMail.mockRejectedValueOnce(new DataError('timeout'))
    const person = await begin()
    const message = () => dialog().getByLabelText('Mensaje (opcional)')
    await person.clear(dialog().getByLabelText(/Asunto/))
    await person.type(dialog().getByLabelText(/Asunto/), 'Lista')
    await person.type(message(), 'Puede pasar.')
    await press(person, 'Enviar 3 correos')
    expect(await screen.findByText('Se enviaron 2 correos')).toBeInTheDocument()
    await press(person, 'Cerrar')
    expect(await screen.findByText('2 respuestas elegidas')).toBeInTheDocument()
    await press(person, 'Enviar por correo')
    expect(message()).toHaveValue('Puede pasar.')
    expect(dialog().getByLabelText(/Asunto/)).toHaveValue('Lista')
    await press(person, 'Enviar 1 correo')
    expect(await screen.findByText('Se envió 1 correo')).toBeInTheDocument()
    expect(sent().map(([to]) => to)).toEqual([1, 2, 3, 1].map((number) => `p${number}@correo.test`))
    // What timed out may have been sent: the same mail of the same attempt is sent once.
    expect(new Set(data.sendMail.mock.calls.map(([{ attempt }]) => attempt)).size).toBe(1)
    await press(person, 'Cerrar')
    await press(person, 'Enviar por correo')
    expect(message()).toHaveValue('')
  })

  it('DAY-03 MAIL-01 nothing is offered where the form sends no mails', async () => {
    data.getFormHead.mockResolvedValue(aForm())
    const { person } = await open()
    await choose(person, 1)
    expect(screen.queryByRole('button', { name: 'Enviar por correo' })).toBeNull()
  })
})
