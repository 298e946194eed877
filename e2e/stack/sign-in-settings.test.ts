import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ROOT } from './ports'

const json = (path: string): unknown => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'))

describe('signing in, as it is deployed', () => {
  it('SEC-04 is possible for staff with a password and for anonymous visitors only', () => {
    const { auth } = z.object({ auth: z.unknown() }).parse(json('firebase.json'))
    expect(auth).toEqual({ providers: { emailPassword: true, anonymous: true } })
  })

  it('SEC-04 tells no addresses, needs long passwords, and lets nobody delete the own account', () => {
    expect(json('functions/sign-in-settings.json')).toEqual({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
      },
      client: { permissions: { disabledUserDeletion: true } },
    })
  })

  it('SEC-04 is described to whoever runs the product: the file, the setting against registering, and how long sessions last', () => {
    const pages = ['install', 'configure']
      .map((name) => readFileSync(`${ROOT}docs/operate/${name}.md`, 'utf8'))
      .join('\n')
    for (const named of [
      'functions/sign-in-settings.json',
      'SELF_REGISTRATION=off',
      'SESSION_IDLE_HOURS=12',
      'SESSION_MOST_DAYS=30',
    ])
      expect(pages).toContain(named)
  })
})
