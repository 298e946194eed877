import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Navigation } from '../lib/navigation'
import { memoryAddress } from '../testing/navigation'
import { speakSpanish } from '../testing/texts'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { App } from './router'

vi.mock('./staff-shell/StaffRoot', () => ({ StaffRoot: () => <h1>staff</h1> }))

async function open(at: string) {
  await speakSpanish()
  const { history, address } = memoryAddress(at)
  render(<App history={history} />)
  return { address }
}

afterEach(() => vi.restoreAllMocks())

it('NAV-03 the root leads to the home page', async () => {
  const { address } = await open('/')
  expect(await screen.findByRole('heading', { name: 'staff' })).toBeInTheDocument()
  expect(address()).toBe('/home')
})

it('NAV-03 an unknown address leads to /404, which leads home', async () => {
  const { address } = await open('/ninguna/parte')
  expect(await screen.findByRole('heading', { name: 'No se encontró la página solicitada.' })).toBeVisible()
  expect(address()).toBe('/404')
  expect(screen.getByRole('link', { name: 'Regresar al home' })).toHaveAttribute('href', '/home')
})

const Broken = () => {
  throw new Error('broken')
}
const Missing = lazy(() => Promise.reject(new Error('no such file')))

it.each([
  ['draw', Broken],
  ['load', Missing],
])('NAV-04 a page that fails to %s says so, says what is kept and leads home', async (_how, Page) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await speakSpanish()
  const { history } = memoryAddress('/listar')
  render(
    <Navigation history={history}>
      <ErrorBoundary fallback={<ErrorPage />}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </Navigation>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo sentimos, algo salió mal...')
  expect(screen.getByText(/queda guardado en este dispositivo/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Regresar al home' })).toHaveAttribute('href', '/home')
})

it('NAV-04 after a failure another page is drawn normally', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await speakSpanish()
  const { history } = memoryAddress('/listar')
  let broken = true
  const Sometimes = () => {
    if (broken) throw new Error('broken')
    return <p>drawn</p>
  }
  render(
    <Navigation history={history}>
      <ErrorBoundary fallback={<ErrorPage />}>
        <Sometimes />
      </ErrorBoundary>
    </Navigation>,
  )
  broken = false
  act(() => history.push('/home'))
  expect(await screen.findByText('drawn')).toBeInTheDocument()
})
