import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { speakSpanish } from '../../testing/texts'
import { ConfirmDialog } from './ConfirmDialog'
import { CopyButton } from './CopyButton'
import { Pager } from './Pager'
import { SearchField } from './SearchField'

beforeAll(speakSpanish)

it('a pager says what is shown and stops at both ends', async () => {
  const onPage = vi.fn()
  const { rerender } = render(<Pager page={1} pageSize={15} total={1234} onPage={onPage} />)
  expect(screen.getByText('1 a 15 de 1234')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(onPage).toHaveBeenCalledWith(2)
  rerender(<Pager page={83} pageSize={15} total={1234} onPage={onPage} />)
  expect(screen.getByText('1231 a 1234 de 1234')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull()
})

it('a pager draws nothing for a single page, and goes on without a total', () => {
  const { container, rerender } = render(<Pager page={1} pageSize={15} total={15} onPage={vi.fn()} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Pager page={1} pageSize={15} total={null} hasNext onPage={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeEnabled()
})

it('ALIST-01 a pager says that the page of an address was not reached', () => {
  render(<Pager page={5} asked={100} pageSize={15} total={null} hasNext onPage={vi.fn()} />)
  expect(screen.getByRole('status')).toHaveTextContent(/No se muestra la página 100: .* página 5/)
})

it('ALIST-01 a pager says that a list ends before the page of an address, and speaks of no buttons', () => {
  const { rerender } = render(<Pager page={5} asked={100} pageSize={15} total={70} onPage={vi.fn()} />)
  const words = 'La página 100 no existe: la última es la 5.'
  expect(screen.getByRole('status')).toHaveTextContent(words)
  rerender(<Pager page={1} asked={2} pageSize={15} total={9} onPage={vi.fn()} />)
  expect(screen.getByRole('status')).toHaveTextContent('La página 2 no existe: la última es la 1.')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('the focus of a destructive question begins on cancel, and it cannot be closed while the work goes on', async () => {
  const given = { open: true, title: '¿Eliminar?', confirmLabel: 'Eliminar respuesta', destructive: true }
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  const actions = { onConfirm, onClose }
  const { rerender } = render(
    <ConfirmDialog {...given} {...actions}>
      No se puede deshacer.
    </ConfirmDialog>,
  )
  expect(screen.getByRole('alertdialog', { name: '¿Eliminar?' })).toHaveAccessibleDescription(
    'No se puede deshacer.',
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar respuesta' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  rerender(
    <ConfirmDialog {...given} {...actions} busy>
      No se puede deshacer.
    </ConfirmDialog>,
  )
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})

it('a search is emptied with one tap and keeps the focus', async () => {
  function Search() {
    const [value, setValue] = useState('arbol')
    return <SearchField label="Buscar por nombre" value={value} onChange={setValue} />
  }
  render(<Search />)
  await userEvent.click(screen.getByRole('button', { name: 'Borrar el texto' }))
  expect(screen.getByRole('searchbox', { name: 'Buscar por nombre' })).toHaveValue('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

it('a copied text is on the clipboard, and the button says so', async () => {
  const person = userEvent.setup()
  render(<CopyButton text="CBA-0123456789" label="Copiar código" />)
  await person.click(screen.getByRole('button', { name: 'Copiar código' }))
  expect(await navigator.clipboard.readText()).toBe('CBA-0123456789')
  expect(screen.getByRole('button', { name: 'Copiado' })).toBeInTheDocument()
})
