import { beforeAll, describe, expect, it } from 'vitest'
import { getProcessingRecordResponseSchema } from '../../src/domain/calls/processing-record'
import { ROLES } from '../../src/domain/user/roles'
import { LANGUAGES } from '../../src/domain/language'
import { HOME } from '../rules/places'
import { call } from './calls'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld } from './world'

let admin: string
const ask = (token: string | null, data: unknown = { municipality: HOME, language: 'es' }) =>
  call('getProcessingRecord', token, data)

beforeAll(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN')
})

describe('the record of processing of a municipality', () => {
  it.each(LANGUAGES)('OPS-09 is a PDF and rows of a sheet, in %s', async (language) => {
    const { result } = await ask(admin, { municipality: HOME, language })
    const { pdf, rows } = getProcessingRecordResponseSchema.parse(result)
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(rows.length).toBeGreaterThan(15)
  })

  it.each(ROLES.filter((role) => role !== 'ROLE_ADMIN'))('OPS-09 SEC-01 is not for %s', async (role) => {
    expect((await ask(await atWork(`otro-${role.toLowerCase()}`, role))).status).toBe('PERMISSION_DENIED')
  })

  it.each(nobodyOfStaff('adela'))('OPS-09 SEC-01 is not for %s', async (_who, token) => {
    expect((await ask(await token())).status).toBe('UNAUTHENTICATED')
  })

  it.each([
    [{ municipality: 'usuarios/ana', language: 'es' }, 'INVALID_ARGUMENT'],
    [{ municipality: `${HOME}/areas_municipales/x`, language: 'es' }, 'INVALID_ARGUMENT'],
    [{ municipality: `${HOME}/../x`, language: 'es' }, 'INVALID_ARGUMENT'],
    [{ municipality: HOME, language: 'xx' }, 'INVALID_ARGUMENT'],
    [{ municipality: `${HOME}-nadie`, language: 'es' }, 'NOT_FOUND'],
  ])('OPS-09 SEC-01 is not given for %j', async (data, status) => {
    expect((await ask(admin, data)).status).toBe(status)
  })
})
