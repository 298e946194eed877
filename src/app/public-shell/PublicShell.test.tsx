import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { NO_BRANDING } from '../../domain/geography/branding'
import { useNamePlace } from '../../lib/place'
import { aVersion } from '../../testing/builders'
import { useAnsweringTexts } from '../../testing/render-answering'
import { PublicShell } from './PublicShell'

const form = Object.assign(aVersion(), { titulo_ca: 'Inspecció' })

function OneForm() {
  useNamePlace('Villa Alta', NO_BRANDING, form)
  return <h1>Inspección</h1>
}

const offered = async (at: string) => {
  await useAnsweringTexts('es')
  const children = [
    { path: '/formulario', element: <OneForm /> },
    { path: '/estado', element: <h1>Consultar estado</h1> },
  ]
  const router = createMemoryRouter([{ element: <PublicShell />, children }], { initialEntries: [at] })
  const page = render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  const languages = within(screen.getByRole('combobox')).getAllByRole('option')
  const names = languages.map((option) => option.textContent)
  page.unmount()
  return names
}

it('NAV-02 the frame of a form offers the languages that it has, that of other pages all of them', async () => {
  expect(await offered('/formulario')).toEqual(['Español', 'Català'])
  expect(await offered('/estado')).toHaveLength(8)
})
