import { describe, expect, it } from 'vitest'
import { aVersion } from '../testing/builders'
import { createIdentity } from './identity'

const DRAFT = { answerId: 'la-de-antes', code: 'VDR-0123456789' }
const codeOf = (claveMunicipio: string, draft: typeof DRAFT | null = null) =>
  createIdentity(draft, aVersion({ claveMunicipio })).named().code

describe('the code of an answer', () => {
  it('FMT-02 begins with the key of the municipality whose form is answered', () => {
    expect(codeOf('VDR')).toMatch(/^VDR-[0-9A-Z]{10}$/)
    expect(codeOf('RIO')).toMatch(/^RIO-[0-9A-Z]{10}$/)
  })

  it('FMT-02 begins with DESC where the municipality has no key', () => {
    expect(codeOf('')).toMatch(/^DESC-[0-9A-Z]{10}$/)
  })

  it('FMT-02 of a draft stays as long as the municipality has the same key', () => {
    expect(codeOf('VDR', DRAFT)).toBe(DRAFT.code)
    expect(codeOf('RIO', DRAFT)).toMatch(/^RIO-[0-9A-Z]{10}$/)
  })
})
