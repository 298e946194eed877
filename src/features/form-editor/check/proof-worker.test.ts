import { expect, it, vi } from 'vitest'
import { typesOf } from '../../../domain/form/kinds'
import { aQuestion, aSection } from '../../../testing/builders'
import type { ProofRequest } from './prove'

it('LOGIC-07 rules of further kinds and of functions that few call are worked through in the worker too', async () => {
  // A worker begins with nothing that the page has loaded.
  vi.resetModules()
  const told = vi.spyOn(globalThis, 'postMessage').mockImplementation(() => undefined)
  await import('./proof.worker')
  const request: ProofRequest = {
    secciones: [
      aSection({
        id: 's1',
        preguntas: [
          aQuestion({ id: 'q1', ...typesOf('scale'), formato: '1-5' }),
          aQuestion({ id: 'q2', mostrarSi: '{{q1}} >= 4' }),
          aQuestion({ id: 'q3', mostrarSi: 'is_dni({{q2}}) and matches({{q2}}, "3.*")' }),
        ],
      }),
    ],
    ...{ today: '2026-10-05', language: 'es', cases: [], formRules: { closings: [], initial: [] } },
  }
  globalThis.dispatchEvent(new MessageEvent('message', { data: request }))
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ found: [] }), {})
  told.mockRestore()
  vi.resetModules()
})
