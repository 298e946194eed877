import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { speakSpanish } from '../testing/texts'
import { ErrorPage } from './ErrorPage'
import { routes } from './router'

vi.mock('./staff-shell/StaffRoot', () => ({ StaffRoot: () => <h1>staff</h1> }))
vi.mock('./staff-shell/StaffShell', () => ({ StaffShell: () => null }))
vi.mock('../features/home/HomePage', () => ({ HomePage: () => null }))

async function open(at: string, table: RouteObject[] = routes) {
  await speakSpanish()
  const router = createMemoryRouter(table, { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return router
}

afterEach(() => vi.restoreAllMocks())

it('NAV-03 the root leads to the home page', async () => {
  const router = await open('/')
  expect(await screen.findByRole('heading', { name: 'staff' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/home')
})

it('NAV-03 an unknown address leads to /404, which leads home', async () => {
  const router = await open('/ninguna/parte')
  expect(await screen.findByRole('heading', { name: 'No se encontró la página solicitada.' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/404')
  expect(screen.getByRole('link', { name: 'Regresar al home' })).toHaveAttribute('href', '/home')
})

it('NAV-04 a page that fails to draw says so, says what is kept and leads home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('broken')
  }
  await open('/', [{ path: '/', Component: Broken, ErrorBoundary: ErrorPage }])
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo sentimos, algo salió mal...')
  expect(screen.getByText(/queda guardado en este dispositivo/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Regresar al home' })).toHaveAttribute('href', '/home')
})

it('NAV-04 a page that fails to load says so inside its frame', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open('/', [
    {
      path: '/',
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      lazy: () => Promise.reject(new Error('no such file')),
    },
  ])
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo sentimos, algo salió mal...')
})
