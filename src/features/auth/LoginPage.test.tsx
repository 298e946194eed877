import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { signIn, signInByFactor } from '../../data/staff/session'
import { setSessionState } from '../../data/staff/session-state'
import { SignInError, type SignInErrorCode } from '../../data/staff/sign-in-error'
import { aUser } from '../../testing/builders'
import { memoryAddress, MemoryRoutes } from '../../testing/navigation'
import { speakSpanish } from '../../testing/texts'
import { LoginPage } from './LoginPage'

vi.mock('../../data/staff/password-reset', () => ({ sendPasswordReset: vi.fn() }))
vi.mock('../../data/staff/session', async () => {
  const { onSessionState } = await import('../../data/staff/session-state')
  const errors = await import('../../data/staff/sign-in-error')
  return {
    ...errors,
    watchSession: onSessionState,
    signIn: vi.fn(),
    signInByFactor: vi.fn(),
    signOut: vi.fn(),
  }
})

const email = () => screen.getByLabelText('Correo electrónico')
const password = () => screen.getByLabelText('Contraseña')
const submit = () => screen.getByRole('button', { name: 'Ingresar' })

async function open(at = '/login') {
  await speakSpanish()
  const { history, address } = memoryAddress(at)
  render(<MemoryRoutes history={history} routes={[{ path: '/login', Component: LoginPage }]} />)
  const person = userEvent.setup()
  const fill = async (mail: string, word: string) => {
    await person.type(email(), mail)
    if (word) await person.type(password(), word)
    await person.click(submit())
  }
  return { person, fill, address }
}

const refuse = (code: SignInErrorCode) => vi.mocked(signIn).mockRejectedValue(new SignInError(code, null))

beforeEach(() => {
  vi.mocked(signIn).mockReset()
  vi.mocked(sendPasswordReset).mockReset()
  setSessionState({ status: 'unauthenticated' })
})

describe('sign-in card', () => {
  it('AUTH-01 signs in with e-mail and password and goes home', async () => {
    vi.mocked(signIn).mockImplementation(async () => {
      setSessionState({ status: 'authenticated', user: aUser('ROLE_SUPERVISOR'), sid: 's1' })
      return null
    })
    const { fill, address } = await open()
    await fill(' ana@muni.example', 'secreta')
    expect(signIn).toHaveBeenCalledWith('ana@muni.example', 'secreta')
    await waitFor(() => expect(address()).toBe('/home'))
  })

  it('AUTH-01 ANS-14 goes on saying that it signs in until the session is known', async () => {
    vi.mocked(signIn).mockImplementation(async () => {
      setSessionState({ status: 'loading' })
      return null
    })
    const { fill } = await open()
    await fill('ana@muni.example', 'secreta')
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce())
    const button = screen.getByRole('button', { name: 'Ingresando…' })
    await userEvent.click(button)
    expect(signIn).toHaveBeenCalledOnce()
    act(() => setSessionState({ status: 'error', code: 'slow' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('El servicio tarda demasiado en responder.')
    expect(submit()).toBeVisible()
  })

  it('AUTH-01 wrong credentials are reported at the form, which takes the focus and keeps the e-mail', async () => {
    refuse('credentials')
    const { fill } = await open()
    await fill('ana@muni.example', 'equivocada')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('El correo electrónico o la contraseña no son correctos.')
    expect(alert).toHaveFocus()
    expect(email()).toHaveValue('ana@muni.example')
    expect(password()).toHaveValue('')
  })

  it.each<[SignInErrorCode, string, string]>([
    ['noUser', 'No existe el usuario para MuniFormularios.', 'Comuníquese con un supervisor'],
    ['severalUsers', 'Hay más de un usuario registrado con este correo', 'Comuníquese con un supervisor'],
    ['noAreas', 'Su usuario no tiene áreas municipales asignadas.', 'Comuníquese con un supervisor'],
    ['session', 'Error obteniendo datos de sesión.', 'Intente de nuevo'],
    ['tooMany', 'Hubo demasiados intentos de ingreso.', 'Intente de nuevo'],
    ['offline', 'No hay conexión con el servicio.', 'Revise su conexión'],
  ])('AUTH-04 AUTH-06 says for %s what happened and what to do', async (code, what, next) => {
    refuse(code)
    const { fill } = await open()
    await fill('ana@muni.example', 'secreta')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(what)
    expect(alert).toHaveTextContent(next)
  })

  it.each<SignInErrorCode>(['offline', 'slow', 'down'])(
    'AUTH-01 ANS-14 what was typed stays while nobody could judge it (%s)',
    async (code) => {
      refuse(code)
      const { person, fill } = await open()
      await fill('ana@muni.example', 'secreta')
      expect(await screen.findByRole('alert')).toHaveFocus()
      expect(password()).toHaveValue('secreta')
      await person.click(submit())
      expect(signIn).toHaveBeenCalledTimes(2)
      expect(signIn).toHaveBeenLastCalledWith('ana@muni.example', 'secreta')
    },
  )

  it('AUTH-01 an empty field says that it is missing, and the server is not asked', async () => {
    const { person, fill } = await open()
    await person.click(submit())
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription('Escriba su correo electrónico')
    await fill('ana', 'secreta')
    expect(email()).toHaveAccessibleDescription(/Escriba un correo electrónico completo/)
    expect(signIn).not.toHaveBeenCalled()
  })

  it('AUTH-01 shows and hides the password', async () => {
    const { person } = await open()
    expect(password()).toHaveAttribute('type', 'password')
    await person.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
    expect(password()).toHaveAttribute('type', 'text')
    await person.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }))
    expect(password()).toHaveAttribute('type', 'password')
  })

  it('AUTH-01 a second press while signing in does nothing', async () => {
    vi.mocked(signIn).mockReturnValue(new Promise(() => undefined))
    const { person, fill } = await open()
    await fill('ana@muni.example', 'secreta')
    await person.click(screen.getByRole('button', { name: 'Ingresando…' }))
    expect(signIn).toHaveBeenCalledOnce()
  })
})

