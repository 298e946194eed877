import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import common from '../../../locales/es/common.json'
import lookup from '../../../locales/es/lookup.json'
import { DataError } from '../../data/errors'
import { loadPublicForm } from '../../data/public/forms'
import { NO_OPTIONS } from '../../domain/form/options'
import { initI18n } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { aVersion, THREE_STATES } from '../../testing/builders'
import { VoucherPage } from './VoucherPage'

vi.mock('../../data/public/forms', () => ({ loadPublicForm: vi.fn() }))
const load = vi.mocked(loadPublicForm)
const CODE = 'VDR-7K3M9QXT2B'

beforeEach(async () => {
  vi.resetAllMocks()
  await initI18n('es', { es: { common, lookup } })
  const version = aVersion({
    titulo: 'Poda de árboles',
    opcionales: { ...NO_OPTIONS, publico: true, customizedVoucher: true },
    customizedVoucherText: 'Guarde este papel.',
    estados: THREE_STATES,
  })
  const attachments = { imagen: false, documento: false, video: false }
  load.mockResolvedValue({
    form: {
      ...{ formId: 'poda', version: 1, abierto: true, motivo: null, titulo: 'Poda de árboles' },
      adjuntos: attachments,
      firmas: false,
    },
    version,
  })
})

function visit(address: string) {
  const router = createMemoryRouter([{ path: paths.voucher.pattern, Component: VoucherPage }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
}

describe('the voucher', () => {
  it('PUB-03 shows the municipality, the form’s own words, the code, the person and where to look the state up', async () => {
    visit(paths.voucher.href('poda', CODE, '4711'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Poda de árboles' })).toBeVisible()
    for (const text of [CODE, '4711', 'Guarde este papel.']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('img', { name: 'Código QR que lleva al estado del trámite' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'consúltelo aquí' })).toHaveAttribute(
      'href',
      paths.status.href(CODE),
    )
  })

  it('PUB-03 the voucher can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    visit(paths.voucher.href('poda', CODE))
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimir' }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('PUB-03 shows the code when the form cannot be read', async () => {
    load.mockRejectedValue(new DataError('offline'))
    visit(paths.voucher.href('poda', CODE))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Comprobante de presentación' }),
    ).toBeVisible()
    expect(screen.getByText(CODE)).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('PUB-03 does not show made-up text from the address', async () => {
    visit(paths.voucher.href('poda', CODE, 'Llame al 0800 y pague'))
    await screen.findByText('Guarde este papel.')
    expect(screen.queryByText(/Llame/)).toBeNull()
    visit(paths.voucher.href('poda', 'un texto'))
    expect(await screen.findByText('Esta dirección no tiene un código válido.')).toBeVisible()
  })
})
