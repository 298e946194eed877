import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError, LimitError } from '../../data/errors'
import { askForAccess, readOwnRequest, type GetAccessRequestResponse } from '../../data/staff/own-request'
import { AREA, aUser } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { NoUserPage } from './NoUserPage'

vi.mock('../../data/staff/own-request', () => ({ readOwnRequest: vi.fn(), askForAccess: vi.fn() }))

const OWN: GetAccessRequestResponse = {
  state: 'none',
  answer: '',
  email: 'nueva@villadelrio.test',
  municipalities: [{ name: 'Villa del Río', areas: [{ path: AREA, name: 'Inspección General' }] }],
}
const open = () =>
  renderStaff(<NoUserPage />, {
    ...{ user: aUser('ROLE_INSPECTOR'), pattern: '/login/sin-usuario', at: '/login/sin-usuario' },
  })
const send = () => screen.findByRole('button', { name: 'Enviar la solicitud' })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(readOwnRequest).mockResolvedValue(OWN)
})

describe('the login error page', () => {
  it('AUTH-03 says that there is no user and whom to ask, and takes the focus', async () => {
    await open()
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('No existe el usuario para MuniFormularios.')
    expect(heading).toHaveFocus()
    expect(screen.getByText('Comuníquese con un supervisor para que registre su cuenta.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ingresar con otra cuenta' })).toHaveAttribute('href', '/login')
  })

  it('USER-06 sends a request for a user with area, role and reason; an empty field says that it is missing', async () => {
    vi.mocked(askForAccess).mockRejectedValueOnce(new LimitError('requests')).mockResolvedValueOnce()
    const { person } = await open()
    await person.click(await send())
    expect(screen.getAllByText('Complete este campo.')).toHaveLength(3)
    expect(askForAccess).not.toHaveBeenCalled()
    await person.click(screen.getByRole('combobox', { name: /Área/ }))
    await person.click(screen.getByRole('option', { name: 'Inspección General' }))
    await person.click(screen.getByRole('combobox', { name: /Rol/ }))
    expect(screen.queryByRole('option', { name: 'Administrador' })).not.toBeInTheDocument()
    await person.click(screen.getByRole('option', { name: 'Inspector' }))
    await person.click(screen.getByRole('textbox'))
    await person.paste('Empiezo el lunes.')
    await person.click(await send())
    expect(await screen.findByText(/Se intentó muchas veces/)).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveValue('Empiezo el lunes.')
    await person.click(await send())
    expect(await screen.findByText('Su solicitud está en espera')).toBeInTheDocument()
    expect(askForAccess).toHaveBeenLastCalledWith({
      ...{ area: AREA, role: 'ROLE_INSPECTOR', reason: 'Empiezo el lunes.', language: 'es' },
    })
  })

  it('USER-06 says that a request waits, and offers no second one', async () => {
    vi.mocked(readOwnRequest).mockResolvedValue({ ...OWN, state: 'open', municipalities: [] })
    await open()
    expect(await screen.findByText('Su solicitud está en espera')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enviar la solicitud' })).not.toBeInTheDocument()
  })

  it('USER-06 says why the last one was refused, and takes another', async () => {
    vi.mocked(readOwnRequest).mockResolvedValue({ ...OWN, state: 'refused', answer: 'Falta la nota.' })
    await open()
    expect(await screen.findByText('Falta la nota.')).toBeInTheDocument()
    expect(await send()).toBeInTheDocument()
  })

  it('USER-06 a person who did not come from the provider in this page is told to sign in there first', async () => {
    vi.mocked(readOwnRequest).mockResolvedValue(null)
    await open()
    expect(await screen.findByText(/ingrese primero con la cuenta del municipio/)).toBeInTheDocument()
  })

  it('USER-06 says that the request cannot be read, and tries again', async () => {
    vi.mocked(readOwnRequest).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await send()).toBeInTheDocument()
  })
})
