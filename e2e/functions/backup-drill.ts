/** Two installations on one machine's emulators, and a backup of the first one. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll } from 'vitest'
import { backUp, type MadeBackup } from '../../functions/src/backup/back-up'
import { deleteAllAccounts } from '../../functions/src/backup/accounts'
import { deleteAllStored, documentsOf, writeStored } from '../../functions/src/backup/documents'
import { deleteAllFiles } from '../../functions/src/backup/files'
import { BackupFolder } from '../../functions/src/backup/folder'
import { openInstallation, type Installation } from '../../functions/src/backup/installation'
import { restore, type Restoring } from '../../functions/src/backup/restore'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import { clearStack } from '../stack/clear'
import { portOffset, PROJECT_ID } from '../stack/ports'
import { bucket } from './stored-files'

export const KEY = randomBytes(32)
export const say = () => undefined
export const settings = { 'functions/.env.demo': 'APP_URL=https://formularios.example\n' }
/** A document with values of every type. */
export const ODD = 'rarezas/todo'
/** As the store's own interface writes them. */
export const EVERY_TYPE = {
  entero: { integerValue: '9007199254740993' },
  decimal: { doubleValue: 1 },
  nada: { nullValue: null },
  raro: { doubleValue: 'NaN' },
  momento: { timestampValue: '2026-01-01T00:00:00.123456Z' },
  lugar: { geoPointValue: { latitude: -31.5, longitude: 64 } },
  bytes: { bytesValue: 'AAEC/w==' },
  otro: { referenceValue: '/usuarios/a' },
  lista: { arrayValue: { values: [{ mapValue: { fields: { x: { booleanValue: false } } } }] } },
  vacia: { arrayValue: {} },
  referenceValue: { stringValue: '/usuarios/a' },
}

/** Documents of a segment in these tests. */
export const SMALL = 100_000

export interface Drill {
  source: Installation
  target: Installation
  folder: BackupFolder
  made: MadeBackup
}

let drill: Drill | null = null
const scratch = mkdtempSync(join(tmpdir(), 'muniformularios-backup-'))

/** A path that is gone after the tests. */
export const place = (name: string): string => join(scratch, name)

/** The drill that is going on. */
export function current(): Drill {
  if (!drill) throw new Error('the drill has not begun')
  return drill
}

/** Puts the backup back into the second installation. */
export function put(given: Partial<Restoring> = {}): Promise<void> {
  const { target, folder, made } = current()
  return restore({ installation: target, folder, list: made.list, waitMs: 0, say, ...given })
}
/** The same, over what it has. */
export const putOver = (given: Partial<Restoring> = {}): Promise<void> =>
  put({ over: current().target.project, ...given })

/** What an installation has, by path. */
export async function pathsIn(installation: Installation): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of documentsOf(installation, { onlyNames: true })) paths.push(path)
  return paths
}

async function empty(installation: Installation): Promise<void> {
  await deleteAllStored(installation)
  await deleteAllAccounts(installation)
  await deleteAllFiles(installation)
}

async function begin(layOut: () => Promise<unknown>): Promise<void> {
  await clearStack(portOffset())
  await layOut()
  const auth = getAuth(firebaseAdmin())
  await auth.createUser({
    uid: 'baja',
    email: 'baja@villadelrio.test',
    password: 'secreto12',
    disabled: true,
  })
  await auth.setCustomUserClaims('baja', { usuario: 'baja' })
  await auth.createUser({ uid: 'de-nadie' })
  await bucket().file('imagenes/una.png').save(randomBytes(1000))
  const [source, target] = [await openInstallation(PROJECT_ID), await openInstallation('demo-otra')]
  await writeStored(source, [
    { path: ODD, fields: EVERY_TYPE },
    { path: 'nadie/ausente/debajo/á b~', fields: {} },
  ])
  await empty(target)
  const folder = await BackupFolder.make(place('whole'), KEY)
  const made = await backUp({ installation: source, folder, settings, say, segmentBytes: SMALL })
  drill = { source, target, folder, made }
}

async function end(): Promise<void> {
  const { source, target } = current()
  rmSync(scratch, { recursive: true, force: true })
  await deleteAllFiles(source)
  await empty(target)
  await clearStack(portOffset())
  await Promise.all([source.close(), target.close()])
}

/** Before the tests of a file: what there is, and a backup of it. Afterwards nothing is left. */
export function inDrill(layOut: () => Promise<unknown>): void {
  beforeAll(() => begin(layOut))
  afterAll(end)
}
