import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPdf } from '../../../data/staff/pdf'
import { MAX_IMAGE_BYTES } from '../../../domain/files/limits'
import { deviceStore } from '../../../lib/device-store'
import { aUser, MUNICIPALITY_PATH } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { PdfButton } from '../PdfButton'

vi.mock('../../../lib/device-store', () => ({ deviceStore: vi.fn() }))
vi.mock('../../../data/staff/pdf', () => ({ answerPdf: vi.fn() }))

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const png = (size = PNG.length) =>
  new File([PNG, new Uint8Array(size - PNG.length)], 'escudo.png', { type: 'image/png' })

const NOTHING_KEPT = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.reject(new Error('no room')),
  remove: () => Promise.resolve(),
  keys: () => Promise.resolve([]),
}

async function openDialog(municipalityPath = MUNICIPALITY_PATH) {
  const page = <PdfButton answerId="respuesta-1" municipalityPath={municipalityPath} />
  const { person, unmount } = await renderStaff(page, {
    user: aUser('ROLE_SUPERVISOR'),
    pattern: '/ver/:answerId',
    at: '/ver/respuesta-1',
  })
  await person.click(screen.getByRole('button', { name: 'PDF con logo y texto' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'PDF con logo y texto' }))
  return { person, dialog, unmount }
}

describe('PDF with what the reader adds', () => {
  beforeEach(() => {
    vi.resetAllMocks()
    vi.spyOn(window, 'open').mockReturnValue(null)
    vi.mocked(deviceStore).mockReturnValue(NOTHING_KEPT)
  })

  it('PDF-03 sends the logo, the text and the place, trimmed, and closes once the document is made', async () => {
    vi.mocked(answerPdf).mockResolvedValue('https://archivos.test/respuesta.pdf')
    const { person, dialog } = await openDialog()
    await person.upload(dialog.getByLabelText('Logo', { selector: 'input' }), png())
    expect(await dialog.findByAltText('escudo.png')).toBeInTheDocument()
    await person.type(dialog.getByLabelText('Lugar'), '  Villa Alta ')
    await person.type(dialog.getByLabelText('Texto'), 'Se deja constancia.')
    await person.click(dialog.getByRole('button', { name: 'Descargar PDF' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(vi.mocked(answerPdf).mock.lastCall?.[0]).toMatchObject({
      answerId: 'respuesta-1',
      extraData: { logo: 'iVBORw0KGgo=', text: 'Se deja constancia.', location: 'Villa Alta' },
    })
  })

  it('PDF-03 refuses a logo that is not a picture or is too large, and keeps the earlier one', async () => {
    const { person, dialog } = await openDialog()
    const input = dialog.getByLabelText('Logo', { selector: 'input' })
    await person.upload(input, png())
    await person.upload(input, new File(['GIF89a, says the inside'], 'logo.png', { type: 'image/png' }))
    expect(await dialog.findByText('Formato de archivo inválido')).toBeInTheDocument()
    await person.upload(input, png(MAX_IMAGE_BYTES + 1))
    expect(await dialog.findByText('La imágen es demasiado grande')).toBeInTheDocument()
    expect(dialog.getByAltText('escudo.png')).toBeInTheDocument()
  })

  it('PDF-03 asks for the plain document when nothing is added', async () => {
    vi.mocked(answerPdf).mockResolvedValue('https://archivos.test/respuesta.pdf')
    const { person, dialog } = await openDialog()
    await person.type(dialog.getByLabelText('Lugar'), '   ')
    await person.click(dialog.getByRole('button', { name: 'Descargar PDF' }))
    await vi.waitFor(() => expect(answerPdf).toHaveBeenCalled())
    expect(vi.mocked(answerPdf).mock.lastCall?.[0].extraData).toBeNull()
  })

  it('PDF-03 of two logos the one that was chosen last stays, however slowly the first is read', async () => {
    const { person, dialog } = await openDialog()
    const input = dialog.getByLabelText('Logo', { selector: 'input' })
    const slow = new File([PNG], 'lento.png', { type: 'image/png' })
    let read: (head: ArrayBuffer) => void = () => undefined
    const part = new Blob()
    vi.spyOn(part, 'arrayBuffer').mockReturnValue(new Promise((resolve) => (read = resolve)))
    vi.spyOn(slow, 'slice').mockReturnValue(part)
    await person.upload(input, slow)
    await person.upload(input, new File([PNG], 'nuevo.png', { type: 'image/png' }))
    expect(await dialog.findByRole('img', { name: 'nuevo.png' })).toBeVisible()
    await act(async () => read(await new Blob([PNG]).arrayBuffer()))
    expect(dialog.queryByRole('img', { name: 'lento.png' })).toBeNull()
  })

  it('PDF-03 logo and place are offered again in another session, for the same municipality only', async () => {
    const kept = new Map<string, unknown>()
    vi.mocked(deviceStore).mockReturnValue({
      get: (key) => Promise.resolve(kept.get(key)),
      set: (key, value) => Promise.resolve(void kept.set(key, value)),
      remove: () => Promise.resolve(),
      keys: () => Promise.resolve([]),
    })
    vi.mocked(answerPdf).mockResolvedValue('https://archivos.test/respuesta.pdf')
    const { person, dialog, unmount } = await openDialog()
    await person.upload(dialog.getByLabelText('Logo', { selector: 'input' }), png())
    await person.type(dialog.getByLabelText('Lugar'), 'Villa Alta')
    await person.type(dialog.getByLabelText('Texto'), 'Solo esta vez.')
    await person.click(dialog.getByRole('button', { name: 'Descargar PDF' }))
    await vi.waitFor(() => expect(kept.size).toBe(1))
    unmount()
    const { dialog: again, unmount: leave } = await openDialog()
    expect(again.getByLabelText('Lugar')).toHaveValue('Villa Alta')
    expect(again.getByLabelText('Texto')).toHaveValue('')
    expect(again.getByAltText('escudo.png')).toBeInTheDocument()
    leave()
    const { dialog: elsewhere } = await openDialog('paises/ar/provincias/x/municipios/otro')
    expect(elsewhere.getByLabelText('Lugar')).toHaveValue('')
  })

  it('PDF-03 keeps everything when the document cannot be made, and offers it again later', async () => {
    vi.mocked(answerPdf).mockRejectedValue(new Error('offline'))
    const { person, dialog } = await openDialog()
    await person.type(dialog.getByLabelText('Texto'), 'Se deja constancia.')
    await person.click(dialog.getByRole('button', { name: 'Descargar PDF' }))
    expect(await dialog.findByText('Ocurrió un error al descargar el archivo PDF')).toBeInTheDocument()
    expect(dialog.getByLabelText('Texto')).toHaveValue('Se deja constancia.')
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await person.click(screen.getByRole('button', { name: 'PDF con logo y texto' }))
    expect(await screen.findByLabelText('Texto')).toHaveValue('Se deja constancia.')
  })
})
