import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Asset } from '../../../domain/incident/asset'
import { useAssetsNear } from './use-assets-near'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('INC-03 the assets around where the pin is now are shown, although those of before come later', async () => {
  const answers: ((assets: Asset[]) => void)[] = []
  const assets = {
    near: () => new Promise<Asset[]>((resolve) => answers.push(resolve)),
    byId: () => Promise.resolve(null),
  }
  const asset = (idIdentificador: string): Asset => ({
    ...{ idIdentificador, descripcion: '', tipoIdentificador: '', direccion: '', lat: 1, lng: 1 },
  })
  const { result, rerender } = renderHook(({ pin }) => useAssetsNear(assets, 'f', pin, false), {
    initialProps: { pin: { lat: 1, lng: 1 } },
  })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  rerender({ pin: { lat: 2, lng: 2 } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(async () => answers[1]?.([asset('new')]))
  await act(async () => answers[0]?.([asset('old')]))
  expect(result.current[0]).toMatchObject({ status: 'done', assets: [{ idIdentificador: 'new' }] })
})
