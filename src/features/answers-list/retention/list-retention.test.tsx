import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readListRetention, setLegalHold } from '../../../data/staff/retention'
import { NEW_RETENTION } from '../../../domain/retention'
import { NO_RETENTION, type RetentionNote } from '../../../domain/privacy/retention-note'
import { aForm, aUser } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { ListRetention } from './ListRetention'

vi.mock('../../../data/staff/retention', () => ({ readListRetention: vi.fn(), setLegalHold: vi.fn() }))

const SOON = { regla: NEW_RETENTION, proximas: 12, primera: new Date('2026-12-28T15:00:00Z') }
function open(note: Partial<RetentionNote>, role: Parameters<typeof aUser>[0] = 'ROLE_SUPERVISOR_ELEVADO') {
  vi.mocked(readListRetention).mockResolvedValue({ ...NO_RETENTION, ...note })
  return renderStaff(<ListRetention form={aForm()} />, { pattern: '/', at: '/', user: aUser(role) })
}

it('OPS-02 the list says how many answers go soon, when, and what becomes of them', async () => {
  await open(SOON)
  expect(await screen.findByRole('status')).toHaveTextContent(
    /Hasta 12 respuestas quedan sin la persona.*28/u,
  )
})

it('OPS-02 says nothing where nothing goes soon', async () => {
  await open({ ...SOON, proximas: 0 })
  await vi.waitFor(() => expect(readListRetention).toHaveBeenCalled())
  expect(screen.queryByRole('status')).toBeNull()
})

it('OPS-02 who manages the municipality holds all of them back with a reason, and nobody else', async () => {
  const { person } = await open(SOON)
  await person.click(await screen.findByRole('button', { name: 'Retener todas' }))
  const save = () =>
    person.click(screen.getAllByRole('button', { name: 'Retener todas' }).at(-1) ?? document.body)
  await save()
  expect(await screen.findByText('Escriba el motivo.')).toBeInTheDocument()
  expect(setLegalHold).not.toHaveBeenCalled()
  await person.type(screen.getByRole('textbox', { name: /Motivo/u }), 'Recurso')
  vi.mocked(setLegalHold).mockRejectedValueOnce(new Error('no'))
  await save()
  expect(await screen.findByText(/No se pudo guardar/u)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Motivo/u })).toHaveValue('Recurso')
  await save()
  expect(setLegalHold).toHaveBeenCalledWith({
    formId: aForm().id,
    answerId: null,
    held: true,
    reason: 'Recurso',
  })
})

it('OPS-02 says who holds them back and why; a supervisor does not decide about it', async () => {
  await open(
    { ...SOON, bloqueo: { por: 'ana', nombre: 'Ana Díaz', fecha: null, motivo: 'Recurso', hasta: null } },
    'ROLE_SUPERVISOR',
  )
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Ana Díaz retiene todas las respuestas: Recurso',
  )
  expect(screen.queryByRole('button')).toBeNull()
})
