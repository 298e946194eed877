import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DataError } from '../../data/errors'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm, NOW, THREE_STATES } from '../../testing/builders'
import { code, data, deleteUnread, give, changeElsewhere, open, settle } from './testing/list-page'

const MOVED = { estados: { ...THREE_STATES, actual: 1 } }
const LATER = new Date(NOW.getTime() + 60_000)
const notice = () => screen.queryByText('Hay respuestas nuevas o actualizadas.')
const stateOf = (number: number) => screen.findByRole('combobox', { name: `Estado de ${code(number)}` })

beforeEach(settle)

describe('what others do while the list is open', () => {
  it('ALIST-05 a state that somebody else changed shows at once, without reading the list again', async () => {
    give(2)
    await open()
    expect(await stateOf(2)).toHaveTextContent('Pendiente')
    act(() => changeElsewhere(2, MOVED))
    expect(await stateOf(2)).toHaveTextContent('En proceso')
    expect(await stateOf(1)).toHaveTextContent('Pendiente')
    expect(data.listAnswersPage).toHaveBeenCalledTimes(1)
    expect(notice()).toBeNull()
  })

  it('ALIST-05 a list that could not be read again still says that it is old after a change of one answer', async () => {
    give(2)
    const list = await open()
    await deleteUnread(list, 'offline')
    expect(await screen.findByText(/No se pudo actualizar la lista/)).toBeInTheDocument()
    act(() => changeElsewhere(2, MOVED))
    expect(await stateOf(2)).toHaveTextContent('En proceso')
    expect(screen.getByText(/No se pudo actualizar la lista/)).toBeInTheDocument()
  })

  it('ALIST-05 a new answer is announced, and listed when the person wants it', async () => {
    give(3)
    const { person } = await open()
    await stateOf(1)
    act(() => changeElsewhere(99, { fechaCreacion: LATER, lastUpdate: LATER }))
    expect(notice()).toBeInTheDocument()
    expect(screen.queryByText(code(99))).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Mostrarlas' }))
    expect(notice()).toBeNull()
    expect(data.listAnswersPage).toHaveBeenCalledTimes(2)
  })

  it('ALIST-05 an answer of another page is not announced as new, nor one that a filter may leave out', async () => {
    give(3)
    const { unmount } = await open()
    await stateOf(1)
    act(() => changeElsewhere(99, { ...MOVED, fechaCreacion: new Date(2020, 1, 1), lastUpdate: LATER }))
    expect(notice()).toBeNull()
    unmount()
    await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?estado=0')
    await stateOf(1)
    act(() => changeElsewhere(99, { fechaCreacion: LATER, lastUpdate: LATER }))
    expect(notice()).toBeNull()
  })
})

describe('why the list cannot be shown', () => {
  it('NAV-05 says that there is no network and that nothing is lost', async () => {
    give(1)
    data.listAnswersPage.mockRejectedValueOnce(new DataError('offline'))
    await open()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Sin conexión con el servicio')
    expect(alert).toHaveTextContent('Las respuestas están a salvo')
    expect(within(alert).getByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument()
  })

  it('ALIST-08 a refusal is shown without a button to try again', async () => {
    give(1)
    data.listAnswersPage.mockRejectedValueOnce(new DataError('forbidden'))
    await open()
    expect(await screen.findByText(/no esta entre sus áreas municipales/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Intentar nuevamente' })).toBeNull()
  })

  it('SEC-03 ALIST-01 tells of strangers that send too much by what it reads to count', async () => {
    give(3)
    const alarm = new Date(2026, 4, 9, 7, 5)
    data.cachedCountOf.mockResolvedValue({ total: 3, alarm })
    data.getFormHead.mockResolvedValue(aForm({ opcionales: { ...NO_OPTIONS, publico: true } }))
    await open()
    expect(await screen.findByText(/recibe muchas respuestas de desconocidos/)).toBeInTheDocument()
    expect(screen.getByText('3 respuestas')).toBeInTheDocument()
    expect(data.cachedCountOf).toHaveBeenCalledTimes(1)
    expect(data.countAnswers).not.toHaveBeenCalled()
    expect(data.alarmOf).not.toHaveBeenCalled()
  })

  it.each([
    'ROLE_INSPECTOR',
    'ROLE_INSPECTOR_ELEVADO',
    'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
    'ROLE_CENSISTA_PRIVADO',
  ] as const)(
    'SEC-03 ALIST-08 tells it to %s, who is refused the number of everybody’s answers and does not ask for it',
    async (role) => {
      give(3)
      data.cachedCountOf.mockRejectedValue(new DataError('forbidden'))
      data.alarmOf.mockResolvedValue(new Date(2026, 4, 9, 7, 5))
      data.getFormHead.mockResolvedValue(aForm({ opcionales: { ...NO_OPTIONS, publico: true } }))
      await open(role)
      expect(await screen.findByText(/recibe muchas respuestas de desconocidos/)).toBeInTheDocument()
      expect(data.alarmOf).toHaveBeenCalledTimes(1)
      expect(data.cachedCountOf).not.toHaveBeenCalled()
    },
  )
})
