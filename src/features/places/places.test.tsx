import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { municipality } from '../../data/staff/geography'
import { countryTree } from '../../data/staff/geography-tree'
import {
  addArea,
  addMunicipality,
  blockMunicipality,
  changeMunicipality,
  checkMuniCoreId,
  renameArea,
} from '../../data/staff/places'
import type { Role } from '../../domain/user/roles'
import { aUser } from '../../testing/builders'
import { ARGENTINA, aMunicipality, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { AreasPage } from './AreasPage'
import { MunicipalitiesPage } from './MunicipalitiesPage'

vi.mock('../../data/staff/geography', () => ({ municipality: vi.fn() }))
vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock(import('../../data/staff/places'), async (actual) => ({
  ...(await actual()),
  newPlaceId: () => 'nueva',
  addArea: vi.fn(),
  renameArea: vi.fn(),
  addMunicipality: vi.fn(),
  changeMunicipality: vi.fn(),
  checkMuniCoreId: vi.fn(),
  blockMunicipality: vi.fn(),
}))

const openAreas = (role: Role = 'ROLE_ADMIN', at = '/areas') =>
  renderStaff(<AreasPage />, { user: aUser(role), pattern: '/areas', at })
const openMunicipalities = () =>
  renderStaff(<MunicipalitiesPage />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/municipios',
    at: '/municipios',
  })
const headings = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const field = (name: RegExp) => screen.getByRole('textbox', { name })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  vi.mocked(municipality).mockResolvedValue({ ...aMunicipality(), areas: [], merchantCode: '999008881' })
  vi.mocked(checkMuniCoreId).mockResolvedValue('known')
  setScreenWidth(DESK)
})

