import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { OperatorProblem } from '../platform/operator-problem'

const KEY_BYTES = 32
/** Nobody else on the machine reads it. */
const OWN = 0o600

/**
 * The operator's key, from a file or from BACKUP_KEY: 32 bytes in base64.
 * @throws OperatorProblem when there is none, or it is no such key
 */
export function operatorsKey(file: string | undefined, fromEnvironment = process.env.BACKUP_KEY): Buffer {
  if (file !== undefined && !existsSync(file))
    throw new OperatorProblem(
      `There is no key at ${file}: \`npm run backup -- key --key ${file}\` makes one.`,
    )
  const text = (file === undefined ? fromEnvironment : readFileSync(file, 'utf8'))?.trim()
  if (!text)
    throw new OperatorProblem(
      'No key: name its file with --key FILE, or give it as BACKUP_KEY. `npm run backup -- key --key FILE` makes one.',
    )
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES || key.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, ''))
    throw new OperatorProblem(`${file ?? 'BACKUP_KEY'} is no key: it has to be 32 bytes in base64.`)
  return key
}

/**
 * Writes a new key.
 * @throws OperatorProblem when something is there already: backups would be lost with the key that they need
 */
export function writeNewKey(file: string): void {
  if (existsSync(file)) throw new OperatorProblem(`${file} is there already, and is left as it is.`)
  writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: OWN, flag: 'wx' })
}
