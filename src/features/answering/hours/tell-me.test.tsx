import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import hours from '../../../../locales/es/hours.json'
import refused from '../../../../locales/es/refused.json'
import { DataError } from '../../../data/errors'
import { askOpeningNews } from '../../../data/public/opening-news'
import { initI18n } from '../../../lib/i18n'
import { aFormWithHours } from '../../../testing/public-form'
import { OutsideHours } from './OutsideHours'

vi.mock(import('../../../data/public/opening-news'))

const HOUR_MS = 3_600_000
const inHours = (count: number) => new Date(Date.now() + count * HOUR_MS)
const onOpen = vi.fn()
const show = (horario: object = { abre: inHours(5) }) =>
  render(<OutsideHours clockLagMs={0} form={aFormWithHours(horario)} onOpen={onOpen} />)
const field = () => screen.getByLabelText(refused.opening.address)
const press = () => userEvent.click(screen.getByRole('button', { name: refused.opening.send }))

beforeEach(async () => {
  vi.mocked(askOpeningNews).mockReset()
  onOpen.mockReset()
  await initI18n('es', { es: { hours, refused } })
})

describe('being told by mail when a form opens', () => {
  it.each([
    ['before it opens', { abre: inHours(5) }, 1],
    ['between two of its weekly hours', { cierra: inHours(-1), renueva: inHours(1) }, 1],
    ['once it closed for good', { cierra: inHours(-1), tolera: inHours(-1) }, 0],
  ])('REACH-01 is offered %s, as it should be', (_when, horario, count) => {
    show(horario)
    expect(screen.queryAllByRole('button', { name: refused.opening.send })).toHaveLength(count)
  })

  it('REACH-01 says that the address has to be confirmed by the mail', async () => {
    vi.mocked(askOpeningNews).mockResolvedValue({ status: 'mailed' })
    show()
    await userEvent.type(field(), ' ana@correo.test ')
    await press()
    expect(askOpeningNews).toHaveBeenCalledExactlyOnceWith({
      ...{ formId: 'becas', address: 'ana@correo.test', language: 'es' },
    })
    expect(await screen.findByRole('status')).toHaveTextContent('Enviamos un enlace a ana@correo.test.')
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('REACH-01 A11Y-01 what is no address is not sent, and the field says so', async () => {
    show()
    await userEvent.type(field(), 'ana@correo')
    await press()
    expect(field()).toHaveAccessibleDescription(refused.opening.wrong)
    expect(field()).toHaveFocus()
    expect(askOpeningNews).not.toHaveBeenCalled()
  })

  it('REACH-01 reads the form again where it opened meanwhile', async () => {
    vi.mocked(askOpeningNews).mockResolvedValue({ status: 'open' })
    show()
    await userEvent.type(field(), 'ana@correo.test{Enter}')
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
  })

  it.each([
    ['offline', refused.opening.failure.offline],
    ['down', refused.opening.failure.down],
    ['limited', refused.opening.failure.limited],
    ['forbidden', refused.opening.failure.forbidden],
    ['unknown', refused.opening.failure.failed],
  ] as const)('REACH-01 says why it could not be asked: %s', async (code, words) => {
    vi.mocked(askOpeningNews).mockRejectedValue(new DataError(code))
    show()
    await userEvent.type(field(), 'ana@correo.test')
    await press()
    expect(await screen.findByText(words)).toBeVisible()
    expect(field()).toHaveValue('ana@correo.test')
  })
})
