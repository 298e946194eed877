import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findingText } from '../../functions/src/doctor/finding'
import { lookAtMailDns } from '../../functions/src/doctor/mail-dns'
import { lookOutside } from '../../functions/src/doctor/outside'
import { lookAtStore } from '../../functions/src/doctor/store'
import { migrate } from '../../functions/src/migrations/migrate'
import { RESTORATION_PATH } from '../../src/domain/store-paths'
import { HOST, PROJECT_ID } from '../stack/ports'
import { serveDns } from './dns-stand-in'
import { typed } from './operator-command'
import { beginWorld, change, hire, remove, write } from './world'

const SOUND_DNS = {
  'town.example': ['other=1', 'v=spf1 include:mail.example -all'],
  '_dmarc.town.example': ['v=DMARC1; p=quarantine'],
  'google._domainkey.town.example': ['v=DKIM1; k=rsa; p=MIGfMA0'],
}
let texts: Record<string, string[]> = SOUND_DNS
let dns: Awaited<ReturnType<typeof serveDns>>
const folder = mkdtempSync(join(tmpdir(), 'muniformularios-doctor-'))

beforeAll(async () => {
  dns = await serveDns(() => texts)
})
afterAll(() => {
  dns.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  texts = SOUND_DNS
  await beginWorld()
})

const wrongIn = async (looking: ReturnType<typeof lookAtStore>) =>
  (await looking)
    .filter(({ how }) => how === 'wrong' || how === 'unasked')
    .map(({ about, what }) => `${about}: ${what}`)

describe('the doctor', () => {
  it('OPS-06 looks the DNS of mails up', async () => {
    const found = (selector?: string) =>
      wrongIn(lookAtMailDns('formularios@town.example', { servers: dns.address, selector }))
    expect(await found()).toEqual([])
    expect(await found('google')).toEqual([])
    expect(await found('other')).toEqual(['DKIM of town.example: no key under other'])
    texts = { 'town.example': ['v=spf1 +all'], 'google._domainkey.town.example': ['v=DKIM1; p='] }
    expect(await found()).toEqual([
      'SPF of town.example: the domain lets everybody send its mails',
      expect.stringContaining('DKIM of town.example: no key under default, google'),
      'DMARC of town.example: the domain does not say what to do with mails that others send in its name',
    ])
    texts = { 'town.example': ['v=spf1 -all', 'v=spf1 ~all'] }
    expect((await found())[0]).toContain('says twice')
    texts = {}
    expect((await found())[0]).toContain('does not say who may send')
  })

  it('OPS-06 asks the outside systems whether they answer by their contracts', async () => {
    expect(await wrongIn(lookOutside(process.env))).toEqual([])
    const open = createServer((_, response) => response.end('<!doctype html>'))
    await new Promise<void>((resolve) => open.listen(0, HOST, resolve))
    const address = open.address()
    const url = `http://${HOST}:${typeof address === 'object' ? address?.port : 0}`
    expect(await wrongIn(lookOutside({ MUNICORE_URL: url }))).toEqual([
      'MUNICORE_URL answers: it answers 200 to whoever has no key, and by its contract 401',
      'TURNERO_URL answers: no address is set',
      'PORTAL_URL answers: no address is set',
    ])
    await new Promise((resolve) => open.close(resolve))
    expect((await wrongIn(lookOutside({ MUNICORE_URL: url })))[0]).toContain('it does not answer: ')
  })

  it('OPS-06 looks at what is stored: migrations, time zones, administrators, a restoration', async () => {
    expect(await wrongIn(lookAtStore())).toEqual([
      'migrations: left to do: zones, lists, orders, statistics, counters',
      expect.stringContaining('time zones of municipalities: none: paises/'),
      'administrators: there is none',
    ])
    await migrate({ say: () => undefined })
    await hire('jefa', 'ROLE_ADMIN')
    expect(await wrongIn(lookAtStore())).toEqual([])
    expect((await lookAtStore()).map(findingText)).toContain(
      '! second factor of administrators: none: jefa\n    docs/operate/second-factor.md',
    )
    await change('usuarios/jefa', { segundoFactor: new Date() })
    expect((await lookAtStore()).map(findingText)).toContain('✓ second factor of administrators')
    await hire('otra', 'ROLE_ADMIN', { email: 'nobody@villadelrio.test' })
    await remove('usuarios/jefa')
    await write(RESTORATION_PATH, { desde: new Date(), hasta: null })
    await write('usuarios/sola', { username: 'sola', roles: ['ROLE_ADMIN'], email: 'sola@villadelrio.test' })
    expect(await wrongIn(lookAtStore())).toEqual([
      expect.stringMatching(/restoration: one began .* and did not end/),
      'administrators: no proven, enabled account: sola',
    ])
    await remove(RESTORATION_PATH)
  })
})

