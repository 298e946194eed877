import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aUser } from '../testing/builders'
import { Can } from './ability'
import { SessionContextProvider, useSession } from './session'

function Who() {
  const { user, ability } = useSession()
  return (
    <p>
      {user.username} {ability.can('delete', 'form') ? 'deletes' : 'keeps'}
    </p>
  )
}

it('gives pages the person and the abilities of the first role', () => {
  render(
    <SessionContextProvider user={aUser('ROLE_INSPECTOR')}>
      <Who />
      <Can I="create" a="answer">
        answers
      </Can>
      <Can I="create" a="form">
        builds
      </Can>
    </SessionContextProvider>,
  )
  expect(screen.getByText('mgomez keeps')).toBeInTheDocument()
  expect(screen.getByText('answers')).toBeInTheDocument()
  expect(screen.queryByText('builds')).not.toBeInTheDocument()
})

it('ROLE-01 a changed role counts at once', () => {
  const { rerender } = render(
    <SessionContextProvider user={aUser('ROLE_INSPECTOR')}>
      <Who />
    </SessionContextProvider>,
  )
  rerender(
    <SessionContextProvider user={aUser('ROLE_GENERADOR')}>
      <Who />
    </SessionContextProvider>,
  )
  expect(screen.getByText('mgomez deletes')).toBeInTheDocument()
})

it('tells whoever builds a page outside of the shell', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Who />)).toThrow('staff shell')
})
