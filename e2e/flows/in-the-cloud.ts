import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '../stack/ports'

/** What the cloud does at its hours, by the name of what does it. */
const JOBS = { digests: 'notices/daily tellDaily', news: 'news/tell tellAllNews' } as const

const SCRIPT = `
  const [file, job, moment] = process.argv.slice(1)
  const { outsideKeys, outsideSettings } = await import('./e2e/stack/outside/params.ts')
  const { emulatorEnv } = await import('./e2e/stack/ports.ts')
  Object.assign(process.env, emulatorEnv(), outsideSettings(), outsideKeys(), { FUNCTIONS_EMULATOR: 'true' })
  await (await import('./functions/src/' + file + '.ts'))[job](new Date(moment))
  process.exit(0)
`

/** Does what the cloud would do at a moment, on the running stack, without waiting for it. */
export async function runAt(job: keyof typeof JOBS, moment: Date): Promise<void> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, '--']
  const named = [...JOBS[job].split(' '), moment.toISOString()]
  await promisify(execFile)(process.execPath, [...args, ...named], { cwd: ROOT })
}
