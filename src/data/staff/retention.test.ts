import { beforeEach, expect, it, vi } from 'vitest'
import { NEW_RETENTION, NO_MUNICIPAL_RETENTION } from '../../domain/retention'
import { NO_RETENTION } from '../../domain/privacy/retention-note'
import { aForm } from '../../testing/builders'
import { readDocument } from '../reads'
import { forgetMunicipality } from './geography'
import { readListRetention } from './retention'

vi.mock('../reads', () => ({ readDocument: vi.fn() }))
vi.mock('../store', () => ({ storeOf: vi.fn() }))

const form = aForm()
const NOTE = { ...NO_RETENTION, regla: NEW_RETENTION, proximas: 3 }
/** The paths that were read, with a municipality that says this. */
function pathsRead(): string[] {
  return vi.mocked(readDocument).mock.calls.map(([, path]) => path)
}
const says = (retencion: unknown) =>
  vi
    .mocked(readDocument)
    .mockImplementation((_, path) => Promise.resolve(path === form.municipalityPath ? { retencion } : NOTE))

beforeEach(() => {
  vi.resetAllMocks()
  forgetMunicipality(form.municipalityPath)
})

it('OPS-02 OPS-10 reads nothing of a form whose answers are kept without an end, but its municipality once', async () => {
  says(null)
  expect(await readListRetention(form)).toEqual(NO_RETENTION)
  await readListRetention(form)
  expect(pathsRead()).toEqual([form.municipalityPath])
})

it.each([
  ['the form', NEW_RETENTION, null],
  ['the municipality', null, { ...NO_MUNICIPAL_RETENTION, dias: 365 }],
])('OPS-02 reads what is noted where %s has a rule', async (_, own, municipal) => {
  says(municipal)
  expect(await readListRetention({ ...form, retencion: own })).toEqual(NOTE)
})