describe('a second factor', () => {
  const STEP = { step: 'code', remembers: true, refused: null } as const
  it('OPS-01 is asked for after the password; a wrong code says so, a right one goes home', async () => {
    vi.mocked(signIn).mockResolvedValue(STEP)
    vi.mocked(signInByFactor).mockResolvedValueOnce({ ...STEP, refused: { reason: 'wait', minutes: 15 } })
    const { person, fill, address } = await open()
    await fill('ana@muni.example', 'secreta')
    const code = await screen.findByLabelText('Código')
    expect(code).toHaveFocus()
    await person.type(code, '111111')
    await person.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText(/Inténtelo de nuevo en 15 minutos/)).toBeVisible()
    vi.mocked(signInByFactor).mockImplementation(async () => {
      setSessionState({ status: 'authenticated', user: aUser('ROLE_SUPERVISOR'), sid: 's1' })
      return null
    })
    await person.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }))
    await person.type(screen.getByLabelText('Código de recuperación'), 'AAAAA-BBBBB')
    await person.click(screen.getByRole('checkbox', { name: /Recordar este dispositivo/ }))
    await person.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(signInByFactor).toHaveBeenLastCalledWith({ code: 'AAAAA-BBBBB', remember: true })
    await waitFor(() => expect(address()).toBe('/home'))
  })
})

describe('password recovery', () => {
  async function ask(address: string) {
    const page = await open()
    await page.person.click(screen.getByRole('button', { name: '¿Olvidó su contraseña?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recuperar la contraseña' }))
    if (address) await page.person.type(dialog.getByLabelText(/Correo electrónico/), address)
    await page.person.click(dialog.getByRole('button', { name: 'Enviar enlace' }))
    return dialog
  }

  it('AUTH-02 sends the link and says the same for any address', async () => {
    vi.mocked(sendPasswordReset).mockResolvedValue()
    await ask('quien@muni.example')
    expect(sendPasswordReset).toHaveBeenCalledWith('quien@muni.example')
    expect(await screen.findByText(/Si quien@muni.example pertenece a una cuenta/)).toBeInTheDocument()
  })

  it.each([
    ['', 'Escriba su correo electrónico'],
    ['quien', 'Escriba un correo electrónico completo'],
  ])('AUTH-02 refuses «%s» as an e-mail', async (address, message) => {
    const dialog = await ask(address)
    expect(dialog.getByText(new RegExp(message))).toBeInTheDocument()
    expect(sendPasswordReset).not.toHaveBeenCalled()
  })

  it('AUTH-02 says when the link could not be sent', async () => {
    vi.mocked(sendPasswordReset).mockRejectedValue(new Error('offline'))
    const dialog = await ask('quien@muni.example')
    expect(await dialog.findByRole('alert')).toHaveTextContent('No se pudo enviar el enlace.')
  })

  it('AUTH-02 ANS-14 blames the connection only where there is none', async () => {
    vi.mocked(sendPasswordReset).mockRejectedValue(new DataError('offline'))
    const dialog = await ask('quien@muni.example')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Revise su conexión a internet')
  })
})
