import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { getFormHead } from '../../../data/staff/forms'
import { listFormsPage } from '../../../data/staff/list-forms'
import { NO_OPTIONS, type FormOptions } from '../../../domain/form/options'
import { aForm, aUser } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { AccessDialog } from './AccessDialog'

vi.mock('../../../data/staff/forms', () => ({ getFormHead: vi.fn() }))
vi.mock('../../../data/staff/list-forms', () => ({ listFormsPage: vi.fn() }))

const REVIEWED = { ...NO_OPTIONS, citizenAssociationFromCitizenPortal: true, incidentes: true }
const has = (opcionales: FormOptions) => vi.mocked(getFormHead).mockResolvedValue(aForm({ opcionales }))
const onClose = vi.fn()
const corrector = aUser('ROLE_SUPERVISOR_CORRECTOR', { username: 'ana' })

async function choose() {
  const opened = await renderStaff(
    <AccessDialog person={corrector} municipalities={[]} onClose={onClose} />,
    { user: aUser('ROLE_ADMIN', { username: 'yo' }), pattern: '/usuarios', at: '/usuarios' },
  )
  await opened.person.click(await screen.findByRole('button', { name: /^Inspección \(/ }))
  return opened
}
const told = async () => within(await screen.findByRole('list', { name: 'Qué puede hacer' }))

beforeEach(() => {
  vi.resetAllMocks()
  const forms = [aForm({ titulo: 'Inspección' })]
  vi.mocked(listFormsPage).mockResolvedValue({ forms, damaged: 0, cursor: null })
  has(NO_OPTIONS)
})

it('USER-07 says what a user may do with a form and why, also that its answers are not corrected', async () => {
  const { unmount } = await choose()
  const rows = await told()
  expect(rows.getByText('Corregir respuestas: no').parentElement).toHaveTextContent(
    'Nadie corrige sus respuestas: el formulario no se revisa.',
  )
  expect(rows.getByText('Duplicar el formulario: no').parentElement).toHaveTextContent(
    'Su rol no lo permite.',
  )
  unmount()
  has(REVIEWED)
  await choose()
  expect((await told()).getByText('Corregir respuestas: sí')).toBeInTheDocument()
})

it('USER-07 a form that cannot be read can be tried again, or another one chosen', async () => {
  vi.mocked(getFormHead).mockRejectedValueOnce(new DataError('offline'))
  const { person } = await choose()
  await person.click(await screen.findByRole('button', { name: /intentar|reintentar/i }))
  expect((await told()).getByText('Contestar: sí')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Elegir otro formulario' }))
  expect(screen.getByRole('searchbox', { name: 'Buscar un formulario' })).toBeInTheDocument()
})
