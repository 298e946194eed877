// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const open = async (path: string) => {
  history.replaceState(null, '', path)
  const { portalToken, takeTokenOutOfAddress } = await import('./portal-token')
  takeTokenOutOfAddress()
  return { token: portalToken(), address: `${location.pathname}${location.search}`, length: history.length }
}

beforeEach(() => vi.resetModules())

it.each([
  ['/ciudadano/contestar/permiso/abc.DEF-1', '/ciudadano/contestar/permiso', 'abc.DEF-1'],
  ['/ciudadano/revision/r1/abc/', '/ciudadano/revision/r1', 'abc'],
  ['/contestar/permiso/c0ffee/abc.DEF-1', '/ciudadano/contestar/permiso', 'abc.DEF-1'],
  ['/ciudadano/formularios/respuestas/a%2Bb?x=1', '/ciudadano/formularios/respuestas?x=1', 'a+b'],
])(
  'CIT-01 the token of %s leaves the address, and the history has no place more',
  async (path, left, token) => {
    const before = history.length
    expect(await open(path)).toEqual({ token, address: left, length: before })
  },
)

it.each([
  '/ciudadano/contestar/permiso',
  '/ciudadano/formularios/respuestas',
  '/ciudadano/guardado/permiso/VA-1/40101/true',
  '/publico/contestar/permiso/abc',
  '/contestar/permiso/c0ffee',
])('CIT-01 %s has none', async (path) => {
  expect(await open(path)).toMatchObject({ token: null, address: path })
})

it('CIT-01 a token that cannot be decoded is removed from the address too', async () => {
  expect(await open('/ciudadano/contestar/permiso/%E0%A4%A')).toMatchObject({
    token: '%E0%A4%A',
    address: '/ciudadano/contestar/permiso',
  })
})
