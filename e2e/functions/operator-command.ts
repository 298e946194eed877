/** Runs a command of the operator, as somebody types it, and gives how it ended and all that it said. */
import { spawn } from 'node:child_process'
import { PROJECT_ID, ROOT } from '../stack/ports'

export function typed(
  command: 'backup' | 'deploy' | 'doctor' | 'migrate' | 'second-factor',
  words: string[] = [],
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const args = ['--import', 'tsx', `functions/${command}.ts`, `--project=${PROJECT_ID}`, ...words]
  const program = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise((resolve) => program.once('close', (code) => resolve({ code, said })))
}
