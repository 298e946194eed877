import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'
import { ROOT } from '../stack/ports'
import { stopping } from './stopping'

// Below the checkout, so that packages are found.
const FOLDER = `${ROOT}node_modules/.cache/muniformularios`

const costs = z.looseObject({ ms: z.number(), peakMegabytes: z.number(), beforeMegabytes: z.number() })

const run = (file: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--expose-gc', file, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const stop = () => child.kill()
    stopping.addEventListener('abort', stop)
    let said = ''
    child.stdout.on('data', (data: Buffer) => (said += data.toString()))
    child.once('close', (code) => {
      stopping.removeEventListener('abort', stop)
      if (code === 0) resolve(said)
      else reject(new Error(`${file} ended with ${code}`))
    })
  })

/**
 * Runs one program of `alone/` in a process that has nothing else in memory, bundled as production does, and gives the costs
 * that it says.
 */
export async function runAlone(program: string, ...args: number[]) {
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(join(FOLDER, 'bench-'))
  const outfile = join(folder, `${program}.mjs`)
  try {
    const entryPoints = [`${ROOT}e2e/bench/alone/${program}.ts`]
    await build({
      ...{ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' },
      // Node cannot load its modules as they are published: they are bundled.
      alias: { stdnum: `${ROOT}node_modules/stdnum` },
    })
    return costs.parse(JSON.parse(await run(outfile, args.map(String))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
