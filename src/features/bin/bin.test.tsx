import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import {
  eraseAnswer,
  eraseForm,
  listDeleted,
  listDeletedForms,
  restoreAnswer,
  restoreForm,
  type DeletedAnswer,
  type DeletedForm,
} from '../../data/staff/bin'
import type { Role } from '../../domain/user/roles'
import { aUser } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { BinPage } from './BinPage'
import type { BinRefusal, FormBinRefusal } from '../../domain/bin/refusal'

vi.mock('../../data/staff/bin', () => ({
  listDeleted: vi.fn(),
  restoreAnswer: vi.fn(),
  eraseAnswer: vi.fn(),
  listDeletedForms: vi.fn(),
  restoreForm: vi.fn(),
  eraseForm: vi.fn(),
}))

const DAY_MS = 86_400_000
const deleted = (number: number, given: Partial<DeletedAnswer> = {}): DeletedAnswer => ({
  ...{ answerId: `r-${number}`, code: `VDR-000000000${number}`, formId: 'f', formTitle: 'Comercios' },
  ...{ municipalityPath: '', by: 'Marta Oviedo', mayErase: false },
  ...{ deleted: Date.now() - DAY_MS, until: Date.now() + number * DAY_MS - 1000, ...given },
})
const give = (...answers: DeletedAnswer[]) =>
  vi.mocked(listDeleted).mockResolvedValue({ items: answers, damaged: 0, cursor: null })
const open = (at = '/papelera', role: Role = 'ROLE_SUPERVISOR') =>
  renderStaff(<BinPage />, { user: aUser(role), pattern: '/papelera', at })
const refusedBecause = (reason: BinRefusal | FormBinRefusal) =>
  new DataError('unknown', { cause: Object.assign(new Error(reason), { details: { reason } }) })

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  give(deleted(1), deleted(2, { mayErase: true }))
})

