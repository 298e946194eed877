import { expect, it } from 'vitest'
import { readFilters } from './answers-address'

it.each(['VDR-0110K3M9QX', 'vdr–oil0k3m9qx', 'VDR 0110 K3M9 QX', '\u200bVDR-0110K3M9QX'])(
  'ALIST-02 FMT-05 the filter by a code understands %j',
  (codigo) => {
    expect(readFilters(new URLSearchParams({ codigo })).code).toBe('VDR-0110K3M9QX')
  },
)

it('ALIST-02 FMT-05 the filter by a document understands how people write it', () => {
  expect(readFilters(new URLSearchParams({ dni: '３０.111.222\u200b' })).citizenDni).toBe('30111222')
})
