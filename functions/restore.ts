/**
 * `npm run restore -- --from DIR --project=ID`: puts a backup back (OPS-04). `-- end` says that a restoration is over
 * which nobody goes on with; `-- settings --from DIR --to FOLDER` writes out the files with settings.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import {
  areFunctionsUp,
  INSTALLATION,
  reachInstallation,
  run,
  typedWords,
  untilStopped,
} from './command-line'
import { readBackup } from './src/backup/backup-list'
import { BackupFolder } from './src/backup/folder'
import { openInstallation, type Installation } from './src/backup/installation'
import { operatorsKey } from './src/backup/key'
import { importedExport } from './src/backup/managed-import'
import { OperatorProblem } from './src/platform/operator-problem'
import { endRestoration, restore, thingsIn } from './src/backup/restore'
import { UNKNOWN_AT_MOST_MS } from './src/platform/restoration'

const USAGE = [
  'npm run restore -- --from DIR --project=<project id> [--key FILE] [--at NAME] [--over=<project id>] [--emulator=127.0.0.1:8080] [--bucket NAME] [--import]',
  'npm run restore -- end --project=<project id> [--emulator=127.0.0.1:8080]',
  'npm run restore -- settings --from DIR --to FOLDER [--key FILE] [--at NAME]',
].join('\n')

const { values, positionals } = typedWords(
  {
    allowPositionals: true,
    options: {
      ...INSTALLATION,
      from: { type: 'string' },
      to: { type: 'string' },
      key: { type: 'string' },
      bucket: { type: 'string' },
      at: { type: 'string' },
      over: { type: 'string' },
      import: { type: 'boolean', default: false },
    },
  },
  USAGE,
)
const [command = 'restore'] = positionals
const say = (line: string) => console.log(line)

/** Asks for the word at the keyboard, where there is one and something would be deleted. */
async function typedWord(installation: Installation): Promise<string | undefined> {
  if (values.over !== undefined || !process.stdin.isTTY) return values.over
  const things = await thingsIn(installation)
  if (things.length === 0) return undefined
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const word = await asking.question(
    `${installation.project} has ${things.join(', ')}. Type ${installation.project} to delete all of it: `,
  )
  asking.close()
  return word.trim()
}

async function open(from: string) {
  const folder = await BackupFolder.open(from, operatorsKey(values.key))
  return { folder, list: await readBackup(folder, values.at) }
}

async function putBack(from: string, installation: Installation): Promise<boolean> {
  const { folder, list } = await open(from)
  if (values.import) importedExport(installation, list)
  const over = await typedWord(installation)
  const waitMs = (await areFunctionsUp(values.emulator)) ? UNKNOWN_AT_MOST_MS : 0
  const isImport = values.import
  await restore({ installation, folder, list, over, waitMs, say, signal: untilStopped(), isImport })
  say(
    `${installation.project} is as it was at ${list.moment}. Its settings: \`npm run restore -- settings\`.`,
  )
  return true
}

async function end(installation: Installation): Promise<boolean> {
  const wasThere = await endRestoration(installation)
  say(wasThere ? 'Functions follow what is written from now on.' : 'No restoration is under way.')
  return true
}

async function settings(from: string, to: string): Promise<boolean> {
  const { list } = await open(from)
  if (Object.keys(list.settings).length === 0) {
    say('This backup has no settings: no file with any lay beside the program when it was made.')
    return true
  }
  mkdirSync(to, { recursive: true })
  for (const [name, text] of Object.entries(list.settings)) {
    writeFileSync(join(to, basename(name)), text, { mode: 0o600 })
    say(`${join(to, basename(name))} is ${name}`)
  }
  return true
}

await run(async () => {
  const { from, to, project } = values
  if (command === 'settings' && from !== undefined && to !== undefined) return settings(from, to)
  if (project === undefined || (command === 'restore') === (from === undefined))
    throw new OperatorProblem(USAGE)
  await reachInstallation(project, values.emulator)
  const installation = await openInstallation(project, values.bucket)
  try {
    return from === undefined ? await end(installation) : await putBack(from, installation)
  } finally {
    await installation.close()
  }
})
process.exit()