describe('the bin', () => {
  it('REACH-10 says who deleted what and how many days are left, of one form where its link says so', async () => {
    await open('/papelera?formulario=f')
    const [first, second] = (await screen.findAllByRole('row')).slice(1).map((row) => within(row))
    expect(first?.getByText('1 día')).toBeInTheDocument()
    expect(second?.getByText('2 días')).toBeInTheDocument()
    expect(first?.getByText('Marta Oviedo')).toBeInTheDocument()
    expect(vi.mocked(listDeleted)).toHaveBeenCalledWith('f', null)
    expect(screen.getByRole('link', { name: 'Ver la papelera de todos los formularios' })).toHaveAttribute(
      'href',
      '/papelera',
    )
  })

  it.each([
    ['down', /^El servicio no responde en este momento/],
    ['timeout', /^El servicio tarda demasiado/],
  ] as const)('REACH-10 ANS-14 says why it cannot be shown: %s', async (code, words) => {
    vi.mocked(listDeleted).mockRejectedValueOnce(new DataError(code))
    const { person } = await open()
    expect(await screen.findByText(words)).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText('VDR-0000000001')).toBeInTheDocument()
  })

  it('REACH-10 brings one back, which leaves the list', async () => {
    const { person } = await open()
    await screen.findAllByRole('row')
    give(deleted(2))
    await person.click(screen.getByRole('button', { name: 'Recuperar la respuesta VDR-0000000001' }))
    expect(vi.mocked(restoreAnswer)).toHaveBeenCalledWith('r-1')
    expect(await screen.findByText('La respuesta se recuperó', {}, { timeout: 3000 })).toBeInTheDocument()
    expect(screen.queryByText('VDR-0000000001')).toBeNull()
  })

  it.each([
    ['over', /^Su plazo de conservación terminó/],
    ['form', /^Su formulario está eliminado/],
    ['full', /^El formulario ya tiene todas/],
    ['answered', /^El ciudadano volvió a responder/],
    ['taken', /^Ya hay otra respuesta/],
    ['gone', /^Ya no está en la papelera/],
  ] as const)('REACH-10 says why it is not brought back: %s', async (reason, words) => {
    vi.mocked(restoreAnswer).mockRejectedValue(refusedBecause(reason))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Recuperar la respuesta VDR-0000000001' }))
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it('REACH-10 ANS-15 does not say that it stayed there when nobody knows', async () => {
    vi.mocked(restoreAnswer).mockRejectedValue(new DataError('unsure'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Recuperar la respuesta VDR-0000000001' }))
    expect(await screen.findByText(/no se pudo comprobar si el cambio se hizo/)).toBeInTheDocument()
    expect(screen.queryByText(/^No se pudo recuperar/)).toBeNull()
  })

  it('REACH-10 erases after a question, and only where one may', async () => {
    vi.mocked(eraseAnswer).mockRejectedValueOnce(refusedBecause('held'))
    const { person } = await open()
    expect(await screen.findAllByRole('button', { name: /^Borrar ahora/ })).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Borrar ahora la respuesta VDR-0000000002' }))
    const ask = async () =>
      screen.findByRole('alertdialog', { name: /definitivamente la respuesta VDR-0000000002/ })
    expect(await ask()).toHaveTextContent('no se puede revertir')
    expect(vi.mocked(eraseAnswer)).not.toHaveBeenCalled()
    await person.click(within(await ask()).getByRole('button', { name: 'Borrar definitivamente' }))
    expect(await screen.findByText(/^Alguien retiene esta respuesta/)).toBeInTheDocument()
    expect(vi.mocked(eraseAnswer)).toHaveBeenCalledWith('r-2')
  })

  it('REACH-10 NAV-05 is cards on a phone, and says when it is empty or cannot be read', async () => {
    setScreenWidth(PHONE)
    const first = await open()
    const [card] = (await screen.findAllByRole('listitem')).map((one) => within(one))
    expect(card?.getByText('1 día')).toBeInTheDocument()
    first.unmount()
    give()
    const second = await open()
    expect(await screen.findByText('No hay respuestas en la papelera')).toBeInTheDocument()
    second.unmount()
    vi.mocked(listDeleted).mockRejectedValue(new DataError('offline'))
    await open()
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument()
  })
})

describe('forms in the bin', () => {
  const form = (number: number, given: Partial<DeletedForm> = {}): DeletedForm => ({
    ...{ formId: `f-${number}`, title: `Poda ${number}`, answers: number, municipalityPath: '' },
    ...{ by: 'Marta Oviedo', mayErase: false, deleted: Date.now() - DAY_MS, ...given },
    until: Date.now() + number * DAY_MS - 1000,
  })
  const giveForms = (...items: DeletedForm[]) =>
    vi.mocked(listDeletedForms).mockResolvedValue({ items, damaged: 0, cursor: null })
  const FORMS = '/papelera?ver=formularios'

  it('REACH-10 stand beside the answers, with how many answers each has', async () => {
    giveForms(form(12), form(1, { answers: null }))
    const { person } = await open()
    await screen.findAllByRole('row')
    expect(vi.mocked(listDeletedForms)).not.toHaveBeenCalled()
    await person.click(screen.getByRole('tab', { name: 'Formularios' }))
    expect(await screen.findByRole('rowheader', { name: 'Poda 12' })).toBeInTheDocument()
    expect(screen.getByText('12 respuestas')).toBeInTheDocument()
    giveForms(form(1))
    await person.click(screen.getByRole('button', { name: 'Recuperar el formulario «Poda 12»' }))
    expect(vi.mocked(restoreForm)).toHaveBeenCalledWith('f-12')
    expect(await screen.findByText('El formulario se recuperó')).toBeInTheDocument()
    expect(screen.queryByText('Poda 12')).toBeNull()
  })

  it.each([
    ['gone', /^Ya no está en la papelera/],
    ['held', /^Alguien retiene las respuestas/],
    ['answers', /^Este formulario tiene respuestas/],
  ] as const)('REACH-10 one that is not erased says why: %s', async (reason, words) => {
    giveForms(form(2, { mayErase: true }))
    vi.mocked(eraseForm).mockRejectedValue(refusedBecause(reason))
    const { person } = await open(FORMS)
    await person.click(await screen.findByRole('button', { name: 'Borrar ahora el formulario «Poda 2»' }))
    const asked = await screen.findByRole('alertdialog', { name: /definitivamente el formulario «Poda 2»/ })
    expect(asked).toHaveTextContent('no se puede revertir')
    await person.click(within(asked).getByRole('button', { name: 'Borrar definitivamente' }))
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it('REACH-10 ROLE-01 are all that who makes forms and sees no answers finds there', async () => {
    giveForms(form(3))
    await open('/papelera', 'ROLE_GENERADOR')
    expect(await screen.findByRole('rowheader', { name: 'Poda 3' })).toBeInTheDocument()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(vi.mocked(listDeleted)).not.toHaveBeenCalled()
  })

  it('REACH-10 SEC-01 are not offered to who deletes none, whatever the address says', async () => {
    await open(FORMS, 'ROLE_INSPECTOR')
    expect(await screen.findAllByRole('row')).toHaveLength(3)
    expect(screen.queryByRole('tab')).toBeNull()
    expect(vi.mocked(listDeletedForms)).not.toHaveBeenCalled()
  })
})
