import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPublicForm, type LoadedPublicForm } from '../../../data/public/forms'
import { DataError } from '../../../data/errors'
import type { FormVersion } from '../../../domain/form/form'
import { NO_OPTIONS } from '../../../domain/form/options'
import { NO_BRANDING } from '../../../domain/geography/branding'
import { paths } from '../../../lib/paths'
import { aVersion } from '../../../testing/builders'
import { aPublicForm } from '../../../testing/public-form'
import { useAnsweringTexts } from '../../../testing/render-answering'
import { Framed } from '../../../testing/shown-place'
import { PublicAnswerPage } from '../PublicAnswerPage'

vi.mock(import('../../../data/public/forms'), async (actual) => ({
  ...(await actual()),
  loadPublicForm: vi.fn(),
}))
const load = vi.mocked(loadPublicForm)

const publicVersion = (given: Partial<FormVersion>) =>
  aVersion({ opcionales: { ...NO_OPTIONS, publico: true }, ...given })
const open = (
  version: FormVersion | null,
  motivo: LoadedPublicForm['form']['motivo'] = null,
): LoadedPublicForm => ({
  form: aPublicForm({ formId: 'comercios', abierto: version !== null, motivo, titulo: 'Comercios' }),
  version,
})

beforeEach(async () => {
  vi.resetAllMocks()
  await useAnsweringTexts()
})

function visitForm() {
  const router = createMemoryRouter([{ path: paths.publicAnswer.pattern, Component: PublicAnswerPage }], {
    initialEntries: [paths.publicAnswer.href('comercios')],
  })
  render(
    <Framed>
      <RouterProvider router={router} />
    </Framed>,
  )
}

describe('a public form that cannot be answered', () => {
  it.each([
    ['missing', new DataError('notFound'), 'El formulario a contestar no existe.'],
    ['damaged', new DataError('damaged'), 'No se puede mostrar este formulario.'],
    ['anything else', new Error('?'), 'Ocurrió un error al realizar la acción.'],
  ])('ANS-11 says what is wrong when the form is %s', async (_name, error, title) => {
    load.mockRejectedValue(error)
    visitForm()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it.each([
    ['eliminado', 'El formulario que desea contestar no existe o ha sido eliminado.'],
    ['limite', 'Este formulario ya no recibe respuestas.'],
    ['municipio', 'Este formulario no está disponible por ahora.'],
  ] as const)(
    'ANS-11 says why a form takes no answers, what to do and who helps: %s',
    async (motivo, title) => {
      const { form } = open(null, motivo)
      const marca = { ...NO_BRANDING, contacto: 'Mesa de entradas, tel. 0351 455-1234' }
      load.mockResolvedValue({ form: { ...form, municipio: 'Villa del Río', marca }, version: null })
      visitForm()
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(screen.getByText('Comercios')).toBeVisible()
      const todo = screen.getByRole('heading', { name: 'Qué puede hacer' }).parentElement
      expect(todo).toHaveTextContent(/(Pregunte|Haga) /)
      expect(await screen.findByRole('heading', { name: 'Comuníquese con Villa del Río' })).toBeVisible()
      expect(screen.getByRole('link', { name: '0351 455-1234' })).toHaveAttribute('href', 'tel:03514551234')
      expect(screen.getByRole('link', { name: 'Consultar algo que ya envió' })).toHaveAttribute(
        'href',
        paths.status.href(),
      )
    },
  )

  it('AUTH-11 a blocked municipality’s form says which notice to tell when calling, also where nobody said how', async () => {
    load.mockResolvedValue(open(null, 'municipio'))
    visitForm()
    expect(await screen.findByText(/«Acceso denegado. Municipio bloqueado.»/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Comuníquese con la municipalidad' })).toBeVisible()
    expect(screen.getByText(/^Por teléfono o en persona/)).toBeVisible()
  })

  it('ANS-11 a link that leads to no form names no town hall, and says how to get the right one', async () => {
    load.mockRejectedValue(new DataError('notFound'))
    visitForm()
    expect(await screen.findByText(/el enlace pudo llegar cortado/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: /^Comuníquese/ })).toBeNull()
  })

  it('ANS-11 says that a form without sections has nothing to answer', async () => {
    load.mockResolvedValue(open(publicVersion({ secciones: [] })))
    visitForm()
    expect(await screen.findByText('Este formulario todavía no tiene preguntas.')).toBeVisible()
  })

  it('ANS-11 leads to the citizen portal where the form belongs there', async () => {
    load.mockResolvedValue(
      open(publicVersion({ opcionales: { ...NO_OPTIONS, citizenAssociationFromCitizenPortal: true } })),
    )
    visitForm()
    expect(await screen.findByText('Este formulario se contesta desde el Portal Ciudadano.')).toBeVisible()
  })
})
