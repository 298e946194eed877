import { describe, expect, it } from 'vitest'
import { aForm } from '../../testing/builders'
import { keepDraftRequestSchema } from '../calls/keep-draft'
import { NO_OPTIONS } from '../form/options'
import { changesSettingsOnly } from '../form/settings-only'
import { formProblems } from '../publication/validate-form'
import { toVersion } from '../form/version'
import { isDraftDaysFault, withDraftDays } from '../form/draft-days'
import { isDraftId, isDraftSecret, draftDays, MAX_DRAFT_BYTES, MAX_DRAFT_DAYS } from './saved-draft'

const PUBLIC = { ...NO_OPTIONS, publico: true }

describe('drafts that are kept', () => {
  it('REACH-04 are kept where a public form says for how many days, and nowhere else', () => {
    expect(draftDays({ opcionales: PUBLIC })).toBe(0)
    expect(draftDays({ opcionales: PUBLIC, seguir: 15 })).toBe(15)
    expect(draftDays({ opcionales: NO_OPTIONS, seguir: 15 })).toBe(0)
    expect(draftDays({ opcionales: { ...PUBLIC, addPaymentGateway: true }, seguir: 15 })).toBe(0)
  })

  it.each([0, -1, 1.5, NaN, MAX_DRAFT_DAYS + 1])('REACH-04 %s days are none', (days) => {
    expect(isDraftDaysFault(days)).toBe(true)
    expect(formProblems(aForm({ seguir: days }))).toContainEqual({
      code: 'keptDaysInvalid',
      target: 'seguir',
    })
  })

  it('REACH-04 a form has the days in its versions, and takes them back without a trace', () => {
    const form = withDraftDays(aForm(), 15)
    expect(isDraftDaysFault(form.seguir)).toBe(false)
    expect(toVersion(form).seguir).toBe(15)
    const off = withDraftDays(form, null)
    expect('seguir' in off).toBe(false)
    expect('seguir' in toVersion(off)).toBe(false)
  })

  it('REACH-04 EDIT-05 the days change nothing of what was asked', () => {
    const form = aForm()
    expect(changesSettingsOnly(form, withDraftDays(form, 15))).toBe(true)
    expect(changesSettingsOnly(form, withDraftDays({ ...form, titulo: 'Otro' }, 15))).toBe(false)
  })

  it('REACH-04 ids and secrets are of one form, in which nothing else fits', () => {
    expect(isDraftId('a1B2c3D4e5F6g7H8i9J0k1L2')).toBe(true)
    expect(isDraftSecret('a-_'.padEnd(43, 'Z'))).toBe(true)
    for (const other of [
      '',
      '../x',
      'a'.repeat(23),
      `${'a'.repeat(23)}/`,
      'a'.repeat(25),
      `${'a'.repeat(24)}\n`,
    ])
      expect(isDraftId(other)).toBe(false)
    for (const other of ['', 'a'.repeat(42), `${'a'.repeat(42)}"`, `${'a'.repeat(42)}#`, 'a'.repeat(44)])
      expect(isDraftSecret(other)).toBe(false)
  })

  it('REACH-04 no more is taken than a draft may have', () => {
    const request = {
      ...{ id: 'a'.repeat(24), proof: 'b'.repeat(43), formId: 'f', version: 1, answerId: 'a' },
      ...{ data: 'AAAA', revision: 0, mail: null },
    }
    expect(keepDraftRequestSchema.safeParse(request).success).toBe(true)
    const data = 'A'.repeat(Math.ceil(MAX_DRAFT_BYTES / 3) * 4 + 4)
    expect(keepDraftRequestSchema.safeParse({ ...request, data }).success).toBe(false)
    expect(keepDraftRequestSchema.safeParse({ ...request, more: 1 }).success).toBe(false)
  })
})
