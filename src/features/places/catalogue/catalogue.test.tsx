import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { catalogueOf, posterFile, saveCatalogue } from '../../../data/staff/catalogue'
import { countryTree } from '../../../data/staff/geography-tree'
import { downloadFile } from '../../../lib/download-file'
import { aUser } from '../../../testing/builders'
import { ARGENTINA, MONTCLAR_PATH, SPAIN } from '../../../testing/places'
import { DESK, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { CataloguePage } from './CataloguePage'

vi.mock('../../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../../data/staff/catalogue', () => ({
  catalogueOf: vi.fn(),
  saveCatalogue: vi.fn(),
  posterFile: vi.fn(),
}))
vi.mock('../../../data/staff/link-keys', () => ({ linkKeysOf: () => Promise.resolve({ keys: [] }) }))
vi.mock('../../../lib/download-file', () => ({ downloadFile: vi.fn() }))

const FORMS = [
  { id: 'poda', titulo: 'Poda', area: 'Espacios Verdes' },
  { id: 'beca', titulo: 'Beca', area: 'Educación' },
]
const STORED = {
  arrangement: {
    formularios: [{ id: 'poda', tema: 'ambiente' as const }],
    sitios: ['https://a.example'],
    version: 3,
  },
  forms: FORMS,
  key: 'MCV',
}
const open = () =>
  renderStaff(<CataloguePage />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/catalogo',
    at: `/catalogo?municipio=${MONTCLAR_PATH}`,
  })
const save = () => screen.getByRole('button', { name: 'Guardar' })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  vi.mocked(catalogueOf).mockResolvedValue(STORED)
  vi.mocked(saveCatalogue).mockResolvedValue({ version: 4 })
  setScreenWidth(DESK)
})

describe('arranging a catalogue', () => {
  it('REACH-02 REACH-03 forms and sites are added and taken away, and saved over what was read', async () => {
    const { person } = await open()
    expect(await screen.findByDisplayValue(/\/publico\/MCV$/)).toBeVisible()
    await person.click(save())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No hay cambios que guardar.')
    expect(saveCatalogue).not.toHaveBeenCalled()
    await person.click(screen.getByRole('combobox', { name: 'Agregar un formulario público' }))
    await person.click(await screen.findByRole('option', { name: 'Beca' }))
    await person.selectOptions(screen.getByRole('combobox', { name: 'Tema de «Beca»' }), 'educacion')
    await person.click(screen.getByRole('button', { name: 'Quitar «Poda» de la página' }))
    const site = screen.getByRole('textbox', { name: 'Sitio web' })
    await person.type(site, 'http://b.example{Enter}')
    expect(await screen.findByText(/Escriba el nombre de un sitio/)).toBeVisible()
    await person.clear(site)
    await person.type(site, 'www.b.example/tramites{Enter}')
    await person.click(save())
    await waitFor(() =>
      expect(saveCatalogue).toHaveBeenCalledWith({
        municipality: MONTCLAR_PATH,
        formularios: [{ id: 'beca', tema: 'educacion' }],
        sitios: ['https://a.example', 'https://www.b.example'],
        version: 3,
      }),
    )
  })

  it('REACH-02 what somebody else arranged meanwhile is not saved over, and what was done stays to be seen', async () => {
    vi.mocked(saveCatalogue).mockRejectedValue(new DataError('conflict'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Quitar «Poda» de la página' }))
    await person.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('Otra persona cambió el catálogo')
    expect(screen.queryByText('Poda')).toBeNull()
    expect(save()).toBeEnabled()
  })

  it('REACH-02 what somebody else arranged is loaded without losing what was done here, and both are saved', async () => {
    vi.mocked(saveCatalogue).mockRejectedValueOnce(new DataError('conflict'))
    const { person } = await open()
    await person.click(await screen.findByRole('combobox', { name: 'Agregar un formulario público' }))
    await person.click(await screen.findByRole('option', { name: 'Beca' }))
    await person.click(save())
    const again = await screen.findByRole('button', { name: 'Cargar sus cambios' })
    vi.mocked(catalogueOf).mockRejectedValueOnce(new DataError('down'))
    await person.click(again)
    expect(await screen.findByText(/El servicio no responde en este momento/)).toBeVisible()
    const sitios = [...STORED.arrangement.sitios, 'https://otro.example']
    vi.mocked(catalogueOf).mockResolvedValue({
      ...STORED,
      arrangement: { ...STORED.arrangement, sitios, version: 4 },
    })
    await person.click(again)
    const both = await screen.findByText(/Aquí están sus cambios junto con los de la otra persona/)
    expect(both.closest('[role=status]')).toHaveFocus()
    expect(screen.getByText(/otro\.example/)).toBeVisible()
    await person.click(save())
    const beca = { id: 'beca', tema: 'otros' }
    await waitFor(() =>
      expect(saveCatalogue).toHaveBeenLastCalledWith({
        municipality: MONTCLAR_PATH,
        formularios: [...STORED.arrangement.formularios, beca],
        sitios,
        version: 4,
      }),
    )
  })

  it('REACH-02 a form that is not public any more says so, and a municipality without any how to begin', async () => {
    vi.mocked(catalogueOf).mockResolvedValue({ ...STORED, forms: [] })
    await open()
    const [row] = await screen.findAllByRole('listitem')
    expect(row && within(row).getByText('Ya no es público: no se muestra')).toBeVisible()
    vi.mocked(catalogueOf).mockResolvedValue({
      ...STORED,
      forms: [],
      arrangement: { formularios: [], sitios: [], version: 0 },
    })
    await open()
    expect(await screen.findByText('El municipio no tiene formularios públicos')).toBeVisible()
  })

  it('REACH-02 a poster is downloaded, or it is said that it could not be made', async () => {
    vi.mocked(posterFile).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open()
    const poster = await screen.findByRole('button', { name: 'Afiche de «Poda»' })
    await person.click(poster)
    expect(await screen.findByText(/No se pudo preparar el afiche/)).toBeVisible()
    vi.mocked(posterFile).mockResolvedValue(new Blob(['%PDF-']))
    await person.click(poster)
    await waitFor(() => expect(downloadFile).toHaveBeenCalledWith(expect.any(Blob), 'afiche-poda.pdf'))
    expect(posterFile).toHaveBeenLastCalledWith({ formId: 'poda', language: 'es' })
  })

  it('REACH-02 a catalogue that cannot be loaded is asked for again', async () => {
    vi.mocked(catalogueOf).mockRejectedValue(new DataError('offline'))
    const { person } = await open()
    const again = await screen.findByRole('button', { name: 'Intentar nuevamente' })
    vi.mocked(catalogueOf).mockResolvedValue(STORED)
    await person.click(again)
    expect(await screen.findByText('Poda')).toBeVisible()
  })
})
