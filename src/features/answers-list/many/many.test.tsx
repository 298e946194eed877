import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DataError } from '../../../data/errors'
import { MailRefusedError } from '../../../data/staff/mail'
import type { AnswerRow } from '../../../domain/answers-list/row'
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
  it('DAY-03 answers are moved where their state leads there; the dialog says how many stay, and the move can be undone', async () => {
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

  it('DAY-03 outcome and undo stay when the filters leave no answer any more', async () => {
    give(2)
    const { person } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?estado=0')
    await choose(person, 1, 2)
    await press(person, 'Cambiar estado')
    give(0)
    await press(person, 'Cambiar 2 respuestas')
    expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument()
    expect(dialog().getByText('Se cambió el estado de 2 respuestas')).toBeInTheDocument()
    await press(person, 'Deshacer en 2 respuestas')
    expect(await screen.findByText('2 respuestas volvieron a su estado anterior')).toBeInTheDocument()
  })

  it('DAY-03 a failed answer is listed with its reason, and can be tried again alone', async () => {
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

  it('DAY-03 answers are deleted only after their number was typed, also all that match on other pages', async () => {
    give(40)
    const { person } = await open()
    await choose(person, 1)
    await press(person, 'Elegir las 40 que coinciden')
    expect(await screen.findByText('40 respuestas elegidas')).toBeInTheDocument()
    await press(person, 'Eliminar')
    const remove = dialog().getByRole('button', { name: 'Eliminar 40 respuestas' })
    const number = dialog().getByLabelText('Cantidad de respuestas')
    await person.type(number, '4')
    await person.click(remove)
    expect(dialog().getByRole('alert')).toHaveTextContent('Escriba 40 para confirmar.')
    expect(data.deleteAnswer).not.toHaveBeenCalled()
    await person.type(number, '0{Enter}')
    expect(await screen.findByText('Se eliminaron 40 respuestas')).toBeInTheDocument()
    expect(new Set(data.deleteAnswer.mock.calls.map(([id]) => id)).size).toBe(40)
    await press(person, 'Cerrar')
    expect(screen.queryByText(/elegida/)).toBeNull()
  })

  it('DAY-03 ANS-14 says that the service is slow when the others cannot be chosen in time', async () => {
    give(40)
    const { person } = await open()
    await choose(person, 1)
    data.listMatchingAnswers.mockRejectedValueOnce(new DataError('timeout'))
    await press(person, 'Elegir las 40 que coinciden')
    expect(await screen.findByText(/El servicio tarda demasiado en responder/)).toBeInTheDocument()
  })

  it('DAY-03 work can be stopped, and the answers that were not begun are listed', async () => {
    give(12)
    const waiting: (() => void)[] = []
    data.deleteAnswer.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(true))))
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

  it('DAY-03 with the shift key all answers from the one before on are chosen', async () => {
    give(10)
    const { person } = await open()
    await choose(person, 2)
    await person.keyboard('{Shift>}')
    await choose(person, 6)
    await person.keyboard('{/Shift}')
    expect(screen.getByText('5 respuestas elegidas')).toBeInTheDocument()
  })

  it('DAY-03 answers stay chosen from page to page, and another filter begins without any', async () => {
    give(20)
    const { person } = await open()
    await choose(person, 2)
    await person.click(screen.getByText('Siguiente'))
    await choose(person, 17)
    expect(screen.getByText('2 respuestas elegidas')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Ordenar' }))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Última actualización' }))
    expect(await screen.findByText(code(1))).toBeInTheDocument()
    expect(screen.queryByText(/elegida/)).toBeNull()
  })

  it('DAY-03 chosen answers stay chosen when the other matches cannot be read', async () => {
    give(40)
    data.listMatchingAnswers.mockRejectedValue(new DataError('offline'))
    const { person } = await open()
    await choose(person, 1, 3)
    await press(person, 'Elegir las 40 que coinciden')
    expect(await screen.findByText(/No se pudieron buscar las demás respuestas/)).toBeInTheDocument()
    expect(screen.getByText('2 respuestas elegidas')).toBeInTheDocument()
  })

  it('DAY-03 what is chosen while all matches are read stays chosen', async () => {
    give(40)
    const { person } = await open()
    await choose(person, 1)
    let found: (rows: AnswerRow[]) => void = () => undefined
    data.listMatchingAnswers.mockReturnValue(new Promise((resolve) => (found = resolve)))
    await press(person, 'Elegir las 40 que coinciden')
    await choose(person, 5)
    found([])
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Elegir las 40 que coinciden' })).toBeEnabled(),
    )
    expect(screen.getByText('2 respuestas elegidas')).toBeInTheDocument()
  })

  it('DAY-03 choosing all that a search found is not offered once it is done', async () => {
    give(3)
    data.countAnswers.mockResolvedValue(null)
    const { person } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?buscar=poda')
    await choose(person, 1)
    await press(person, 'Elegir las primeras 500 que coinciden')
    expect(await screen.findByText('3 respuestas elegidas')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /que coinciden/ })).toBeNull()
    await choose(person, 2)
    await press(person, 'Elegir las 3 que coinciden')
    expect(await screen.findByText('3 respuestas elegidas')).toBeInTheDocument()
  })

  it('DAY-03 answers can be chosen on a phone, but not by people who may only read', async () => {
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

  it('DAY-03 five hundred answers are moved with one write each', async () => {
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

  it('DAY-03 MAIL-01 each recipient gets their own answer only, and the dialog says who has no address', async () => {
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

  it('DAY-03 MAIL-02 unsent mails are listed with their reason, and tried again under the same attempt', async () => {
    data.sendMail.mockImplementation(({ recipients: [to = ''] }) =>
      to.startsWith('p3')
        ? Promise.reject(new MailRefusedError({ mail: 'quota', most: 2 }, null))
        : Promise.resolve({ status: 'ok', sent: 0, refused: to.startsWith('p2') ? [to] : [] }),
    )
    const person = await begin()
    await press(person, 'Enviar 3 correos')
    expect(await screen.findByText('Se envió 1 correo')).toBeInTheDocument()
    expect(
      screen.getByText(`${code(3)}: llegó al máximo de correos por día; intente mañana`),
    ).toBeInTheDocument()
    expect(screen.getByText(`${code(2)}: el servidor no aceptó la dirección`)).toBeInTheDocument()
    data.sendMail.mockResolvedValue({ status: 'ok', sent: 1, refused: [] })
    await press(person, 'Intentar de nuevo')
    expect(await screen.findByText('Se enviaron 3 correos')).toBeInTheDocument()
    expect(new Set(data.sendMail.mock.calls.map(([{ attempt }]) => attempt)).size).toBe(1)
  })

  it('DAY-03 MAIL-02 only unsent answers stay chosen, and what was typed stays until all were sent', async () => {
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

  it('DAY-03 MAIL-01 no mail is offered where the form sends none', async () => {
    data.getFormHead.mockResolvedValue(aForm())
    const { person } = await open()
    await choose(person, 1)
    expect(screen.queryByRole('button', { name: 'Enviar por correo' })).toBeNull()
  })
})
