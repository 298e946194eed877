import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { typed } from './functions/operator-command'
import { PROJECT_ID } from './stack/ports'

const NOWHERE = join(tmpdir(), 'muniformularios-nowhere', 'key')

describe('a command of the operator that cannot be done says what to do', () => {
  it('OPS-06 an option that there is not', async () => {
    const { code, said } = await typed('second-factor', ['reset', 'ana', '--projekt=town'])
    expect(code).toBe(1)
    expect(said).toMatch(/^Unknown option '--projekt'. It is:\nnpm run second-factor -- reset USERNAME .*\n$/)
  })

  it('OPS-07 an emulator that nobody started', async () => {
    for (const emulator of ['127.0.0.1:1', '8080']) {
      const { code, said } = await typed('migrate', ['status', `--emulator=${emulator}`])
      expect([code, said]).toEqual([1, expect.stringMatching(`^Nothing answers at ${emulator}: .*\n$`)])
    }
  })

  it('OPS-06 credentials that are missing, before anything is asked', async () => {
    const { code, said } = await typed('migrate', ['status'], { GOOGLE_APPLICATION_CREDENTIALS: NOWHERE })
    expect(code).toBe(1)
    expect(said).toMatch(/^Google's credentials cannot be used \(.*nowhere.*gcloud auth application-default/)
    expect(said).not.toContain('    at ')
  })

  it('OPS-04 a file that cannot be written', async () => {
    const { code, said } = await typed('backup', ['key', '--key', NOWHERE])
    expect([code, said]).toEqual([1, `ENOENT: no such file or directory, open '${NOWHERE}'\n`])
  })

  it('OPS-06 the doctor tells of a setting that nothing reads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muniformularios-settings-'))
    mkdirSync(join(folder, 'functions'))
    const settings = [
      'APP_URL=https://a.example',
      'SELF_REGISTRATION=off',
      'AUDIT_DAYS=9',
      'PASSES_PER_FORMS=9',
    ]
    writeFileSync(join(folder, 'functions', `.env.${PROJECT_ID}`), settings.join('\n'))
    const { said } = await typed('doctor', ['--settings', folder], {
      GOOGLE_APPLICATION_CREDENTIALS: NOWHERE,
    })
    rmSync(folder, { recursive: true })
    expect(said).toContain('! names of settings: nothing reads PASSES_PER_FORMS: the default counts\n')
  })

  it('OPS-06 the doctor looks at what it can without credentials', async () => {
    const { code, said } = await typed('doctor', ['--settings', NOWHERE], {
      GOOGLE_APPLICATION_CREDENTIALS: NOWHERE,
    })
    expect(code).toBe(1)
    expect(said).toContain('✗ .env.production: it is missing')
    expect(said).not.toContain('does whoever asks have the right?')
    expect(said).toMatch(/✗ Google's credentials: .*\n {4}`gcloud auth application-default login`/)
  })
})
