import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError, OutsideError } from '../../../data/errors'
import { MailRefusedError, removeMailFile, sendMail, uploadMailFile } from '../../../data/staff/mail'
import { assembleAnswer } from '../../../domain/answering/whole'
import { NO_OPTIONS } from '../../../domain/form/options'
import { anAnswer, aUser, aVersion } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { MailButton } from './MailButton'

vi.mock(import('../../../data/staff/mail'), async (original) => ({
  ...(await original()),
  sendMail: vi.fn(),
  uploadMailFile: vi.fn(),
  removeMailFile: vi.fn(),
}))

const CITIZEN = {
  ...{ id: '1', nombre: 'Norma', apellido: 'Vega', dni: '24123456', cuit: '', telefono: '' },
  ...{ email: 'norma@correo.test', calle: '', tipo: 'fisica' },
}

function answer(envioEmail = true) {
  const version = aVersion({ titulo: 'Comercios', opcionales: { ...NO_OPTIONS, envioEmail } })
  return assembleAnswer(version, anAnswer({ version }, { datosCiudadano: CITIZEN }))
}

async function openView(at = '/ver/respuesta-1', envioEmail = true) {
  const page = <MailButton answer={answer(envioEmail)} />
  return renderStaff(page, { user: aUser('ROLE_SUPERVISOR'), pattern: '/ver/:answerId', at })
}
async function openDialog() {
  const view = await openView()
  await view.person.click(openButton())
  await screen.findByRole('dialog', { name: 'Enviar por correo' })
  return view
}

const recipient = () => screen.getByLabelText('Destinatario')
const plus = () => screen.getByLabelText('Agregar destinatario')
const subject = () => screen.getByLabelText(/^Asunto/)
// By text: roles and names of all that a dialog hides take a busy machine seconds.
const sendButton = () => screen.getByText('Enviar correo')
const openButton = () => screen.getByText('Enviar por correo', { selector: 'button' })
const recipients = () => within(screen.getByRole('list', { name: 'Destinatarios' })).getAllByRole('listitem')
const file = (name: string, words = '%PDF-1.7') => new File([words], name)
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Adjuntar archivos', { selector: 'input' }), { target: { files } })
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const addRecipient = (address: string) => {
  fill(recipient(), address)
  fireEvent.keyDown(recipient(), { key: 'Enter' })
}
const request = () => vi.mocked(sendMail).mock.lastCall?.[0]

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(sendMail).mockResolvedValue({ status: 'ok', sent: 1, refused: [] })
  vi.mocked(uploadMailFile).mockImplementation((_file, name) => Promise.resolve(`sendEmailv3/u/${name}`))
  vi.mocked(removeMailFile).mockResolvedValue()
})

