import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useTypedEmail } from './use-typed-email'

beforeEach(() => sessionStorage.clear())

it('NAV-02 AUTH-01 the typed e-mail survives the reload of a change of language, once', () => {
  const before = renderHook(useTypedEmail)
  act(() => before.result.current[1]('ana@villa.test'))
  expect(sessionStorage).toHaveLength(0)
  act(() => void dispatchEvent(new Event('pagehide')))
  before.unmount()
  const after = renderHook(useTypedEmail)
  expect(after.result.current[0]).toBe('ana@villa.test')
  expect(sessionStorage).toHaveLength(0)
})
