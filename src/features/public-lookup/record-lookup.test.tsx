import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { recordPdf } from '../../data/public/record'
import { initI18n } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import common from '../../../locales/es/common.json'
import lookup from '../../../locales/es/lookup.json'
import { aTab } from '../../testing/a-tab'
import { expectFrameOf, Framed, VILLA } from '../../testing/shown-place'
import { RecordLookupPage } from './RecordLookupPage'

// These tests are about what the page says for each outcome; the codes themselves are tested on the emulators.
vi.mock('../../data/public/record', () => ({ recordPdf: vi.fn() }))
const found = vi.mocked(recordPdf)
const replace = vi.fn()
const close = vi.fn()

beforeEach(async () => {
  vi.resetAllMocks()
  await initI18n('es', { es: { common, lookup } })
  vi.spyOn(window, 'open').mockReturnValue(aTab(close, replace))
})

function visit(code?: string) {
  render(
    <MemoryRouter initialEntries={[paths.recordLookup.href(code)]}>
      <Framed>
        <RecordLookupPage />
      </Framed>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const field = () => screen.getByRole('textbox', { name: 'Ingresar código' })
const search = () => screen.getByRole('button', { name: 'Buscar...' })

describe('looking up a record', () => {
  it('PUB-02 the button is off while the field is empty or has only spaces, and says so when it is pressed', async () => {
    const person = visit()
    expect(screen.getByRole('heading', { level: 1, name: 'Consultar Acta' })).toBeVisible()
    await person.type(field(), '   ')
    expect(search()).toHaveAttribute('aria-disabled', 'true')
    expect(field()).toBeValid()
    await person.click(search())
    expect(field()).toHaveAccessibleDescription(/Escriba el código\./)
    expect(found).not.toHaveBeenCalled()
    await person.type(field(), 'x')
    expect(search()).toHaveAttribute('aria-disabled', 'false')
    expect(field()).toBeValid()
  })

  it('PUB-02 PDF-02 searches the trimmed text with its capitals, and opens the PDF after a second', async () => {
    found.mockResolvedValue({ status: 'ok', downloadUrl: 'https://archivos.test/acta.pdf', emisor: VILLA })
    const person = visit()
    await person.type(field(), '  a1BVDR-7K3M9QXT2B {Enter}')
    expect(found.mock.lastCall?.[0]).toMatchObject({ code: 'a1BVDR-7K3M9QXT2B', language: 'es' })
    expect(await screen.findByText('El acta se descargó correctamente')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Abrir el acta' })).toHaveAttribute(
      'href',
      'https://archivos.test/acta.pdf',
    )
    await expectFrameOf(VILLA)
    expect(replace).not.toHaveBeenCalled()
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://archivos.test/acta.pdf'), {
      timeout: 3000,
    })
  })

  it('PUB-02 FMT-05 understands a code as people type it, in groups and with O for 0', async () => {
    found.mockRejectedValue(new DataError('notFound'))
    const person = visit()
    await person.type(field(), 'a1BVDR–7K3M O9XT2B{Enter}')
    expect(found.mock.lastCall?.[0]).toMatchObject({ code: 'a1BVDR-7K3M09XT2B' })
  })

  it('PUB-02 fills in the code of a link and searches only once the person says so', async () => {
    found.mockRejectedValue(new DataError('notFound'))
    const person = visit('a1BVDR-7K3M9QXT2B')
    expect(field()).toHaveValue('a1BVDR-7K3M9QXT2B')
    expect(found).not.toHaveBeenCalled()
    await person.click(search())
    expect(found).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'there is none',
      new DataError('notFound'),
      'No se encontraron actas para el código indicado, recuerde respetar mayúsculas y minúsculas.',
    ],
    ['it fails', new DataError('unknown'), 'Ocurrió un error al descargar el acta'],
    ['it takes too long', new DataError('timeout'), 'Ocurrió un error al descargar el acta'],
    ['there is no network', new DataError('offline'), 'No hay conexión a internet.'],
  ])('PUB-02 says so when %s, closes the empty tab and keeps the code', async (_what, error, words) => {
    found.mockRejectedValue(error)
    const person = visit('a1BVDR-7K3M9QXT2B')
    await person.click(search())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(close).toHaveBeenCalled()
    expect(field()).toHaveValue('a1BVDR-7K3M9QXT2B')
    expect(search()).toBeEnabled()
  })
})
