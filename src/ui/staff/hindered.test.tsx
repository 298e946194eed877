import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { HinderedButton, HinderedIconButton } from './HinderedButton'

it('COMP-02 HOME-02 a button that can do nothing is reached with the keyboard, and says why', async () => {
  const work = vi.fn()
  render(
    <HinderedButton hindrance="Elija antes." onClick={work}>
      Contar
    </HinderedButton>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Contar' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Elija antes.')
  expect(screen.getByRole('tooltip')).toHaveStyle({ pointerEvents: 'none' })
  expect(button).toHaveAccessibleDescription('Elija antes.')
  await userEvent.keyboard('{Enter}')
  expect(work).not.toHaveBeenCalled()
})

it('COMP-02 HOME-02 a form is not sent by it', async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <HinderedButton type="submit" hindrance="Elija antes.">
        Buscar
      </HinderedButton>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(send).not.toHaveBeenCalled()
})

it('COMP-02 HOME-02 without a reason it works, and a picture keeps its title', async () => {
  const work = vi.fn()
  render(
    <HinderedIconButton aria-label="Deshacer" title="Deshacer un paso" hindrance={null} onClick={work} />,
  )
  const button = screen.getByRole('button', { name: 'Deshacer' })
  expect(button).toHaveAccessibleDescription('Deshacer un paso')
  await userEvent.click(button)
  expect(work).toHaveBeenCalledOnce()
})
