import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { municipality } from '../../data/staff/geography'
import { countryTree } from '../../data/staff/geography-tree'
import { changeMunicipality, checkMuniCoreId, KeyTakenError } from '../../data/staff/places'
import { aUser } from '../../testing/builders'
import { ARGENTINA, aMunicipality, SPAIN } from '../../testing/places'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { MunicipalitiesPage } from './MunicipalitiesPage'

vi.mock('../../data/staff/geography', () => ({ municipality: vi.fn() }))
vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock(import('../../data/staff/places'), async (actual) => ({
  ...(await actual()),
  changeMunicipality: vi.fn(),
  checkMuniCoreId: vi.fn(),
}))

const openMunicipalities = () =>
  renderStaff(<MunicipalitiesPage />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/municipios',
    at: '/municipios',
  })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  vi.mocked(municipality).mockResolvedValue({ ...aMunicipality(), areas: [], merchantCode: '999008881' })
  vi.mocked(checkMuniCoreId).mockResolvedValue('known')
  setScreenWidth(DESK)
})

describe('what no two municipalities have', () => {
  it('GEO-04 the key of another municipality is refused at its field, also when only the server knows of it', async () => {
    const { person } = await openMunicipalities()
    await person.click(await screen.findByRole('button', { name: 'Editar Montclar' }))
    const key = await screen.findByRole('textbox', { name: /Palabra clave/ })
    const type = async (text: string) => {
      await person.clear(key)
      await person.type(key, text)
      await person.click(screen.getByRole('button', { name: 'Guardar' }))
    }
    await type('VDR')
    expect(await screen.findByRole('alert')).toHaveTextContent('Esa palabra clave no está libre')
    await waitFor(() => expect(key).toHaveFocus())
    expect(changeMunicipality).not.toHaveBeenCalled()
    vi.mocked(changeMunicipality).mockRejectedValueOnce(new KeyTakenError('key', 'MNT'))
    await type('MNT')
    expect(await screen.findByRole('alert')).toHaveTextContent('Esa palabra clave no está libre')
    expect(key).toHaveValue('MNT')
    await waitFor(() => expect(key).toHaveFocus())
    await type('MONT')
    expect(await screen.findByText('El municipio se guardó correctamente')).toBeInTheDocument()
    expect(vi.mocked(changeMunicipality).mock.calls.map(([, { key: sent }]) => sent)).toEqual(['MNT', 'MONT'])
  })

  const openMontclar = async () => {
    const { person } = await openMunicipalities()
    await person.click(await screen.findByRole('button', { name: 'Editar Montclar' }))
    const id = await screen.findByRole('textbox', { name: /ID/ })
    const save = screen.getByRole('button', { name: 'Guardar' })
    const type = (text: string) => {
      fireEvent.change(id, { target: { value: text } })
      return person.click(save)
    }
    return { person, save, type }
  }

  it('GEO-04 an id that the management system does not know, or that another municipality has, is refused at its field', async () => {
    const { type } = await openMontclar()
    vi.mocked(checkMuniCoreId).mockResolvedValueOnce('unknown')
    await type('9090')
    expect(await screen.findByText('MuniGestion no conoce ningún municipio con ese ID.')).toBeInTheDocument()
    expect(changeMunicipality).not.toHaveBeenCalled()
    vi.mocked(changeMunicipality).mockRejectedValueOnce(new KeyTakenError('idMuniCore', '9091'))
    await type('9091')
    expect(await screen.findByText('Ese ID ya es de otro municipio.')).toBeInTheDocument()
  })

  it('GEO-04 an id that the list has already is refused before anybody is asked', async () => {
    const { type } = await openMontclar()
    await type('101')
    expect(await screen.findByText('Ese ID ya es de otro municipio.')).toBeInTheDocument()
    expect(checkMuniCoreId).not.toHaveBeenCalled()
    expect(changeMunicipality).not.toHaveBeenCalled()
  })

  it('GEO-04 an id is saved unchecked while the management system is down, once somebody saves it again', async () => {
    const { person, save, type } = await openMontclar()
    vi.mocked(checkMuniCoreId).mockResolvedValueOnce('unchecked')
    await type('9092')
    expect(
      await screen.findByText(/MuniGestion no responde: no se pudo comprobar el ID 9092/),
    ).toBeInTheDocument()
    expect(changeMunicipality).not.toHaveBeenCalled()
    await person.click(save)
    expect(await screen.findByText('El municipio se guardó correctamente')).toBeInTheDocument()
    expect(checkMuniCoreId).toHaveBeenCalledOnce()
  })
})
