import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadBehaviour } from '../../domain/answering/load-behaviour'
import { claimDraftSlot } from '../../engine/draft-slot'
import { aVersion } from '../../testing/builders'
import { PUBLIC_PORTS } from './public-ports'
import { useAnswering } from './use-answering'

vi.mock('../../domain/answering/load-behaviour', () => ({ loadBehaviour: vi.fn() }))
vi.mock('../../engine/draft-slot', () => ({ claimDraftSlot: vi.fn() }))

it('LOGIC-14 what works the rules of a form out is on its way while the device still looks for a draft', () => {
  vi.mocked(claimDraftSlot).mockReturnValue(new Promise(() => undefined))
  // Where it does not arrive nothing is told before opening asks again.
  vi.mocked(loadBehaviour).mockRejectedValue(new Error('offline'))
  const version = aVersion()
  const { result } = renderHook(() => useAnswering(version, 'nobody', PUBLIC_PORTS))
  expect(claimDraftSlot).toHaveBeenCalledOnce()
  expect(result.current.answering).toBeUndefined()
  expect(loadBehaviour).toHaveBeenCalledExactlyOnceWith(version)
})
