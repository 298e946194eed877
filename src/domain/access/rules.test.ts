import { describe, expect, it } from 'vitest'
import { AREA, MUNICIPALITY_PATH, aUser } from '../../testing/builders'
import { accessRules } from './rules'

describe('the rules of an ability', () => {
  it('ROLE-02 count anywhere for the administrator, and in their places for others', () => {
    const reads = (role: 'ROLE_ADMIN' | 'ROLE_SUPERVISOR_ELEVADO') =>
      accessRules(aUser(role)).filter(({ action, subject }) => action === 'read' && subject === 'form')
    expect(reads('ROLE_ADMIN')).toEqual([{ action: 'read', subject: 'form' }])
    expect(reads('ROLE_SUPERVISOR_ELEVADO')).toEqual([
      { action: 'read', subject: 'form', conditions: { areas: { $in: [AREA] } } },
      { action: 'read', subject: 'form', conditions: { municipalityPath: MUNICIPALITY_PATH } },
    ])
  })

  it('ROLE-01 an inspector of records answers forms and reads, and does nothing else', () => {
    const rules = accessRules(aUser('ROLE_INSPECTOR_ACTAS')).filter(({ inverted }) => !inverted)
    expect(rules.map(({ action, subject }) => `${action} ${String(subject)}`)).toEqual([
      'read form',
      'create answer',
      'read answer',
    ])
  })

  it('USER-05 nobody may end their own user; that rule stands last', () => {
    expect(accessRules(aUser('ROLE_ADMIN')).at(-1)).toEqual({
      action: 'delete',
      subject: ['user', 'municipalityUser'],
      conditions: { username: 'mgomez' },
      inverted: true,
    })
  })

  it('AUTH-05 give nothing to a person without a role', () => {
    expect(accessRules(aUser('ROLE_ADMIN', { roles: [] }))).toEqual([])
  })
})
