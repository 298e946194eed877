import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadPublicForm } from '../../../data/public/forms'
import { NO_OPTIONS } from '../../../domain/form/options'
import { paths } from '../../../lib/paths'
import { aSection, aVersion, questions, TYPED } from '../../../testing/builders'
import { useAnsweringTexts } from '../../../testing/render-answering'
import { PublicAnswerPage } from '../PublicAnswerPage'

// What the store gives is made up: this is about what the page makes of its address.
vi.mock(import('../../../data/public/forms'), async (actual) => ({
  ...(await actual()),
  loadPublicForm: vi.fn(),
}))

const FORM_ID = 'comercios'

beforeEach(async () => {
  await useAnsweringTexts()
  const preguntas = questions(
    { titulo: 'Rubro', codigo: 'rubro' },
    { titulo: 'Metros', codigo: 'metros', ...TYPED.integer },
    { titulo: 'Detalle', codigo: 'detalle' },
  )
  vi.mocked(loadPublicForm).mockResolvedValue({
    form: {
      ...{ formId: FORM_ID, version: 1, abierto: true, motivo: null, titulo: 'Comercios', firmas: false },
      adjuntos: { imagen: false, documento: false, video: false, audio: false },
    },
    version: aVersion({
      opcionales: { ...NO_OPTIONS, publico: true },
      secciones: [aSection({ preguntas })],
    }),
  })
})

function visit(search: string) {
  const routes = [{ path: paths.publicAnswer.pattern, Component: PublicAnswerPage }]
  const initialEntries = [`${paths.publicAnswer.href(FORM_ID)}${search}`]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />)
  return userEvent.setup()
}

it('REACH-05 a link fills in answers, which the page tells and the person may change', async () => {
  const person = visit('?rubro=Bar%20%C3%91and%C3%BA&metros=muchos&otra=x')
  expect(await screen.findByText('El enlace completó 1 respuesta.')).toBeVisible()
  const rubro = screen.getByLabelText('Rubro')
  expect(rubro).toHaveValue('Bar Ñandú')
  expect(screen.getByLabelText('Metros')).toHaveValue('')
  await person.clear(rubro)
  await person.type(rubro, 'Kiosco')
  expect(rubro).toHaveValue('Kiosco')
})

it('REACH-05 a link that names nothing of the form says nothing', async () => {
  visit('?utm_source=diario')
  expect(await screen.findByLabelText('Rubro')).toHaveValue('')
  expect(screen.queryByText(/El enlace completó/)).toBeNull()
})
