import { beforeAll, describe, expect, it } from 'vitest'
import { getOperationResponseSchema } from '../../src/domain/calls/operation'
import type { PartName } from '../../src/domain/operation/part'
import { binnedPath, savedDraftPath } from '../../src/domain/store-paths'
import { AWAY, HOME } from '../rules/places'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { beginWorld, write } from './world'

const look = async (token: string) => {
  const { parts } = getOperationResponseSchema.parse((await call('getOperation', token, {})).result)
  return (name: PartName) => parts.find((one) => one.name === name)
}

beforeAll(async () => {
  await beginWorld()
  await write(binnedPath('de-casa'), { municipalityPath: HOME })
  await write(binnedPath('de-otra'), { municipalityPath: AWAY })
  await write(savedDraftPath('guardado'), { fin: '' })
  await write(savedDraftPath('enviado'), { fin: 'enviado' })
})

describe('what lies there for a time', () => {
  it('OPS-05 administrators see how much lies in the bin and how many drafts are kept', async () => {
    const part = await look(await atWork('adela', 'ROLE_ADMIN'))
    expect(part('bin')).toMatchObject({ health: 'fine', matter: null, count: 2 })
    expect(part('drafts')).toMatchObject({ health: 'fine', count: 1 })
  })

  it('OPS-05 elevated supervisors see of the bin what is of their municipality, and nothing of drafts', async () => {
    const part = await look(await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { municipalityPath: HOME }))
    expect([part('bin')?.count, part('drafts')]).toEqual([1, undefined])
  })
})
