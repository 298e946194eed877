import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from './root'

const VITE = `${ROOT}node_modules/vite/bin/vite.js`
const INPUTS = ['src', 'locales', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** Settings of a build by the names that Vite reads them under. */
type Settings = Record<`VITE_${string}`, string>

function fingerprint(settings: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const visit = (path: string) => {
    if (!existsSync(ROOT + path)) return
    const children = path.includes('.') ? [] : readdirSync(ROOT + path, { withFileTypes: true })
    if (path.includes('.')) hash.update(path).update(readFileSync(ROOT + path))
    for (const child of children) {
      if (child.isDirectory() || child.name.includes('.')) visit(`${path}/${child.name}`)
    }
  }
  INPUTS.forEach(visit)
  return hash.digest('hex')
}

/**
 * Builds the app into `folder`; does nothing when the same sources were built there with the same settings.
 * @throws Error with Vite's own words when the build fails.
 */
export async function buildApp(folder: string, settings: Settings): Promise<void> {
  const stamp = `${folder}/.built-from`
  const sources = fingerprint(settings)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  const output: Buffer[] = []
  const code = await new Promise<number | null>((resolve) => {
    const vite = spawn(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir'], {
      cwd: ROOT,
      env: { ...process.env, ...settings, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    vite.stdout.on('data', (data: Buffer) => output.push(data))
    vite.stderr.on('data', (data: Buffer) => output.push(data))
    vite.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`The app does not build:\n${Buffer.concat(output).toString()}`)
  writeFileSync(stamp, sources)
}
