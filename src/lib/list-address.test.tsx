import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { listAddress, rememberPage, useRememberedList } from './list-address'

function List() {
  useRememberedList()
  return null
}

it('LIST-01 ALIST-02 DAY-02 going back to a list finds its filter and page', () => {
  expect(listAddress('/listar')).toBe('/listar')
  render(
    <MemoryRouter initialEntries={['/listar?nombre=poda&pagina=2']}>
      <List />
    </MemoryRouter>,
  )
  expect(listAddress('/listar')).toBe('/listar?nombre=poda&pagina=2')
  rememberPage('/listar', 3)
  expect(listAddress('/listar')).toBe('/listar?nombre=poda&pagina=3')
  rememberPage('/listar', 1)
  expect(listAddress('/listar')).toBe('/listar?nombre=poda')
  expect(listAddress('/respuestas/listado/uno')).toBe('/respuestas/listado/uno')
})
