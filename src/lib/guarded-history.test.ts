import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { guardHistory } from './guarded-history'

function start(...addresses: string[]) {
  const history = guardHistory(createMemoryHistory({ initialEntries: addresses, v5Compat: true }))
  const shown: string[] = []
  history.listen(({ location }) => shown.push(location.pathname + location.search))
  const answers: (() => void)[] = []
  const guard = () =>
    history.guard({ applies: (from, to) => from !== to, ask: (leave) => answers.push(leave) })
  return { history, shown, answers, guard }
}

it('EDIT-23 a page without a guard is left at once', () => {
  const { history, shown } = start('/listar')
  history.push('/editar/1')
  history.replace('/ver/1')
  history.go(-1)
  expect(shown).toEqual(['/editar/1', '/ver/1', '/listar'])
})

it('EDIT-23 a link is followed only after the answer', () => {
  const { history, shown, answers, guard } = start('/editar/1')
  guard()
  history.push('/listar')
  expect(shown).toEqual([])
  expect(history.location.pathname).toBe('/editar/1')
  answers[0]?.()
  expect(shown).toEqual(['/listar'])
})

it('EDIT-23 the back button is undone silently, and followed after the answer', () => {
  const { history, shown, answers, guard } = start('/listar', '/editar/1')
  guard()
  history.go(-1)
  expect(history.location.pathname).toBe('/editar/1')
  expect(shown).toEqual([])
  expect(answers).toHaveLength(1)
  answers[0]?.()
  expect(shown).toEqual(['/listar'])
})

it('EDIT-23 somebody who stays is asked again the next time', () => {
  const { history, answers, guard } = start('/listar', '/editar/1')
  guard()
  history.go(-1)
  history.go(-1)
  expect(answers).toHaveLength(2)
  expect(history.location.pathname).toBe('/editar/1')
})

it('EDIT-23 a change of filters on the same page is not asked about', () => {
  const { history, shown, answers, guard } = start('/editar/1')
  guard()
  history.push('/editar/1?panel=estados')
  history.push({ search: '?panel=ajustes' })
  expect(answers).toEqual([])
  expect(shown).toEqual(['/editar/1?panel=estados', '/editar/1?panel=ajustes'])
})

it('EDIT-23 a page that was left asks no more', () => {
  const { history, shown } = start('/editar/1')
  const ask = vi.fn()
  const remove = history.guard({ applies: () => true, ask })
  remove()
  history.push('/listar')
  expect(ask).not.toHaveBeenCalled()
  expect(shown).toEqual(['/listar'])
})