describe('sending an answer by e-mail', () => {
  it('MAIL-01 is offered only where the form has the option', async () => {
    await openView('/ver/respuesta-1?enviar=1', false)
    expect(screen.queryByRole('button', { name: 'Enviar por correo' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('MAIL-01 the mail goes to the added recipients, with subject and text, and a message says so', async () => {
    const { person } = await openDialog()
    addRecipient('diego@correo.test')
    await person.click(screen.getByText('Agregar norma@correo.test'))
    expect(recipients()).toHaveLength(2)
    expect(screen.getByText('Cada destinatario verá las direcciones de los demás.')).toBeInTheDocument()
    await person.click(screen.getByLabelText('Quitar a diego@correo.test'))
    fill(subject(), 'Copia')
    fill(screen.getByLabelText('Mensaje (opcional)'), 'Buenos días')
    await person.click(sendButton())
    expect(request()).toMatchObject({
      recipients: ['norma@correo.test'],
      subject: 'Copia',
      body: 'Buenos días',
      attachments: [],
      dataPdf: { answerId: 'respuesta-1', language: 'es' },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('El correo se envió a un destinatario.')).toBeInTheDocument()
  })

  it('MAIL-01 after a mail was sent the next one begins empty', async () => {
    const { person } = await openDialog()
    addRecipient('diego@correo.test')
    await person.click(sendButton())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(openButton())
    expect(await screen.findByLabelText(/^Asunto/)).toHaveValue('Comercios · VDR-7K3M9QXT2B')
    expect(screen.queryByRole('list', { name: 'Destinatarios' })).toBeNull()
  })

  it('MAIL-01 refuses a text that is no address, and asks to press + for an address that was only typed', async () => {
    const { person } = await openDialog()
    await person.click(sendButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('presione «+»')
    fill(recipient(), 'norma')
    await person.click(plus())
    expect(recipient()).toHaveAccessibleDescription('Ingrese una dirección válida')
    expect(recipient()).toHaveValue('norma')
    fill(recipient(), 'norma@correo.test')
    await person.click(sendButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('presione «+»')
    expect(sendMail).not.toHaveBeenCalled()
  })

  it('MAIL-01 asks for a subject', async () => {
    const { person } = await openDialog()
    addRecipient('norma@correo.test')
    fill(subject(), '')
    await person.click(sendButton())
    expect(subject()).toHaveAccessibleDescription('Escriba el asunto')
    expect(sendMail).not.toHaveBeenCalled()
  })

  it.each<[string, Error, RegExp]>([
    [
      'the mail server is away',
      new OutsideError({ outside: 'smtp', reason: 'down' }),
      /^Ha ocurrido un error al enviar el email, por favor intente nuevamente\.$/,
    ],
    ['it may not be', new DataError('forbidden'), /No tiene permiso/],
    [
      'as many were sent as may be',
      new MailRefusedError({ mail: 'quota', most: 100 }, null),
      /Ya envió 100 correos/,
    ],
    [
      'recipients are too many',
      new MailRefusedError({ mail: 'recipients', most: 20 }, null),
      /20 destinatarios como máximo/,
    ],
  ])('MAIL-01 keeps everything when %s, and tries the same mail again', async (_what, error, words) => {
    vi.mocked(sendMail).mockRejectedValueOnce(error)
    const { person } = await openDialog()
    await person.click(screen.getByText('Agregar norma@correo.test'))
    fill(screen.getByLabelText('Mensaje (opcional)'), 'Hola')
    await person.click(sendButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    const first = request()
    expect(recipients()).toHaveLength(1)
    expect(screen.getByLabelText('Mensaje (opcional)')).toHaveValue('Hola')
    await person.click(sendButton())
    expect(request()).toEqual(first)
    expect(sendMail).toHaveBeenCalledTimes(2)
  })

  it('MAIL-01 names recipients that the mail server refused', async () => {
    vi.mocked(sendMail).mockResolvedValue({ status: 'ok', sent: 1, refused: ['x@correo.test'] })
    const { person } = await openDialog()
    await person.click(screen.getByText('Agregar norma@correo.test'))
    await person.click(sendButton())
    expect(await screen.findByText('El correo no se pudo entregar a: x@correo.test')).toBeInTheDocument()
  })

  it('MAIL-01 waits for the network, and keeps what was written', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { person } = await openDialog()
    addRecipient('norma@correo.test')
    await person.click(sendButton())
    expect(screen.getAllByText(/^Conexión a internet perdida/)).toHaveLength(2)
    expect(sendMail).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await person.click(sendButton())
    expect(sendMail).toHaveBeenCalled()
    onLine.mockRestore()
  })

  it('MAIL-01 a dialog that is closed and opened again still has what was typed', async () => {
    const { person } = await openDialog()
    addRecipient('norma@correo.test')
    await person.click(screen.getByText('Cancelar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(openButton())
    expect(await screen.findByText('norma@correo.test')).toBeInTheDocument()
  })

  it('ANS-17 opens by itself after a save, and leaves the address as it was', async () => {
    const { person, address } = await openView('/ver/respuesta-1?enviar=1')
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    await person.click(screen.getByText('Cancelar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/ver/respuesta-1')
  })
})

describe('attachments', () => {
  it('MAIL-01 attachments are sent with the mail, except those that were removed', async () => {
    const { person } = await openDialog()
    choose(file('plano.pdf'), file('otro.pdf'))
    await person.click(await screen.findByLabelText('Quitar otro.pdf'))
    expect(removeMailFile).toHaveBeenCalledWith('sendEmailv3/u/otro.pdf')
    await person.click(screen.getByText('Agregar norma@correo.test'))
    await person.click(sendButton())
    expect(request()?.attachments).toEqual([{ path: 'sendEmailv3/u/plano.pdf', name: 'plano.pdf' }])
  })

  it.each([
    ['of another type', file('a.exe'), /a\.exe: Formato de documento no válido/],
    ['that is not what it says', file('a.pdf', '<html>'), /a\.pdf: Formato de documento no válido/],
    ['above 5 MB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.pdf'), /más de 5 MB/],
  ])('MAIL-01 a file %s is refused', async (_what, chosen, words) => {
    await openDialog()
    choose(chosen)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(uploadMailFile).not.toHaveBeenCalled()
  })

  it('MAIL-01 the mail waits while an attachment is uploaded, which can be cancelled', async () => {
    let signal: AbortSignal | undefined
    vi.mocked(uploadMailFile).mockImplementation((_file, _name, sending) => {
      sending.onProgress(0.4)
      signal = sending.signal
      return new Promise(() => undefined)
    })
    const { person } = await openDialog()
    await person.click(screen.getByText('Agregar norma@correo.test'))
    choose(file('plano.pdf'))
    expect(await screen.findByRole('progressbar', { name: 'Subiendo plano.pdf: 40 %' })).toBeInTheDocument()
    await person.click(sendButton())
    expect(await screen.findByText('Espere a que terminen de subir los archivos.')).toBeInTheDocument()
    await person.click(screen.getByLabelText('Cancelar plano.pdf'))
    expect(signal?.aborted).toBe(true)
    await person.click(sendButton())
    expect(request()?.attachments).toEqual([])
  })

  it('MAIL-01 an attachment whose upload failed can be tried again', async () => {
    vi.mocked(uploadMailFile).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await openDialog()
    await person.click(screen.getByText('Agregar norma@correo.test'))
    choose(file('plano.pdf'))
    expect(await screen.findByText(/^Ha ocurrido un error al subir o eliminar/)).toBeInTheDocument()
    await person.click(sendButton())
    expect(await screen.findByText(/Hay archivos que no se subieron/)).toBeInTheDocument()
    await person.click(screen.getByLabelText('Reintentar plano.pdf'))
    await person.click(sendButton())
    expect(request()?.attachments).toHaveLength(1)
  })

  it('MAIL-01 an attachment that the server lost is named, and can be uploaded again', async () => {
    const path = 'sendEmailv3/u/plano.pdf'
    vi.mocked(sendMail).mockRejectedValueOnce(new MailRefusedError({ mail: 'attachment', path }, null))
    const { person } = await openDialog()
    await person.click(screen.getByText('Agregar norma@correo.test'))
    choose(file('plano.pdf'))
    await screen.findByLabelText('Quitar plano.pdf')
    await person.click(sendButton())
    expect(await screen.findByText(/El archivo ya no está disponible/)).toBeInTheDocument()
    await person.click(screen.getByLabelText('Reintentar plano.pdf'))
    expect(uploadMailFile).toHaveBeenCalledTimes(2)
  })

  it('MAIL-01 unsent attachments are removed from the store when the page is left', async () => {
    const { unmount } = await openDialog()
    choose(file('plano.pdf'))
    await screen.findByLabelText('Quitar plano.pdf')
    unmount()
    expect(removeMailFile).toHaveBeenCalledWith('sendEmailv3/u/plano.pdf')
  })

  it('MAIL-01 leaving the page while a mail is sent keeps its files, and a message says if it failed', async () => {
    let fail: (error: Error) => void = () => undefined
    vi.mocked(sendMail).mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)))
    function View() {
      const [here, setHere] = useState(true)
      return here ? (
        <>
          <MailButton answer={answer()} />
          <button onClick={() => setHere(false)}>Irse</button>
        </>
      ) : null
    }
    const { person } = await renderStaff(<View />, {
      ...{ user: aUser('ROLE_SUPERVISOR'), pattern: '/ver/:answerId', at: '/ver/respuesta-1' },
    })
    await person.click(openButton())
    await screen.findByRole('dialog', { name: 'Enviar por correo' })
    addRecipient('diego@correo.test')
    choose(file('plano.pdf'))
    await screen.findByLabelText('Quitar plano.pdf')
    await person.click(sendButton())
    expect(sendMail).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByText('Irse'))
    await waitFor(() => expect(screen.queryByText('Enviar por correo')).toBeNull())
    expect(removeMailFile).not.toHaveBeenCalled()
    fail(new DataError('timeout'))
    expect(await screen.findByText(/Ha ocurrido un error al enviar el email/)).toBeInTheDocument()
  })
})
