import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ancestorsOf, forgetApp, showFramed } from '../../functions/src/frame/show'
import { arrangementPath } from '../../src/domain/store-paths'
import { options } from '../rules/documents'
import { HOME, PLACES } from '../rules/places'
import { arrange, publicForm } from './catalogue-world'
import { heard } from './events'
import { costOf } from './operations'
import { atWork } from './staff-tokens'
import { beginWorld, write } from './world'

const TOWN = 'https://www.villadelrio.example'
const POLICY = "default-src 'self'; script-src 'self'; frame-ancestors 'none'"
const APP = '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>'
const realFetch = globalThis.fetch
let admin: string
let app: { status: number; headers: Record<string, string> }

const ask = (path: string) =>
  showFramed({ path, chosen: undefined, accepted: 'es', rawRequest: { headers: {} } })
const policyOf = async (path: string) => (await ask(path)).headers?.['Content-Security-Policy']

beforeAll(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN')
  await arrange(admin, [], { sitios: [TOWN] })
})
beforeEach(() => {
  forgetApp()
  app = { status: 200, headers: { 'Content-Security-Policy': POLICY } }
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    String(asked[0]).endsWith('/index.html') ? Promise.resolve(new Response(APP, app)) : realFetch(...asked),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a form in a frame', () => {
  it('REACH-03 is the page of the app, which the named sites alone may have in a frame, for two reads', async () => {
    const form = await publicForm()
    const { status, html, headers } = await ask(`/marco/${form.id}`)
    expect(status).toBe(200)
    expect(html).toContain('<script src="/marco-dentro.js"></script>')
    expect(headers?.['Content-Security-Policy']).toBe(POLICY.replace("'none'", TOWN))
    await heard()
    expect(await costOf(() => ask(`/marco/${form.id}`))).toMatchObject({ reads: 2, writes: 0 })
  })

  it('REACH-03 SEC-03 of a municipality that named nobody is shown by nobody', async () => {
    const form = await publicForm({ ...PLACES['other municipality'] })
    expect(await policyOf(`/marco/${form.id}`)).toBe(POLICY)
  })

  it('REACH-03 SEC-03 is shown by no site that was stored past the checks', async () => {
    const form = await publicForm()
    const sitios = ['*', 'https:', 'https://a.example; script-src *', 'http://a.example', "'self'", TOWN]
    await write(arrangementPath(HOME), { formularios: [], sitios, version: 9 })
    expect(await policyOf(`/marco/${form.id}`)).toBe(POLICY.replace("'none'", TOWN))
    expect(ancestorsOf(['*'])).toBe("frame-ancestors 'none'")
  })

  it('REACH-03 SEC-03 that takes payments is a link to its own page', async () => {
    const form = await publicForm({ opcionales: options({ publico: true, addPaymentGateway: true }) })
    const { html, headers } = await ask(`/marco/${form.id}`)
    expect(html).toContain(`href="/publico/contestar/${form.id}" target="_blank" rel="noopener"`)
    expect(html).not.toContain('id="root"')
    expect(headers?.['Content-Security-Policy']).toContain("default-src 'none'")
  })

  it('REACH-03 SEC-01 is public, and there', async () => {
    const forms = await Promise.all([
      publicForm({ opcionales: options({}) }),
      publicForm({ opcionales: options({ citizenAssociationFromCitizenPortal: true }) }),
      publicForm({ deleted: true }),
    ])
    for (const id of [...forms.map((form) => form.id), 'nadie', '%', '..', '%2F', 'a%2Fb', '__x__']) {
      const { status, html, headers } = await ask(`/marco/${id}`)
      expect(status).toBe(404)
      expect(html).not.toContain('id="root"')
      expect(headers).toBeUndefined()
    }
  })

  it.each([
    ['has no policy', { status: 200, headers: {} }],
    [
      'may be in frames of anybody',
      { status: 200, headers: { 'Content-Security-Policy': "default-src 'self'" } },
    ],
    ['does not come', { status: 500, headers: { 'Content-Security-Policy': POLICY } }],
  ])('REACH-03 SEC-03 is not shown while the page of the app %s', async (_what, given) => {
    app = given
    const { status, html } = await ask(`/marco/${(await publicForm()).id}`)
    expect(status).toBe(503)
    expect(html).not.toContain('id="root"')
  })
})
