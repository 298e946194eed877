import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { areasByPath } from '../../data/staff/geography'
import { listFormsPage } from '../../data/staff/list-forms'
import { NO_OPTIONS } from '../../domain/form/options'
import type { Role } from '../../domain/user/roles'
import { aForm, areaPath, aUser, NOW } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { FormListPage } from './FormListPage'
import { giveForms } from './testing/listed'

vi.mock('../../data/staff/form-work', () => ({ workOf: vi.fn(() => Promise.resolve(new Map())) }))
vi.mock('../../data/staff/list-forms', () => ({
  FORMS_PER_PAGE: 7,
  listFormsPage: vi.fn(),
  countForms: vi.fn(),
  takesPayments: vi.fn(),
}))
vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../data/staff/geography', () => ({ areasByPath: vi.fn() }))

const TITLES = [
  'Acta de constatación',
  'Censo de arbolado',
  'Encuesta de satisfacción',
  'Inspección de comercios',
  'Inscripción a talleres',
  'Licencia de obra menor',
  'Permiso para eventos',
  'Reclamo por alumbrado',
]
const form = (titulo: string, given: Parameters<typeof aForm>[0] = {}) =>
  aForm({ id: titulo, titulo, ...given })
const LIGHTS = areaPath('alumbrado')
const forms = TITLES.map((titulo, index) => form(titulo, index === 7 ? { areas: [LIGHTS] } : {}))

const list = vi.mocked(listFormsPage)
const give = (given = forms, damaged = 0) => giveForms(given, damaged)
const open = (role: Role = 'ROLE_SUPERVISOR', at = '/listar') =>
  renderStaff(<FormListPage />, { user: aUser(role), pattern: '/listar', at })
const rows = () => screen.getAllByRole('row').slice(1)

beforeEach(() => {
  list.mockReset()
  setScreenWidth(DESK)
})

