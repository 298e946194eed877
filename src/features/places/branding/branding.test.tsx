import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { municipality } from '../../../data/staff/geography'
import { countryTree } from '../../../data/staff/geography-tree'
import { uploadLogo } from '../../../data/staff/logo'
import { changeMunicipality } from '../../../data/staff/places'
import { aMunicipality, MONTCLAR_PATH, SPAIN } from '../../../testing/places'
import { editMontclar } from '../testing/edit-montclar'

vi.mock('../../../data/staff/geography', () => ({ municipality: vi.fn() }))
vi.mock('../../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../../data/staff/logo', () => ({ uploadLogo: vi.fn() }))
vi.mock(import('../../../data/staff/places'), async (actual) => ({
  ...(await actual()),
  changeMunicipality: vi.fn(),
}))

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const logoInput = () => screen.getByLabelText('Logotipo', { selector: 'input' })
const sent = () => vi.mocked(changeMunicipality).mock.lastCall?.[1]

beforeEach(() => {
  vi.resetAllMocks()
  // This environment draws no pictures.
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
  vi.mocked(countryTree).mockResolvedValue([SPAIN])
  vi.mocked(municipality).mockResolvedValue({
    ...{ ...aMunicipality(), areas: [], usarAWS: true, ubicacion: { lat: 41.6, lng: 2.3 } },
    marca: { logo: '', color: '#0b4a57', contacto: 'Tel. 1', avisoDatos: 'Aviso' },
  })
  vi.mocked(uploadLogo).mockResolvedValue('https://archivos.test/logo.png')
})

describe('how a municipality shows itself, in its dialog', () => {
  it('GEO-04 PDF-02 the dialog shows the stored branding and saves the changes', async () => {
    const person = await editMontclar()
    expect(field(/Centro del mapa/)).toHaveValue('41.6, 2.3')
    expect(screen.getByRole('switch', { name: /segunda instalación/ })).toBeChecked()
    expect(field(/^Contacto/)).toHaveValue('Tel. 1')
    await person.click(screen.getByRole('switch', { name: /pueden pedir videos/ }))
    await person.clear(field(/Centro del mapa/))
    await person.type(field(/Aviso sobre los datos/), '!')
    await person.upload(logoInput(), new File([PNG], 'escudo.png', { type: 'image/png' }))
    expect(await screen.findByRole('button', { name: 'Cambiar el logotipo' })).toBeVisible()
    expect(vi.mocked(uploadLogo).mock.lastCall?.[0]).toBe('montclar')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El municipio se guardó correctamente')).toBeInTheDocument()
    expect(vi.mocked(changeMunicipality).mock.lastCall?.[0]).toBe(MONTCLAR_PATH)
    expect(sent()).toMatchObject({
      ...{ centro: '', videoHabilitado: true, usarAWS: true, color: '#0b4a57' },
      ...{ logo: 'https://archivos.test/logo.png', contacto: 'Tel. 1', avisoDatos: 'Aviso!' },
    })
  })

  it('PDF-02 a colour is picked, and the head of a form shows it at once', async () => {
    await editMontclar()
    const picker = screen.getByLabelText('Elegir el color')
    expect(picker).toHaveValue('#0b4a57')
    fireEvent.change(picker, { target: { value: '#1f4e79' } })
    expect(field(/^Color/)).toHaveValue('#1f4e79')
    expect(screen.getByRole('img', { name: 'Así se ve el encabezado' })).toHaveTextContent('Montclar')
  })

  it('PDF-02 a colour on which white cannot be read is refused at its field while it is typed, and not saved', async () => {
    const person = await editMontclar()
    const color = field(/^Color/)
    expect(screen.getByRole('img', { name: 'Así se ve el encabezado' })).toBeVisible()
    await person.clear(color)
    await person.type(color, '#FFD166')
    expect(await screen.findByRole('alert')).toHaveTextContent('el contraste con blanco es 1,4')
    expect(color).toHaveAccessibleDescription(/4,5 o más/)
    expect(screen.queryByRole('img', { name: 'Así se ve el encabezado' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(changeMunicipality).not.toHaveBeenCalled()
    expect(color).toHaveFocus()
  })

  it.each([
    [
      'no picture, whatever it is called',
      new File(['<svg/>'], 'logo.png', { type: 'image/png' }),
      /no es una imagen/,
    ],
    [
      'too large',
      new File([PNG, new Uint8Array(1024 * 1024)], 'logo.png', { type: 'image/png' }),
      /más de 1 MB/,
    ],
  ])('PDF-02 a logo that is %s is told and not sent', async (_what, file, words) => {
    const person = await editMontclar()
    await userEvent.upload(logoInput(), file)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(uploadLogo).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    await screen.findByText('El municipio se guardó correctamente')
    expect(sent()).toMatchObject({ logo: '' })
  })

  it('PDF-02 a logo that cannot be uploaded changes nothing, and can be tried again', async () => {
    const person = await editMontclar()
    vi.mocked(uploadLogo).mockRejectedValueOnce(new Error('offline'))
    const file = new File([PNG], 'escudo.png', { type: 'image/png' })
    await person.upload(logoInput(), file)
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo enviar el logotipo')
    await person.upload(logoInput(), file)
    await person.click(await screen.findByRole('button', { name: 'Quitar el logotipo' }))
    expect(screen.getByRole('button', { name: 'Elegir un logotipo' })).toBeVisible()
  })
})
