import { createServer, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { googleOf } from './google'
import { lookAtSignIn, setSignIn } from './sign-in'

const DECLARED = readFileSync(new URL('../../sign-in-settings.json', import.meta.url), 'utf8')

let server: Server | null = null
afterEach(() => server?.close())

/** Stands in for Google's interface: has a config, takes the parts that are named, refuses with a status. */
async function identity(config: Record<string, unknown>, refusal = 0) {
  const patches: { query: string; body: unknown; headers: (string | undefined)[] }[] = []
  const standing = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stand.in')
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      if (request.method === 'PATCH') {
        const { authorization, 'x-goog-user-project': project } = request.headers
        patches.push({
          query: url.search,
          body: JSON.parse(text),
          headers: [authorization, String(project)],
        })
        if (refusal === 0) Object.assign(config, JSON.parse(text))
      }
      const isKnown = url.pathname === '/admin/v2/projects/town/config'
      const status = request.method === 'PATCH' && refusal > 0 ? refusal : isKnown ? 200 : 404
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(config))
    })
  })
  server = standing
  await new Promise<void>((resolve) => {
    standing.listen(0, '127.0.0.1', resolve)
  })
  const address = standing.address()
  const port = typeof address === 'object' ? address?.port : 0
  const google = googleOf('town', () => Promise.resolve('token'))
  return { cloud: { project: 'town', identity: `http://127.0.0.1:${port}`, ...google }, patches }
}

describe('how one signs in', () => {
  it('SEC-04, OPS-06 is set by the deployment where it is not, and is sound then', async () => {
    const { cloud, patches } = await identity({ name: 'projects/town/config' })
    expect(await lookAtSignIn(cloud, DECLARED)).toMatchObject({ how: 'weak' })
    expect(await setSignIn(cloud, DECLARED)).toMatchObject({ how: 'sound' })
    expect(patches).toEqual([
      {
        query: '?updateMask=emailPrivacyConfig,passwordPolicyConfig,client.permissions.disabledUserDeletion',
        body: JSON.parse(DECLARED),
        headers: ['Bearer token', 'town'],
      },
    ])
    expect(await lookAtSignIn(cloud, DECLARED)).toMatchObject({ how: 'sound' })
    expect(await setSignIn(cloud, DECLARED)).toMatchObject({ how: 'sound' })
    expect(patches).toHaveLength(1)
  })

  it('SEC-04 stays where the operator asks for more, and what is asked besides stays where more is needed', async () => {
    const strict = (minPasswordLength: number) => ({
      ...JSON.parse(DECLARED),
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength, containsNumericCharacter: true } },
        ],
      },
    })
    const longer = await identity(strict(16))
    expect(await setSignIn(longer.cloud, DECLARED)).toMatchObject({ how: 'sound' })
    expect(longer.patches).toEqual([])
    server?.close()
    const shorter = await identity(strict(8))
    await setSignIn(shorter.cloud, DECLARED)
    expect(shorter.patches).toMatchObject([
      {
        query: '?updateMask=passwordPolicyConfig',
        body: {
          passwordPolicyConfig: {
            passwordPolicyVersions: [
              { customStrengthOptions: { minPasswordLength: 12, containsNumericCharacter: true } },
            ],
          },
        },
      },
    ])
  })

  it.each([400, 403])(
    'OPS-06 what Google refuses (%s) is told with its repair, and ends nothing',
    async (status) => {
      const { cloud } = await identity({}, status)
      const finding = await setSignIn(cloud, DECLARED)
      expect(finding).toMatchObject({ how: 'weak', what: expect.stringContaining(`answered ${status}`) })
      expect(finding.repair).toContain('Identity Platform')
    },
  )
})
