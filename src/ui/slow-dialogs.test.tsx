import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speakSpanish } from '../testing/texts'
import { Dialog } from './native/Dialog'
import { ConfirmDialog } from './staff/ConfirmDialog'
import { CodeForm } from './staff/factor/CodeForm'
import { TaskDialog } from './staff/TaskDialog'

const SLOW = 'Tarda más de lo normal. Se sigue esperando la respuesta.'
const nothing = () => undefined

const DIALOGS = {
  'a question': (busy: boolean) => (
    <ConfirmDialog open title="T" confirmLabel="C" busy={busy} onConfirm={nothing} onClose={nothing}>
      Texto
    </ConfirmDialog>
  ),
  'a task': (busy: boolean) => (
    <TaskDialog title="T" action="A" busy={busy} onSubmit={nothing} onClose={nothing}>
      Texto
    </TaskDialog>
  ),
  'a dialog of the public pages': (busy: boolean) => (
    <Dialog title="T" busy={busy} onClose={nothing}>
      Texto
    </Dialog>
  ),
}

beforeEach(async () => {
  await speakSpanish()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each(Object.entries(DIALOGS))(
  'ANS-14 %s says once that what was pressed takes long, and no more when it ended',
  async (_name, dialog) => {
    const { rerender } = render(dialog(false))
    await pass(20_000)
    expect(screen.queryByText(SLOW)).toBeNull()
    rerender(dialog(true))
    await pass(3_000)
    // It is announced: the place for it stands before the words do.
    const place = screen.getByRole('status')
    expect(place).toBeEmptyDOMElement()
    await pass(2_000)
    expect(place).toHaveTextContent(SLOW)
    rerender(dialog(false))
    expect(screen.queryByText(SLOW)).toBeNull()
  },
)

it('ANS-14 OPS-01 a code that is checked for long says so', async () => {
  render(<CodeForm action="Seguir" onGive={() => new Promise(() => undefined)} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } })
  fireEvent.submit(screen.getByRole('textbox'))
  await pass(3_000)
  expect(screen.queryByText(SLOW)).toBeNull()
  await pass(2_000)
  expect(screen.getByText(SLOW)).toBeVisible()
})
