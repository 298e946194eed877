import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import {
  BreachedPasswordError,
  choosePassword,
  LinkOverError,
  WeakPasswordError,
  whosePassword,
} from '../../data/staff/password-reset'
import { aUser } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { NewPasswordPage } from './NewPasswordPage'

vi.mock(import('../../data/staff/password-reset'), async (actual) => ({
  ...(await actual()),
  whosePassword: vi.fn(),
  choosePassword: vi.fn(),
}))

const open = () =>
  renderStaff(<NewPasswordPage />, {
    ...{ user: aUser('ROLE_INSPECTOR'), pattern: '/clave', at: '/clave#codigo%2Fdel-mail' },
  })
const field = () => screen.findByLabelText(/Contraseña nueva/)
const save = () => screen.findByRole('button', { name: 'Guardar la contraseña' })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(whosePassword).mockResolvedValue('rocio@villadelrio.test')
  vi.mocked(choosePassword).mockResolvedValue()
})

it('AUTH-02 USER-02 a password is chosen with the link of the mail, and the way to sign in follows', async () => {
  const { person } = await open()
  expect(await screen.findByText('Para la cuenta rocio@villadelrio.test.')).toBeInTheDocument()
  expect(whosePassword).toHaveBeenCalledWith('codigo/del-mail')
  await person.type(await field(), 'corta')
  await person.click(await save())
  expect(screen.getByText('Escriba al menos 12 caracteres.')).toBeInTheDocument()
  expect(choosePassword).not.toHaveBeenCalled()
  await person.type(await field(), ' pero ya no')
  vi.mocked(choosePassword).mockRejectedValueOnce(new WeakPasswordError(null))
  await person.click(await save())
  expect(await screen.findByText(/fácil de adivinar/)).toBeInTheDocument()
  vi.mocked(choosePassword).mockRejectedValueOnce(new BreachedPasswordError())
  await person.click(await save())
  expect(await screen.findByText(/listas de contraseñas robadas/)).toBeInTheDocument()
  expect(await field()).toHaveFocus()
  vi.mocked(choosePassword).mockRejectedValueOnce(new DataError('timeout'))
  await person.click(await save())
  expect(await screen.findByRole('alert')).toHaveTextContent('El servicio tarda demasiado en responder.')
  await person.click(await save())
  expect(await screen.findByText('Su contraseña se guardó. Ya puede ingresar con ella.')).toBeInTheDocument()
  expect(choosePassword).toHaveBeenLastCalledWith('codigo/del-mail', 'corta pero ya no')
  expect(screen.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/login')
})

it('AUTH-02 a link that is over says so and how to get another, also when it ends while a password is typed', async () => {
  const { person, unmount } = await open()
  vi.mocked(choosePassword).mockRejectedValueOnce(new LinkOverError(null))
  await person.type(await field(), 'una frase corta')
  await person.click(await save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace ya no vale')
  unmount()
  vi.mocked(whosePassword).mockRejectedValue(new LinkOverError(null))
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace ya no vale')
  expect(screen.getByRole('link', { name: 'Ir a la página de ingreso' })).toHaveAttribute('href', '/login')
})
