import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError, SavedBefore } from '../../data/errors'
import { readPublicForm } from '../../data/public/forms'
import { getForm } from '../../data/staff/forms'
import { isBlockedMunicipality, isFull } from '../../data/staff/limits'
import { NO_OPTIONS } from '../../domain/form/options'
import { toVersion } from '../../domain/form/version'
import { aForm, aUser, OTHER_AREA } from '../../testing/builders'
import { aPublicForm } from '../../testing/public-form'
import { publicFailure } from './public-failure'
import { abilityFor } from '../../lib/ability'
import { staffFailure } from './staff-failure'

vi.mock('../../data/public/forms', () => ({ readPublicForm: vi.fn() }))
vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../data/staff/limits', () => ({ isFull: vi.fn(), isBlockedMunicipality: vi.fn() }))

const form = aForm({ version: 2 })
const version = toVersion(form)
const refused = new DataError('forbidden')
const known = aPublicForm({ formId: 'comercios', version: 2, titulo: 'x' })
const HOURS = { semana: [], textoAntes: '', textoDespues: '' }
const ability = abilityFor(aUser('ROLE_INSPECTOR'))

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(getForm).mockResolvedValue(form)
  vi.mocked(isFull).mockResolvedValue(false)
  vi.mocked(isBlockedMunicipality).mockResolvedValue(false)
})

describe('why a save was refused', () => {
  it.each([
    ['the limit is reached', { abierto: false, motivo: 'limite' as const }, 'closed'],
    ['it was deleted', { abierto: false, motivo: 'eliminado' as const }, 'deleted'],
    ['the municipality is blocked', { abierto: false, motivo: 'municipio' as const }, 'blocked'],
    ['its hours are over', { horario: { ...HOURS, tolera: new Date(0) } }, 'late'],
    ['it is open', { horario: HOURS }, 'refused'],
    ['it has another version', { version: 3 }, 'changed'],
    ['nobody knows why', {}, 'refused'],
  ])('ANS-11 ANS-12 REACH-01 a stranger learns that %s', async (_why, change, failure) => {
    vi.mocked(readPublicForm).mockResolvedValue({ ...known, ...change })
    expect(await publicFailure(refused, version)).toBe(failure)
  })

  it('ANS-12 a stranger hears that a limited form is full before its public document says so', async () => {
    vi.mocked(readPublicForm).mockResolvedValue(known)
    const limited = { ...version, opcionales: { ...NO_OPTIONS, limitResponses: true } }
    expect(await publicFailure(refused, limited)).toBe('closed')
  })

  it('ANS-11 a stranger hears that the form is gone, and without network only that saving was refused', async () => {
    vi.mocked(readPublicForm).mockRejectedValueOnce(new DataError('notFound'))
    expect(await publicFailure(refused, version)).toBe('missing')
    vi.mocked(readPublicForm).mockRejectedValueOnce(new DataError('offline'))
    expect(await publicFailure(refused, version)).toBe('refused')
  })

  it('ANS-14 ANS-15 after a failure that was no refusal the form is not read', async () => {
    expect(await publicFailure(new DataError('offline'), version)).toBe('offline')
    expect(await publicFailure(new DataError('timeout'), version)).toBe('slow')
    expect(await staffFailure(new DataError('down'), version, ability)).toBe('down')
    expect(await publicFailure(new DataError('unsure'), version)).toBe('unsure')
    expect(await publicFailure(new SavedBefore(), version)).toBe('earlier')
    expect(await staffFailure(new DataError('unknown'), version, ability)).toBe('failed')
    expect(readPublicForm).not.toHaveBeenCalled()
    expect(getForm).not.toHaveBeenCalled()
  })

  it.each([
    ['deleted', { deleted: true }],
    ['forbidden', { areas: [OTHER_AREA] }],
    ['changed', { version: 3 }],
    ['refused', {}],
  ])('ANS-11 staff learn that it is %s', async (failure, change) => {
    vi.mocked(getForm).mockResolvedValue({ ...form, ...change })
    expect(await staffFailure(refused, version, ability)).toBe(failure)
  })

  it('ANS-12 staff hear that the form is full, blocked, gone or not theirs any more', async () => {
    vi.mocked(isBlockedMunicipality).mockResolvedValue(true)
    expect(await staffFailure(refused, version, ability)).toBe('blocked')
    vi.mocked(isFull).mockResolvedValue(true)
    expect(await staffFailure(refused, version, ability)).toBe('closed')
    // Also when it changed besides: to go on with it would be of no use.
    vi.mocked(getForm).mockResolvedValueOnce({ ...form, version: 3 })
    expect(await staffFailure(refused, version, ability)).toBe('closed')
    vi.mocked(getForm).mockRejectedValueOnce(new DataError('notFound'))
    expect(await staffFailure(refused, version, ability)).toBe('missing')
    vi.mocked(getForm).mockRejectedValueOnce(new DataError('forbidden'))
    expect(await staffFailure(refused, version, ability)).toBe('forbidden')
  })
})