describe('form list', () => {
  it('LIST-02 shows name, area, scope and actions, the payment column only when some form has it', async () => {
    give([form('Uno', { opcionales: { ...NO_OPTIONS, publico: true } }), form('Dos')])
    const { unmount } = await open('ROLE_GENERADOR')
    const header = await screen.findAllByRole('columnheader')
    expect(header.map(({ textContent }) => textContent)).toEqual([
      'Nombre',
      'Área municipal',
      'Alcance',
      'Acciones',
    ])
    expect(rows().map((row) => within(row).getByRole('switch').matches(':checked'))).toEqual([true, false])
    unmount()
    give([form('Uno', { opcionales: { ...NO_OPTIONS, addPaymentGateway: true } })])
    await open()
    expect(await screen.findByRole('columnheader', { name: 'Pagos' })).toBeInTheDocument()
    expect(await screen.findByTitle('Cobra')).toBeInTheDocument()
  })

  it.each([DESK, PHONE])(
    'LIST-08 marks duplicated forms of municipalities 1 and 512 beside their title, and no others, at %i px',
    async (width) => {
      setScreenWidth(width)
      const of = (titulo: string, idMuniCore: string, isCopy = true) =>
        form(titulo, {
          municipioInfo: { nombre: 'Villa del Río', idMuniCore },
          duplicatedInfo: isCopy ? { username: 'ana', date: NOW, parentFormId: 'original' } : null,
        })
      give([
        of('Copia de 1', '1'),
        of('Copia de 512', '512'),
        of('Copia de 2', '2'),
        of('Original', '1', false),
      ])
      await open()
      await screen.findByText('Copia de 1')
      const marked = screen.getAllByTitle('Formulario duplicado')
      expect(marked).toHaveLength(2)
      for (const [index, title] of ['Copia de 1', 'Copia de 512'].entries())
        expect(marked[index]?.closest('svg')?.parentElement).toHaveTextContent(title)
    },
  )

  it.each([DESK, PHONE])(
    'LIST-03 people who may not decide who answers get no column for it at %i px',
    async (width) => {
      setScreenWidth(width)
      give([form('Uno', { opcionales: { ...NO_OPTIONS, publico: true } })])
      await open('ROLE_SUPERVISOR')
      expect(await screen.findByText('Uno')).toBeInTheDocument()
      expect(screen.queryByText(/^(Alcance|Público)$/)).toBeNull()
    },
  )

  it('LIST-04 shows 7 forms on a page and keeps the page in the address', async () => {
    give()
    const { person, address } = await open()
    expect(await screen.findByText('8 formularios')).toBeInTheDocument()
    expect(rows()).toHaveLength(7)
    await person.click(screen.getByRole('button', { name: /siguiente/i }))
    expect(await screen.findByRole('rowheader', { name: 'Reclamo por alumbrado' })).toBeInTheDocument()
    expect(rows()).toHaveLength(1)
    expect(address()).toBe('/listar?pagina=2')
  })

  it('LIST-01 finds a form by name without accents, drops leading spaces and goes back to the first page', async () => {
    give()
    const { person, address } = await open('ROLE_SUPERVISOR', '/listar?pagina=2')
    await person.type(await screen.findByRole('searchbox', { name: 'Buscar por nombre' }), ' inspeccion')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toHaveTextContent('Inspección de comercios')
    expect(address()).toBe('/listar?nombre=inspeccion')
  })

  it('LIST-01 finds forms by municipal area', async () => {
    give()
    vi.mocked(areasByPath).mockResolvedValue([{ path: LIGHTS, id: 'alumbrado', nombre: 'Alumbrado' }])
    const { person, address } = await open()
    await person.click(await screen.findByRole('combobox', { name: 'Área municipal' }))
    await person.click(await screen.findByRole('option', { name: 'Alumbrado' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(address()).toBe(`/listar?area=${encodeURIComponent(LIGHTS)}`)
    expect(rows()[0]).toHaveTextContent('Reclamo por alumbrado')
  })

  it('LIST-09 says what to loosen when nothing matches, and shows everything again', async () => {
    give()
    const { person } = await open('ROLE_SUPERVISOR', '/listar?nombre=zzz')
    expect(
      await screen.findByRole('heading', { name: 'No se encontraron formularios con ese nombre' }),
    ).toBeInTheDocument()
    await person.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0] ?? document.body)
    expect(await screen.findByText('8 formularios')).toBeInTheDocument()
    expect(rows()).toHaveLength(7)
  })

  it('LIST-09 says that there are no forms yet', async () => {
    give([])
    await open('ROLE_INSPECTOR')
    expect(
      await screen.findByRole('heading', { name: 'No tiene formularios asociados a su área.' }),
    ).toBeInTheDocument()
  })

  it('LIST-09 offers to try again when the list cannot be loaded', async () => {
    give()
    list.mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error al cargar la información, intente nuevamente.',
    )
    // Without network the drafts and the forms that were taken along are still there (DAY-05).
    expect(
      screen.getByRole('link', { name: 'Ver los borradores y formularios de este dispositivo' }),
    ).toHaveAttribute('href', '/dispositivo')
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText('8 formularios')).toBeInTheDocument()
  })

  it('LIST-09 shows an outline while the list loads, and the other forms when one is damaged', async () => {
    let arrive: (page: Awaited<ReturnType<typeof listFormsPage>>) => void = () => undefined
    give()
    list.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    await open()
    expect(screen.getByRole('status', { name: /cargando/i })).toBeInTheDocument()
    arrive({ forms: forms.slice(0, 7), damaged: 1, cursor: null })
    expect(await screen.findByText(/1 formulario no se puede leer/)).toBeInTheDocument()
    expect(rows()).toHaveLength(7)
  })

  it('LIST-05 LIST-10 offers what the role may do', async () => {
    give([form('Uno')])
    const { unmount, person } = await open('ROLE_SUPERVISOR')
    expect(await screen.findByRole('link', { name: 'Nuevo formulario' })).toHaveAttribute(
      'href',
      '/editar/nuevo/formulario',
    )
    expect(screen.getByRole('link', { name: 'Contestar Uno' })).toHaveAttribute('href', '/contestar/Uno')
    expect(screen.getByRole('link', { name: 'Respuestas de Uno' })).toHaveAttribute(
      'href',
      '/respuestas/listado/Uno',
    )
    expect(screen.getByRole('link', { name: 'Uno' })).toHaveAttribute('href', '/respuestas/listado/Uno')
    expect(screen.getByRole('link', { name: 'Ver estadísticas de Uno' })).toHaveAttribute(
      'href',
      '/estadisticas/Uno',
    )
    await person.click(screen.getByRole('button', { name: 'Más acciones de Uno' }))
    expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveAttribute('href', '/editar/Uno')
    const own = screen.getByRole('menuitem', { name: 'Mis respuestas' })
    expect(own).toHaveAttribute('href', '/misRespuestas/Uno')
    unmount()
    const generator = await open('ROLE_GENERADOR')
    await generator.person.click(await screen.findByRole('button', { name: 'Más acciones de Uno' }))
    expect(screen.getByRole('menuitem', { name: 'Editar' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Mis respuestas' })).toBeNull()
    await generator.person.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: /Contestar|Respuestas|estadísticas/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Uno' })).toHaveAttribute('href', '/editar/Uno')
    generator.unmount()
    const inspector = await open('ROLE_INSPECTOR')
    expect(await screen.findByRole('link', { name: 'Contestar Uno' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Nuevo formulario' })).toBeNull()
    await inspector.person.click(screen.getByRole('button', { name: 'Más acciones de Uno' }))
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(offered).toEqual(['Mis respuestas', 'Papelera'])
  })

  it('LIST-12 says that the answer was saved, with its code, and takes it out of the address', async () => {
    give()
    const { address } = await open('ROLE_INSPECTOR', '/listar?respuesta=VA-7K3M9QXT2B')
    const saved = await screen.findByText(
      /Formulario guardado correctamente\..*VA-7K3M9QXT2B/,
      {},
      { timeout: 3000 },
    )
    expect(saved).toBeInTheDocument()
    expect(address()).toBe('/listar')
  })

  it('NAV-05 shows cards on a phone', async () => {
    setScreenWidth(PHONE)
    give([form('Uno')])
    await open()
    const card = await screen.findByRole('listitem')
    expect(within(card).getByRole('heading', { name: 'Uno' })).toBeInTheDocument()
    expect(within(card).getByRole('link', { name: 'Respuestas de Uno' })).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
