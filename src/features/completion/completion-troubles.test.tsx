import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { answerToComplete, completeAnswer } from '../../data/staff/complete-answer'
import { paths } from '../../lib/paths'
import { NOW, OTHER_AREA } from '../../testing/builders'
import { begun, opened, saveButton, stands, version, visit } from './testing/completion-page'
import { kept } from '../../testing/memory-device'

vi.mock('../../data/staff/complete-answer', () => ({ answerToComplete: vi.fn(), completeAnswer: vi.fn() }))
vi.mock('../../data/staff/session', () => ({ sessionUid: () => 'sid-1' }))
vi.mock('../../lib/device-store', () => import('../../testing/memory-device'))
const load = vi.mocked(answerToComplete)
const complete = vi.mocked(completeAnswer)

beforeEach(() => {
  vi.resetAllMocks()
  kept.clear()
})

describe('what goes wrong while completing', () => {
  const fill = async (person: Awaited<ReturnType<typeof visit>>['person']) => {
    await opened()
    await person.type(screen.getByLabelText(/Encargado/), 'Eva')
    await person.click(saveButton())
  }

  it('COMP-02 a banner says that it was not saved, and a line stays after it', async () => {
    stands()
    complete.mockRejectedValueOnce(new DataError('unknown'))
    const { person } = await visit()
    await fill(person)
    const banner = await screen.findByText('Ha ocurrido un error al guardar la respuesta.')
    expect(screen.getByText(/Lo que escribió está a salvo/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/Lo que escribió está a salvo/)).toBeNull(), {
      timeout: 5000,
    })
    expect(screen.getByText('Ha ocurrido un error al guardar la respuesta.')).toBeVisible()
    expect(banner).toBeDefined()
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(2))
  })

  it('COMP-01 ANS-22 when somebody changed the answer meanwhile, one goes on with the new answer and what was typed', async () => {
    stands()
    complete.mockRejectedValueOnce(new DataError('conflict'))
    const { person } = await visit()
    await fill(person)
    expect(await screen.findByText('La respuesta cambió mientras la completaba')).toBeInTheDocument()
    const later = new Date(NOW.getTime() + 60_000)
    const stored = stands({ lastUpdate: later }, version, begun().answer('Metros', '40').secciones)
    await person.click(screen.getByText('Seguir con la respuesta actual'))
    expect(await screen.findByText('La respuesta cambió desde la última vez')).toBeVisible()
    expect(within(screen.getByRole('group', { name: 'Metros' })).getByText('40')).toBeVisible()
    expect(screen.getByLabelText(/Encargado/)).toHaveValue('Eva')
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(2))
    expect(complete.mock.calls[1]?.[0]).toMatchObject({
      answerId: stored.id,
      lastUpdate: later.getTime(),
      secciones: begun().answer('Metros', '40').answer('Encargado', 'Eva').stored,
    })
  })

  it('COMP-01 ANS-15 what changed after one’s own save without a response is not laid on somebody else', async () => {
    stands()
    complete.mockRejectedValueOnce(new DataError('unsure')).mockRejectedValueOnce(new DataError('conflict'))
    const { person } = await visit()
    await fill(person)
    await person.click(await screen.findByRole('button', { name: 'Entendido' }))
    await person.click(saveButton())
    expect(await screen.findByText(/puede que haya llegado, o que otra persona/)).toBeVisible()
  })

  it('COMP-02 cancel goes back, and what was typed is there again', async () => {
    stands()
    const first = await visit()
    await opened()
    await first.person.type(screen.getByLabelText(/Encargado/), 'Eva')
    await first.person.click(screen.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(first.address()).toBe(paths.answers.href(version.formId)))
    await waitFor(() => expect(kept.size).toBeGreaterThan(0))
    first.unmount()
    await visit()
    await opened()
    await waitFor(() => expect(screen.getByLabelText(/Encargado/)).toHaveValue('Eva'))
  })

  it.each([
    ['notFound', 'No se ha encontrado la respuesta para editar.'],
    ['forbidden', 'No se ha encontrado la respuesta para editar.'],
    ['offline', 'Ha ocurrido un error al cargar la respuesta para editar.'],
    ['damaged', 'La respuesta no se puede leer.'],
  ] as const)('COMP-02 says when the store answers %s', async (code, title) => {
    load.mockRejectedValue(new DataError(code))
    await visit()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it.each([
    ['an inspector, whose role only reads', 'ROLE_INSPECTOR' as const, { creadoPor: 'mgomez' }],
    ['a supervisor of another area', 'ROLE_SUPERVISOR' as const, { areas: [OTHER_AREA] }],
  ])('COMP-01 is not offered to %s', async (_who, role, given) => {
    stands(given)
    await visit(role)
    expect(await screen.findByText('No puede completar esta respuesta.')).toBeVisible()
  })
})
