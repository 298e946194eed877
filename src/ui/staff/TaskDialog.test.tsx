import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { speakSpanish } from '../../testing/texts'
import { TaskDialog } from './TaskDialog'

it('ANS-14 USER-02 says why it could not be done where no scrolling hides it', async () => {
  await speakSpanish()
  render(
    <TaskDialog
      title="Editar"
      action="Guardar"
      busy={false}
      failure="No."
      onSubmit={vi.fn()}
      onClose={vi.fn()}
    >
      <input aria-label="Nombre" />
    </TaskDialog>,
  )
  const fields = screen.getByRole('textbox', { name: 'Nombre' }).closest('.MuiDialogContent-root')
  expect(fields).not.toBeNull()
  expect(fields).not.toContainElement(screen.getByRole('alert'))
})
