import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import common from '../../../locales/es/common.json'
import lookup from '../../../locales/es/lookup.json'
import { DataError } from '../../data/errors'
import { verifyCertificate } from '../../data/public/certificate'
import { NO_BRANDING } from '../../domain/geography/branding'
import { initI18n } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { CertificatePage } from './CertificatePage'

// These tests are about what the page says for each outcome; the codes themselves are tested on the emulators.
vi.mock('../../data/public/certificate', () => ({ verifyCertificate: vi.fn() }))
const asked = vi.mocked(verifyCertificate)
const CODE = 'EVMT9XJN95MEQQ93'
const SHOWN = 'EVMT-9XJN-95ME-QQ93'
const told = {
  ...{
    state: 'vigente' as const,
    formulario: 'Permisos de eventos',
    titulo: 'Permiso',
    numero: 7,
    municipio: 'Villa Alta',
    iniciales: 'A. P.',
  },
  ...{ emitido: new Date(2026, 9, 5).getTime(), valeHasta: null, revocado: null },
  ...{ descarga: false, marca: NO_BRANDING },
}

beforeEach(async () => {
  vi.resetAllMocks()
  await initI18n('es', { es: { common, lookup } })
  asked.mockResolvedValue(told)
})

function visit(code?: string) {
  render(
    <MemoryRouter initialEntries={[paths.certificate.href(code)]}>
      <Routes>
        <Route path={paths.certificate.pattern} element={<CertificatePage />} />
      </Routes>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const field = () => screen.getByRole('textbox', { name: 'Ingresar código' })

describe('verifying a certificate', () => {
  it.each([CODE, SHOWN, SHOWN.toLowerCase()])(
    'PDF-02 a link with %s checks at once, and shows the code in groups',
    async (code) => {
      visit(code)
      expect(await screen.findByText('El certificado vale.')).toBeVisible()
      expect(field()).toHaveValue(SHOWN)
      expect(asked.mock.calls).toEqual([[CODE]])
      for (const text of [
        'Permiso',
        'Permisos de eventos',
        '7',
        'Villa Alta',
        'A. P.',
        '05/10/2026',
        'Sin vencimiento',
      ])
        expect(screen.getByText(text)).toBeVisible()
    },
  )
  it.each([
    ['vencido' as const, 'El certificado está vencido'],
    ['revocado' as const, 'El certificado fue revocado'],
  ])('PDF-02 says that it is %s', async (state, words) => {
    asked.mockResolvedValue({ ...told, state })
    visit(CODE)
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
  })
  it.each([
    ['America/Argentina/Cordoba', '04/10/2026', '31/12/2026'],
    ['Europe/Madrid', '05/10/2026', '01/01/2027'],
  ])(
    'OPS-08 PDF-02 says the days of its paper, those of %s, whoever reads where',
    async (zonaHoraria, ...days) => {
      const [emitido, valeHasta] = ['2026-10-05T00:30:00Z', '2026-12-31T23:30:00Z'].map((at) =>
        Date.parse(at),
      )
      asked.mockResolvedValue({
        ...told,
        ...{ emitido: emitido ?? 0, valeHasta: valeHasta ?? 0, zonaHoraria },
      })
      visit(CODE)
      for (const day of days) expect(await screen.findByText(day)).toBeVisible()
    },
  )
  it('PDF-02 a text that cannot be a code is not sent to the server, and stays typed', async () => {
    const person = visit()
    await person.type(field(), 'mi permiso{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(lookup.certificate.missing)
    expect(asked).not.toHaveBeenCalled()
    expect(field()).toHaveValue('mi permiso')
  })
  it.each([
    ['there is none', new DataError('notFound'), 'No hay ningún certificado con ese código.'],
    ['there is no network', new DataError('offline'), 'No hay conexión a internet.'],
    ['too many were looked up', new DataError('limited'), 'Se hicieron muchas consultas'],
  ])('PDF-02 says so when %s', async (_what, error, words) => {
    asked.mockRejectedValue(error)
    visit(CODE)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })
})