describe('municipal areas', () => {
  it('GEO-01 shows an administrator the areas of every municipality, and which it is', async () => {
    await openAreas()
    expect(await headings()).toEqual(['Nombre', 'Municipio', 'Acciones'])
    expect(names()).toEqual(['Espacios Verdes', 'Inspección General', 'Urbanisme'])
  })

  it('GEO-01 shows an elevated supervisor the areas of the own municipality alone', async () => {
    await openAreas('ROLE_SUPERVISOR_ELEVADO')
    expect(await headings()).toEqual(['Nombre', 'Acciones'])
    expect(names()).toEqual(['Espacios Verdes', 'Inspección General'])
  })

  it('GEO-01 shows 7 on a page, and finds by name without accents', async () => {
    const areas = Array.from({ length: 9 }, (_, index) => ({
      path: `${MONTCLAR_PATH}/areas_municipales/${index}`,
      id: String(index),
      nombre: index === 8 ? 'Tránsito' : `Área ${index}`,
    }))
    const [province] = ARGENTINA.provincias
    const provincias = province ? [{ ...province, municipios: [aMunicipality({ areas })] }] : []
    vi.mocked(countryTree).mockResolvedValue([{ ...ARGENTINA, provincias }])
    const { person, address } = await openAreas()
    expect(await screen.findByText('9 resultados')).toBeInTheDocument()
    expect(names()).toHaveLength(7)
    await person.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(names()).toEqual(['Área 7', 'Tránsito'])
    await person.type(screen.getByRole('searchbox', { name: 'Buscar por nombre' }), 'transito')
    expect(names()).toEqual(['Tránsito'])
    expect(address()).toBe('/areas?nombre=transito')
    await person.type(screen.getByRole('searchbox'), 'x')
    await person.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))
    expect(names()).toHaveLength(7)
  })

  it('GEO-01 NAV-05 shows cards on a phone', async () => {
    setScreenWidth(PHONE)
    await openAreas()
    const cards = within(await screen.findByRole('list', { name: 'Áreas municipales' }))
    expect(cards.getByRole('heading', { name: 'Urbanisme' })).toBeInTheDocument()
    expect(cards.getByText('Montclar')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('GEO-02 says that the list cannot be loaded, and tries again', async () => {
    vi.mocked(countryTree).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await openAreas()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Se ha producido un error al obtener la lista de las Áreas del Municipio, por favor recargue la página.',
    )
    expect(screen.queryByRole('button', { name: 'Nueva área' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('GEO-01 a new area needs a name and a municipality, and each field says so', async () => {
    const { person } = await openAreas()
    await screen.findByRole('table')
    await person.click(screen.getByRole('button', { name: 'Nueva área' }))
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Debe seleccionar un municipio al cual pertenecera la área.',
      'El nombre de la área no debe estar vacio.',
    ])
    expect(addArea).not.toHaveBeenCalled()
    await person.click(screen.getByRole('combobox', { name: /Municipio/ }))
    await person.click(screen.getByRole('option', { name: 'Montclar (Barcelona, España)' }))
    await person.type(field(/Nombre del área/), ' Cultura ')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El área se creó correctamente')).toBeInTheDocument()
    expect(addArea).toHaveBeenCalledWith(MONTCLAR_PATH, 'nueva', 'Cultura')
    expect(countryTree).toHaveBeenCalledTimes(2)
  })

  it('GEO-01 what was typed stays when it cannot be saved', async () => {
    vi.mocked(addArea).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await openAreas('ROLE_SUPERVISOR_ELEVADO')
    await screen.findByRole('table')
    await person.click(screen.getByRole('button', { name: 'Nueva área' }))
    await person.type(field(/Nombre del área/), 'Cultura{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión')
    expect(field(/Nombre del área/)).toHaveValue('Cultura')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El área se creó correctamente')).toBeInTheDocument()
    expect(vi.mocked(addArea).mock.calls.map(([, id]) => id)).toEqual(['nueva', 'nueva'])
  })

  it('GEO-01 an area can be renamed', async () => {
    const { person } = await openAreas()
    await person.click(await screen.findByRole('button', { name: 'Renombrar Urbanisme' }))
    await person.clear(field(/Nombre del área/))
    await person.type(field(/Nombre del área/), 'Urbanisme i Obres{Enter}')
    expect(await screen.findByText('El área se renombró correctamente')).toBeInTheDocument()
    expect(renameArea).toHaveBeenCalledWith(
      `${MONTCLAR_PATH}/areas_municipales/urbanisme`,
      'Urbanisme i Obres',
    )
  })
})

describe('municipalities', () => {
  it('GEO-01 GEO-03 shows where they are, their key, their id and whether they are enabled', async () => {
    const [province] = SPAIN.provincias
    const blocked = aMunicipality({ nombre: 'Montclar', path: MONTCLAR_PATH, inhabilitado: true })
    const provincias = province ? [{ ...province, municipios: [blocked] }] : []
    vi.mocked(countryTree).mockResolvedValue([ARGENTINA, { ...SPAIN, provincias }])
    await openMunicipalities()
    expect(await headings()).toEqual([
      'Nombre',
      'Provincia',
      'Palabra clave',
      'ID de Municipio',
      'Estado',
      'Acciones',
    ])
    expect(
      screen.getByRole('row', { name: /Montclar Barcelona \(España\) VDR 101 Deshabilitado/ }),
    ).toBeInTheDocument()
  })

  it('GEO-01 a new municipality needs province, name, key and id, and each field says so', async () => {
    const { person } = await openMunicipalities()
    await screen.findByRole('table')
    await person.click(screen.getByRole('button', { name: 'Nuevo municipio' }))
    await person.type(field(/Palabra clave/), 'rc')
    await person.type(field(/ID de Municipio/), '012')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Debe seleccionar una provincia.',
      'Debe ingresar un nombre de Municipio.',
      'Palabra clave no válida. Debe tener dos o más letras y deben estar en mayúsculas.',
      'El ID de Municipio debe ser válido.',
    ])
    expect(addMunicipality).not.toHaveBeenCalled()
    await person.click(screen.getByRole('combobox', { name: /Provincia/ }))
    await person.click(screen.getByRole('option', { name: 'Córdoba (Argentina)' }))
    await person.type(field(/Nombre del municipio/), 'Río Cuarto')
    await person.clear(field(/Palabra clave/))
    await person.type(field(/Palabra clave/), 'RC')
    await person.clear(field(/ID de Municipio/))
    await person.type(field(/ID de Municipio/), '12')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El municipio se creó correctamente')).toBeInTheDocument()
    expect(addMunicipality).toHaveBeenCalledWith(
      {
        nombre: 'Río Cuarto',
        key: 'RC',
        idMuniCore: '12',
        merchantCode: '',
        provincePath: 'paises/ar/provincias/cordoba',
        ...{
          centro: '',
          videoHabilitado: false,
          usarAWS: false,
          ...{ guardaMinimo: '', guardaDias: '', guardaDesde: 'cambio', guardaAccion: 'anonimizar' },
          geocodificador: '',
        },
        zonaHoraria: 'America/Argentina/Cordoba',
        festivos: '',
        ...{ logo: '', color: '', contacto: '', avisoDatos: '' },
      },
      'nueva',
    )
  })

  it('GEO-04 a municipality keeps its own key', async () => {
    const { person } = await openMunicipalities()
    await person.click(await screen.findByRole('button', { name: 'Editar Montclar' }))
    await person.click(await screen.findByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El municipio se guardó correctamente')).toBeInTheDocument()
  })

  it('GEO-01 the focus goes to the first field that is refused', async () => {
    const { person } = await openMunicipalities()
    await person.click(await screen.findByRole('button', { name: 'Editar Montclar' }))
    await person.clear(await screen.findByRole('textbox', { name: /Palabra clave/ }))
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(field(/Palabra clave/)).toHaveFocus())
    expect(changeMunicipality).not.toHaveBeenCalled()
  })

  it('PAY-04 a municipality has the merchant that is paid, and a wrong merchant is refused at its field', async () => {
    const { person } = await openMunicipalities()
    await person.click(await screen.findByRole('button', { name: 'Editar Montclar' }))
    const merchant = await screen.findByRole('textbox', { name: /Comercio/ })
    expect(merchant).toHaveValue('999008881')
    expect(merchant).toHaveAccessibleDescription(/La clave del comercio no va aquí/)
    await person.type(merchant, '2')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('El comercio (FUC) tiene nueve números.')
    expect(changeMunicipality).not.toHaveBeenCalled()
    await person.clear(merchant)
    await person.type(merchant, '999008882')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El municipio se guardó correctamente')).toBeInTheDocument()
    expect(changeMunicipality).toHaveBeenCalledWith(
      MONTCLAR_PATH,
      expect.objectContaining({ merchantCode: '999008882' }),
      '512',
    )
  })

  it('PAY-04 a municipality whose record cannot be read cannot be changed, and can be read again', async () => {
    vi.mocked(municipality).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await openMunicipalities()
    await person.click(await screen.findByRole('button', { name: 'Editar Montclar' }))
    const again = await screen.findByRole('button', { name: 'Intentar nuevamente' })
    expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
    await person.click(again)
    expect(await screen.findByRole('textbox', { name: /Comercio/ })).toHaveValue('999008881')
  })

  it('GEO-03 a municipality is blocked after a question, but never one’s own', async () => {
    const { person } = await openMunicipalities()
    await person.click(await screen.findByRole('button', { name: 'Más acciones para Villa del Río' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Derechos de una persona',
      'Segundo factor',
      'Datos personales',
    ])
    await person.keyboard('{Escape}')
    await person.click(await screen.findByRole('button', { name: 'Más acciones para Montclar' }))
    await person.click(screen.getByRole('menuitem', { name: 'Deshabilitar' }))
    expect(blockMunicipality).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Deshabilitar municipio' }))
    expect(await screen.findByText('El municipio Montclar quedó deshabilitado')).toBeInTheDocument()
    expect(blockMunicipality).toHaveBeenCalledWith(MONTCLAR_PATH, true)
  })

  it('GEO-03 says why a municipality stays as it was', async () => {
    vi.mocked(blockMunicipality).mockRejectedValueOnce(new DataError('forbidden'))
    const { person } = await openMunicipalities()
    await person.click(await screen.findByRole('button', { name: 'Más acciones para Montclar' }))
    await person.click(screen.getByRole('menuitem', { name: 'Deshabilitar' }))
    await person.click(screen.getByRole('button', { name: 'Deshabilitar municipio' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No tiene permiso para este cambio.')
  })
})
