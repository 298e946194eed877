/**
 * `npm run backup -- --to DIR`: store, accounts, files and settings into a folder, sealed (OPS-04).
 * `npm run backup -- verify --from DIR`: puts it back into fresh emulators, compares everything and counts.
 * `npm run backup -- list --from DIR` names the backups, `-- key --key FILE` makes a key.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { INSTALLATION, reachInstallation, run, typedWords, untilStopped } from './command-line'
import { backUp } from './src/backup/back-up'
import { countLines, readBackup, wholeBackups } from './src/backup/backup-list'
import { compare } from './src/backup/compare'
import { BackupFolder } from './src/backup/folder'
import { openInstallation } from './src/backup/installation'
import { operatorsKey, writeNewKey } from './src/backup/key'
import { OperatorProblem } from './src/platform/operator-problem'
import { restore } from './src/backup/restore'
import { wrongCounts } from './src/backup/wrong-counts'

const USAGE = [
  'npm run backup -- --to DIR --project=<project id> [--key FILE] [--emulator=127.0.0.1:8080] [--bucket NAME] [--as-of 2026-11-30T09:15:00Z] [--export-to gs://BUCKET/PREFIX]',
  'npm run backup -- verify --from DIR [--key FILE] [--at NAME]',
  'npm run backup -- list --from DIR [--key FILE]',
  'npm run backup -- key --key FILE',
].join('\n')

const { values, positionals } = typedWords(
  {
    allowPositionals: true,
    options: {
      ...INSTALLATION,
      to: { type: 'string' },
      from: { type: 'string' },
      key: { type: 'string' },
      bucket: { type: 'string' },
      at: { type: 'string' },
      'as-of': { type: 'string' },
      'export-to': { type: 'string' },
    },
  },
  USAGE,
)
const [command = 'make'] = positionals
const say = (line: string) => console.log(line)

const checkout = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The files with the settings of a project, as they lie beside the program. */
function settingsOf(project: string): Record<string, string> {
  const names = [`functions/.env.${project}`, 'functions/.env', '.env.production', '.firebaserc']
  return Object.fromEntries(
    names
      .filter((name) => existsSync(checkout(name)))
      .map((name) => [name, readFileSync(checkout(name), 'utf8')]),
  )
}

async function make(to: string, project: string): Promise<boolean> {
  const signal = untilStopped()
  await reachInstallation(project, values.emulator)
  const folder = await BackupFolder.make(to, operatorsKey(values.key))
  const installation = await openInstallation(project, values.bucket)
  try {
    const { name, list, exportFault } = await backUp({
      installation,
      folder,
      settings: settingsOf(project),
      say,
      signal,
      asOf: values['as-of'],
      exportTo: values['export-to'],
    })
    if (list.managedExport) say(`Its managed export is ${list.managedExport.to}.`)
    say(`The backup ${name} is whole. \`npm run backup -- verify\` proves it.`)
    if (exportFault === null) return true
    say(`But it has no managed export: ${exportFault}`)
    return false
  } finally {
    await installation.close()
  }
}

async function verify(from: string): Promise<boolean> {
  const folder = await BackupFolder.open(from, operatorsKey(values.key))
  const list = await readBackup(folder, values.at)
  const { startForTests } = await import('../e2e/stack/for-tests')
  const { PROJECT_ID } = await import('../e2e/stack/ports')
  const { env, stop } = await startForTests('rules')
  Object.assign(process.env, env)
  const installation = await openInstallation(PROJECT_ID)
  try {
    await restore({ installation, folder, list, waitMs: 0, say })
    const { documents, accounts, files, differences, named } = await compare(installation, folder, list)
    for (const line of named) say(line)
    say(`${documents} documents, ${accounts} accounts and ${files} files: ${differences} differences`)
    const wrong = await wrongCounts()
    for (const form of wrong) say(`${form}: the counts were behind at that moment, or are wrong`)
    say(wrong.length === 0 ? 'All counts are right.' : `The counts of ${wrong.length} forms are not right.`)
    return differences + wrong.length === 0
  } finally {
    await installation.close()
    await stop()
  }
}

async function nameAll(from: string): Promise<boolean> {
  const folder = await BackupFolder.open(from, operatorsKey(values.key))
  for (const name of await wholeBackups(folder)) {
    const { project, moment, documents, accounts, files, managedExport } = await readBackup(folder, name)
    const counts = `${countLines(documents)} documents, ${countLines(accounts)} accounts, ${countLines(files)} files`
    const beside = managedExport ? `, managed export ${managedExport.to}` : ''
    say(`${name}  ${project} as of ${moment}: ${counts}${beside}`)
  }
  return true
}

await run(async () => {
  const { to, from, key, project } = values
  if (command === 'key' && key !== undefined) {
    writeNewKey(key)
    say(`${key} is the key of your backups: without it nobody opens them, you neither. Keep it elsewhere.`)
    return true
  }
  if (command === 'make' && to !== undefined && project !== undefined) return make(to, project)
  if (command === 'verify' && from !== undefined) return verify(from)
  if (command === 'list' && from !== undefined) return nameAll(from)
  throw new OperatorProblem(USAGE)
})
// Connections that the libraries keep open would keep the program.
process.exit()
