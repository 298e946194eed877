import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import booking from '../../../locales/es/booking.json'
import common from '../../../locales/es/common.json'
import finish from '../../../locales/es/finish.json'
import lookup from '../../../locales/es/lookup.json'
import { DataError } from '../../data/errors'
import { answerState } from '../../data/public/lookup'
import { initI18n } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { anAnswerState } from '../../testing/answer-state'
import { VoucherPage } from './VoucherPage'

vi.mock('../../data/public/lookup', () => ({ answerState: vi.fn() }))
const asked = vi.mocked(answerState)
const CODE = 'VDR-7K3M9QXT2B'
const TEXTS = {
  titulo: 'Poda de árboles',
  titulo_ca: 'Poda d’arbres',
  customizedVoucherText: 'Guarde este papel.',
  customizedVoucherText_ca: 'Guardeu aquest paper.',
}

beforeEach(async () => {
  vi.resetAllMocks()
  await initI18n('es', { es: { booking, common, finish, lookup } })
  asked.mockResolvedValue(anAnswerState({ textos: TEXTS }))
})

function visit(address: string) {
  const router = createMemoryRouter([{ path: paths.voucher.pattern, Component: VoucherPage }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
}

const print = () => screen.queryByRole('button', { name: 'Imprimir' })

describe('the voucher', () => {
  it('PUB-03 REACH-09 shows what the server says: municipality, day of sending, code, the form’s own words, and where to look the state up', async () => {
    visit(paths.voucher.href('poda', CODE))
    expect(await screen.findByRole('heading', { level: 1, name: 'Poda de árboles' })).toBeVisible()
    for (const text of [CODE, 'Guarde este papel.', 'Villa del Río', '05/10/2026'])
      expect(screen.getByText(text)).toBeVisible()
    expect(asked.mock.calls).toEqual([[CODE, 'poda']])
    expect(screen.getByRole('img', { name: 'Código QR que lleva al estado del trámite' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'consúltelo aquí' })).toHaveAttribute(
      'href',
      paths.status.href(CODE),
    )
  })

  it('REACH-09 carries a QR that leads to itself where there are no states', async () => {
    asked.mockResolvedValue(anAnswerState({ estado: '' }))
    visit(paths.voucher.href('poda', CODE))
    expect(await screen.findByRole('img', { name: 'Código QR que lleva a este comprobante' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'consúltelo aquí' })).toBeNull()
  })

  it('REACH-09 carries the appointment', async () => {
    const turno = { agenda: 'Podas', direccion: 'Belgrano 340', fecha: '2026-11-30', hora: '09:20' }
    asked.mockResolvedValue(anAnswerState({ conTurno: true, turno }))
    visit(paths.voucher.href('poda', CODE))
    expect(await screen.findByText('30/11/2026 - 09:20')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Agregar al calendario' })).toBeVisible()
  })

  it('PUB-03 the voucher can be printed', async () => {
    const printed = vi.fn()
    vi.stubGlobal('print', printed)
    visit(paths.voucher.href('poda', CODE))
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimir' }))
    expect(printed).toHaveBeenCalledTimes(1)
  })

  it('PUB-03 says the words of the version that was answered, in the reader’s language', async () => {
    await initI18n('ca', { ca: { booking, common, finish, lookup } })
    visit(paths.voucher.href('poda', CODE))
    expect(await screen.findByRole('heading', { level: 1, name: 'Poda d’arbres' })).toBeVisible()
    expect(screen.getByText('Guardeu aquest paper.')).toBeVisible()
  })

  it.each([
    ['invented', new DataError('notFound'), 'No hay ninguna respuesta con este código'],
    ['asked without network', new DataError('offline'), 'No hay conexión a internet.'],
    ['asked of a slow server', new DataError('timeout'), 'El servidor tarda demasiado en responder.'],
    ['asked too often', new DataError('limited'), 'Desde esta conexión se hicieron muchas consultas'],
    ['asked of a server that fails', new DataError('unknown'), 'El servidor no pudo responder ahora.'],
  ])('REACH-09 is none for a code that is %s', async (_what, error, words) => {
    asked.mockRejectedValue(error)
    visit(paths.voucher.href('poda', CODE))
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
    expect(print()).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText('Guarde este papel.')).toBeNull()
  })

  it('REACH-09 PUB-03 a code that nobody was given leads to where another is typed', async () => {
    asked.mockRejectedValue(new DataError('notFound'))
    visit(paths.voucher.href('poda', CODE))
    const link = await screen.findByRole('link', { name: 'Consultar el estado' })
    expect(link).toHaveAttribute('href', paths.status.href())
  })

  it('REACH-09 can be asked for again once the server answers', async () => {
    asked.mockRejectedValueOnce(new DataError('offline'))
    visit(paths.voucher.href('poda', CODE))
    await userEvent.click(await screen.findByRole('button', { name: 'Comprobar de nuevo' }))
    expect(await screen.findByText('05/10/2026')).toBeVisible()
  })

  it('REACH-09 is none for an answer that does not count', async () => {
    asked.mockResolvedValue(anAnswerState({ recepcion: 'noVale' }))
    visit(paths.voucher.href('poda', CODE))
    expect(await screen.findByText('Esta respuesta llegó, pero no vale')).toBeVisible()
    expect(print()).toBeNull()
  })

  it('REACH-09 says of an answer that just came that it is still looked at', async () => {
    asked.mockResolvedValueOnce(anAnswerState({ recepcion: 'recibida' }))
    visit(paths.voucher.href('poda', CODE))
    expect(await screen.findByText(finish.proof.pending)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Comprobar de nuevo' }))
    expect(await screen.findByText('05/10/2026')).toBeVisible()
    expect(screen.queryByText(finish.proof.pending)).toBeNull()
  })

  it('PUB-03 REACH-09 shows nothing that anybody can write into the address', async () => {
    visit(paths.voucher.href('poda', CODE, '4711'))
    await screen.findByText('Guarde este papel.')
    expect(screen.queryByText('4711')).toBeNull()
    visit(paths.voucher.href('poda', 'un texto'))
    expect(await screen.findByText('Esta dirección no tiene un código válido.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Consultar el estado' })).toHaveAttribute(
      'href',
      paths.status.href(),
    )
  })
})
