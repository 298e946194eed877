import { spawnSync } from 'node:child_process'
import { ROOT } from '../stack/ports'

/** How often each form is filled in. */
const FILLINGS = 1_000
const FILES = ['surveyjs', 'formio'] as const

export interface Engines {
  /** For each form that is tried. */
  fillings: number
  /** Formats whose own engine came to something else than ours, with what it was told. */
  different: string[]
}

/**
 * Fills in forms of SurveyJS and Form.io with their own engines and with ours, a thousand times each (MOVE-07): the tests of
 * the domain do the same with fewer.
 */
export function measureEngines(): Promise<Engines> {
  const different = FILES.flatMap((format) => {
    const { status, stdout } = spawnSync(
      'npx',
      [
        ...['vitest', 'run', '--project', 'domain', `src/domain/transfer/${format}/behaviour`],
        '--testTimeout=3600000',
      ],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ENGINE_FILLINGS: String(FILLINGS) } },
    )
    return status === 0 ? [] : `${format}: ${stdout}`
  })
  return Promise.resolve({ fillings: FILLINGS, different })
}
