import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSignInMethods } from '../../data/staff/provider'
import { signInByProvider } from '../../data/staff/session'
import { setSessionState } from '../../data/staff/session-state'
import { SignInError, type SignInErrorCode } from '../../data/staff/sign-in-error'
import { aUser } from '../../testing/builders'
import { memoryAddress, MemoryRoutes } from '../../testing/navigation'
import { speakSpanish } from '../../testing/texts'
import { LoginPage } from './LoginPage'

vi.mock('../../data/staff/single-sign-on', () => ({ prepareProvider: vi.fn() }))
vi.mock('../../data/staff/before-session', () => ({ callBeforeSession: vi.fn() }))
vi.mock(import('../../data/staff/provider'), async (actual) => ({
  ...(await actual()),
  getSignInMethods: vi.fn(),
}))
vi.mock('../../data/staff/session', async () => {
  const { onSessionState } = await import('../../data/staff/session-state')
  const errors = await import('../../data/staff/sign-in-error')
  return {
    ...errors,
    watchSession: onSessionState,
    signIn: vi.fn(),
    signInByProvider: vi.fn(),
    signOut: vi.fn(),
  }
})

const LABEL = 'Ingresar con la cuenta del municipio'
async function open() {
  await speakSpanish()
  const { history, address } = memoryAddress('/login')
  render(
    <MemoryRoutes
      history={history}
      routes={[
        { path: '/login', Component: LoginPage },
        { path: '/login/sin-usuario', Component: () => <p>sin usuario</p> },
      ]}
    />,
  )
  return { person: userEvent.setup(), address }
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubEnv('VITE_SSO_PROVIDER', 'oidc.municipio')
  vi.mocked(getSignInMethods).mockResolvedValue({ singleSignOn: true })
  setSessionState({ status: 'unauthenticated' })
})
afterEach(() => vi.unstubAllEnvs())

describe('the button of the single sign-on', () => {
  it('AUTH-03 signs in with the provider of the build and goes home', async () => {
    vi.mocked(signInByProvider).mockImplementation(async () => {
      setSessionState({ status: 'authenticated', user: aUser('ROLE_SUPERVISOR'), sid: 's1' })
      return null
    })
    const { person, address } = await open()
    await person.click(screen.getByRole('button', { name: LABEL }))
    expect(signInByProvider).toHaveBeenCalledWith('oidc.municipio')
    await waitFor(() => expect(address()).toBe('/home'))
  })

  it('AUTH-03 a build without a provider has no button, and the server is not asked', async () => {
    vi.stubEnv('VITE_SSO_PROVIDER', '')
    await open()
    expect(screen.queryByRole('button', { name: LABEL })).not.toBeInTheDocument()
    expect(getSignInMethods).not.toHaveBeenCalled()
  })

  it('AUTH-08 the button goes when the server says that it is switched off, and stays when the server does not respond', async () => {
    vi.mocked(getSignInMethods).mockResolvedValueOnce({ singleSignOn: false })
    await open()
    await waitFor(() => expect(screen.queryByRole('button', { name: LABEL })).not.toBeInTheDocument())
  })

  it('AUTH-03 a person without a user is led to the login error page', async () => {
    vi.mocked(signInByProvider).mockRejectedValue(new SignInError('noUser', null))
    const { person, address } = await open()
    await person.click(screen.getByRole('button', { name: LABEL }))
    await waitFor(() => expect(address()).toBe('/login/sin-usuario'))
  })

  it.each<[SignInErrorCode, string]>([
    ['unproven', 'Su proveedor no confirma que este correo electrónico sea suyo.'],
    ['blocked', 'El navegador no dejó abrir la ventana para ingresar.'],
    ['givenUp', 'La ventana se cerró antes de terminar de ingresar.'],
    ['methodOff', 'Por ahora no se puede ingresar con la cuenta del municipio.'],
    ['unreached', 'No se pudo abrir la página de ingreso de su municipalidad; MuniFormularios sí responde.'],
    ['offline', 'No hay conexión con el servicio.'],
    ['account', 'Esta cuenta no es la que se le dio a su usuario.'],
  ])('AUTH-03 AUTH-06 says for %s what happened', async (code, words) => {
    vi.mocked(signInByProvider).mockRejectedValue(new SignInError(code, null))
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: LABEL }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveFocus()
  })
})