/** Settings as in a checkout, and a `firebase` that notes what it is asked and fails where told. */
function layOutSettings(given: string): void {
  mkdirSync(join(folder, 'functions'), { recursive: true })
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(
    join(folder, `functions/.env.${PROJECT_ID}`),
    `APP_URL=https://formularios.example\nSMTP_URL=smtps://mail.example\nMAIL_FROM=formularios@town.example\n${given}`,
  )
  const browser = {
    VITE_FIREBASE_API_KEY: 'k',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT_ID}.appspot.com`,
    VITE_FIREBASE_APP_ID: 'i',
  }
  writeFileSync(
    join(folder, '.env.production'),
    Object.entries(browser)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  writeFileSync(
    join(folder, 'bin/firebase'),
    '#!/bin/sh\necho "$3" >> "$CALLS"\n[ "$3" != "$FAILS_AT" ] || exit 2\n',
  )
  chmodSync(join(folder, 'bin/firebase'), 0o755)
}

/** A command as somebody types it. */
const asked = (command: 'deploy' | 'doctor', failsAt = '') =>
  typed(
    command,
    [`--emulator=${process.env.FIRESTORE_EMULATOR_HOST}`, `--settings=${folder}`, `--dns=${dns.address}`],
    { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, CALLS: join(folder, 'calls'), FAILS_AT: failsAt },
  )

it('OPS-06 a local stack is not told that the settings of a town are missing', async () => {
  const { said } = await typed('doctor', [`--emulator=${process.env.FIRESTORE_EMULATOR_HOST}`])
  expect(said).toContain('- settings: not asked, a local stack brings its own')
  expect(said).not.toContain('it is missing')
})

describe('deploying', () => {
  const calls = () => {
    const lines = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
    rmSync(join(folder, 'calls'))
    return lines
  }
  const ALL = ['firestore:indexes', 'firestore:rules,storage', 'functions', 'hosting']

  it('OPS-06 deploys in order, migrates, and looks at everything', async () => {
    layOutSettings('')
    await hire('jefa', 'ROLE_ADMIN')
    const { code, said } = await asked('deploy')
    expect(calls()).toEqual(ALL)
    expect(said).toContain('4 statistics: ')
    expect(said).toContain('✓ administrators')
    expect(said).toContain('- what is deployed: not asked, an emulator does not tell')
    expect(said.indexOf('━━ hosting')).toBeLessThan(said.indexOf('━━ migrations'))
    expect(said).not.toContain('✗')
    expect(code).toBe(0)
    expect(await asked('doctor')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Nothing was found to be wrong.'),
    })
  })

  it('OPS-06 ends where something fails, and migrates nothing then', async () => {
    layOutSettings('')
    const { code, said } = await asked('deploy', 'functions')
    expect([code, calls()]).toEqual([1, ALL.slice(0, 3)])
    expect(said).toContain('functions was not deployed (2), and nothing after it')
    expect(await asked('doctor')).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        '✗ migrations: left to do: zones, lists, orders, statistics, counters\n    `npm run migrate`',
      ),
    })
  })

  it('OPS-06 deploys nothing with settings that are wrong', async () => {
    layOutSettings('FUNCTIONS_REGION=europe-southwest1\n')
    writeFileSync(join(folder, 'calls'), '')
    const { code, said } = await asked('deploy')
    expect([code, calls()]).toEqual([1, ['']])
    expect(said).toContain(
      '✗ regions: functions run in europe-southwest1, the app looks for them in us-central1',
    )
    expect(said).toContain('Nothing was deployed')
  })
})
