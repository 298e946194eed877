import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { loadPublicForm } from '../../../../data/public/forms'
import type { FormVersion } from '../../../../domain/form/form'
import { NO_OPTIONS } from '../../../../domain/form/options'
import { paths } from '../../../../lib/paths'
import { aSection, aVersion, questions, TYPED } from '../../../../testing/builders'
import { aPublicForm } from '../../../../testing/public-form'
import { PublicAnswerPage } from '../../PublicAnswerPage'

export const FORM_ID = 'comercios'

/** Has the store give a public form with codes to fill in; the test file mocks `data/public/forms`. */
export function storeForm(given: Partial<FormVersion> = {}): void {
  const preguntas = questions(
    { titulo: 'Rubro', codigo: 'rubro' },
    { titulo: 'Metros', codigo: 'metros', ...TYPED.integer },
    { titulo: 'Detalle', codigo: 'detalle' },
  )
  vi.mocked(loadPublicForm).mockResolvedValue({
    form: aPublicForm({ formId: FORM_ID, titulo: 'Comercios' }),
    version: aVersion({
      opcionales: { ...NO_OPTIONS, publico: true },
      secciones: [aSection({ preguntas })],
      ...given,
    }),
  })
}

/** Opens the public page of the form by a link with `search`, and gives the person who uses it. */
export function visit(search: string): UserEvent {
  const routes = [
    { path: paths.publicAnswer.pattern, Component: PublicAnswerPage },
    { path: '*', element: <p>guardada</p> },
  ]
  const initialEntries = [`${paths.publicAnswer.href(FORM_ID)}${search}`]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />)
  return userEvent.setup()
}
