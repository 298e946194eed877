import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formFileText } from '../../../domain/form/exchange/write'
import { aForm } from '../../../testing/builders'
import { useImport } from './use-import'

it('LIST-10 of two files the one that was chosen last stays, however slowly the first is read', async () => {
  const { result } = renderHook(() => useImport())
  const bytes = new TextEncoder().encode(formFileText(aForm({ titulo: 'Poda' }))).buffer
  let arrive: () => void = () => undefined
  const arrayBuffer = () => new Promise<ArrayBuffer>((resolve) => (arrive = () => resolve(bytes)))
  let first = Promise.resolve()
  act(() => {
    first = result.current.choose([Object.assign(new File([], 'primero.json'), { arrayBuffer })])
  })
  await act(() => result.current.paste(formFileText(aForm({ titulo: 'Censo' }))))
  await act(() => {
    arrive()
    return first
  })
  expect(result.current.importing).toMatchObject({ status: 'read', name: '' })
})
