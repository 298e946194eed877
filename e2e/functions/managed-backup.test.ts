import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backUp, type BackingUp, type MadeBackup } from '../../functions/src/backup/back-up'
import { readBackup } from '../../functions/src/backup/backup-list'
import { compare } from '../../functions/src/backup/compare'
import { BackupFolder } from '../../functions/src/backup/folder'
import type { Restoring } from '../../functions/src/backup/restore'
import { RESTORATION_PATH } from '../../src/domain/store-paths'
import { current, inDrill, KEY, ODD, pathsIn, place, put, say, settings } from './backup-drill'
import { AdminStandIn } from './firestore-admin-stand-in'
import { layOutGeography, write } from './world'

inDrill(layOutGeography)

const EXPORTS = 'gs://copias/villa'
let google: AdminStandIn

beforeAll(async () => {
  await write('usuarios/ana', { rol: 'editor' })
  await write('formularios_publicos/f', { abierto: true })
  await write('formularios_publicos/f/pases/p', { hasta: 1 })
  const { source, target } = current()
  google = new AdminStandIn([source, target])
  await google.start()
})
afterAll(() => google.stop())
beforeEach(() => google.reset())

/** Makes a backup with a managed export into a folder of that name. */
async function exported(name: string, given: Partial<BackingUp> = {}): Promise<MadeBackup> {
  const installation = google.cloud(current().source)
  const folder = await BackupFolder.make(place(name), KEY)
  return backUp({ installation, folder, settings, say, pollMs: 1, exportTo: EXPORTS, ...given })
}

/** Ends what is done once somebody says so. */
function stopsAt(line: RegExp) {
  let isOver = false
  return {
    say: (one: string) => (isOver ||= line.test(one)),
    signal: {
      throwIfAborted: () => {
        if (isOver) throw new Error('killed')
      },
    },
  }
}

describe('a managed export', () => {
  it('OPS-04 is of the moment that the backup has, is followed until it ended and stands in the list', async () => {
    const said: string[] = []
    const { name, list, exportFault } = await exported('export', { say: (line) => said.push(line) })
    expect(list.moment).toMatch(/T\d\d:\d\d:00Z$/)
    expect([...google.readTimes]).toEqual([list.moment])
    const [asked] = google.asked()
    expect(asked).toMatchObject({ outputUriPrefix: `${EXPORTS}/${name}`, snapshotTime: list.moment })
    expect(asked?.collectionIds).toEqual(expect.arrayContaining(['usuarios', 'rarezas', 'pases', 'paises']))
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Point-in-time recovery is on: the documents have to be read until '),
        'Managed export: 100 of about 300 documents',
        'Managed export: 200 of about 300 documents',
      ]),
    )
    expect(exportFault).toBeNull()
    const folder = await BackupFolder.open(place('export'), KEY)
    expect((await readBackup(folder)).managedExport).toEqual({
      to: `${EXPORTS}/${name}`,
      groups: asked?.collectionIds,
    })
  })

  it('OPS-04 is begun once, also when nobody hears that it was', async () => {
    google.behaviour.lost = 2
    const { list } = await exported('lost')
    expect(google.asked()).toHaveLength(1)
    expect(list.managedExport?.to).toBe(google.asked()[0]?.outputUriPrefix)
  })

  it('OPS-04 goes on when the command was killed, and the same command waits for the same one', async () => {
    await expect(exported('killed', stopsAt(/^Managed export: 100/))).rejects.toThrow('killed')
    await expect(readBackup(await BackupFolder.open(place('killed'), KEY))).rejects.toThrow(/half written/)
    const { list } = await exported('killed')
    expect(google.asked()).toHaveLength(1)
    expect(list.managedExport).toBeDefined()
  })

  it('OPS-04 that fails or is refused leaves a whole backup, and says why', async () => {
    google.behaviour.failing = 1
    const failed = await exported('failed')
    expect(failed.exportFault).toMatch(/did not end well: The bucket is in another location/)
    expect(failed.list.managedExport).toBeUndefined()
    google.behaviour.refusal = 403
    const refused = await exported('refused')
    expect(refused.exportFault).toMatch(/Cloud Datastore Import Export Admin/)
    const folder = await BackupFolder.open(place('refused'), KEY)
    const installation = google.cloud(current().source)
    expect(await compare(installation, folder, await readBackup(folder))).toMatchObject({ differences: 0 })
  })

  it('OPS-04 goes beside what a failed one left', async () => {
    google.behaviour.failing = 1
    const asOf = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()
    await exported('first', { asOf })
    const { list } = await exported('second', { asOf })
    expect(google.asked().map(({ outputUriPrefix }) => outputUriPrefix)).toEqual([
      list.managedExport?.to.replace(/-2$/, ''),
      list.managedExport?.to,
    ])
  })

  it('OPS-04 is refused on the emulator, and where it could lie nowhere', async () => {
    const onEmulator = exported('emulator', { installation: current().source })
    await expect(onEmulator).rejects.toThrow(/The emulator has no managed export/)
    await expect(exported('nowhere', { exportTo: '/backups' })).rejects.toThrow(/gs:\/\/BUCKET\/PREFIX/)
    expect(google.asked()).toEqual([])
  })
})

describe('a moment that somebody wants', () => {
  const ago = (minutes: number) => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000).toISOString()

  it('OPS-04 is read while the store knows it, and refused at once with its repair otherwise', async () => {
    google.behaviour.isLong = false
    const { list } = await exported('earlier', { asOf: ago(30), exportTo: undefined })
    expect([...google.readTimes]).toEqual([list.moment])
    expect(Date.parse(list.moment)).toBe(Date.parse(ago(30)))
    google.readTimes.clear()
    const refused = (asOf: string) => exported('unreachable', { asOf })
    await expect(refused(ago(90))).rejects.toThrow(/does not know any more .* is off: .*--enable-pitr/)
    google.behaviour.isLong = true
    await expect(refused(ago(8 * 24 * 60))).rejects.toThrow(/does not know any more what it had/)
    await expect(refused(ago(-5))).rejects.toThrow(/has not been yet/)
    await expect(refused('2026-11-30T09:15:20Z')).rejects.toThrow(/no whole minute/)
    await expect(refused('yesterday')).rejects.toThrow(/no whole minute/)
    expect([...google.readTimes]).toEqual([])
  })
})

describe('a managed import', () => {
  /** Puts a backup back from its managed export. */
  async function imported({ list }: MadeBackup, name: string, given: Partial<Restoring> = {}) {
    const { target } = current()
    const folder = await BackupFolder.open(place(name), KEY)
    const installation = google.cloud(target)
    await put({ installation, folder, list, isImport: true, pollMs: 1, over: target.project, ...given })
    return compare(target, folder, list)
  }
  const imports = () => google.asked().filter(({ inputUriPrefix }) => inputUriPrefix !== undefined)

  it('OPS-04 brings the documents, and whoever is let in comes from the sealed backup, last', async () => {
    const made = await exported('import')
    const said: string[] = []
    const found = await imported(made, 'import', { say: (line) => said.push(line) })
    expect(found).toMatchObject({ differences: 0, named: [] })
    const [asked] = imports()
    expect(asked?.inputUriPrefix).toBe(made.list.managedExport?.to)
    for (const group of ['usuarios', 'formularios_publicos', 'mantenimiento'])
      expect(asked?.collectionIds).not.toContain(group)
    expect(said).toContain('Managed import: 100 of about 300 documents')
    const note = await current().target.store.doc(RESTORATION_PATH).get()
    expect([note.get('paso'), note.get('importacion')]).toEqual([null, undefined])
  })

  it('OPS-04 is proven: what it brings otherwise, or not, is put right before anybody is let in', async () => {
    const made = await exported('otherwise')
    google.behaviour.brought = ({ path, fields }) => {
      if (path === ODD) return { path, fields: { ...fields, otro: { stringValue: 'usuarios/a' } } }
      return path.startsWith('paises/') ? null : { path, fields }
    }
    const said: string[] = []
    const { signal, say: heard } = stopsAt(/compared with the backup/)
    const killed = imported(made, 'otherwise', {
      signal,
      say: (line) => {
        said.push(line)
        heard(line)
      },
    })
    await expect(killed).rejects.toThrow('killed')
    const paths = await pathsIn(current().target)
    expect(paths.some((path) => path.startsWith('paises/'))).toBe(true)
    expect(paths.filter((path) => /^(usuarios|formularios_publicos)\//.test(path))).toEqual([])
    expect(said.at(-1)).toMatch(/: [1-9]\d* were not as sealed, and are now/)
    expect(await imported(made, 'otherwise', { over: undefined })).toMatchObject({ differences: 0 })
    expect(imports()).toHaveLength(1)
  })

  it('OPS-04 is begun once: nobody heard that it was, and the command was killed meanwhile', async () => {
    const made = await exported('once')
    google.behaviour.lost = 1
    await expect(imported(made, 'once', stopsAt(/^Managed import: 100/))).rejects.toThrow('killed')
    expect(await imported(made, 'once', { over: undefined })).toMatchObject({ differences: 0 })
    expect(imports()).toHaveLength(1)
  })

  it('OPS-04 is begun anew where everything was deleted again since, though the same export was imported before', async () => {
    const made = await exported('twice')
    const said: string[] = []
    await imported(made, 'twice')
    await imported(made, 'twice', { say: (line) => said.push(line) })
    expect(imports()).toHaveLength(2)
    // All that the import leaves to the sealed backup is what no export has.
    expect(said.find((line) => line.includes('compared with the backup'))).toMatch(
      /: [01] were not as sealed/,
    )
  })

  it('OPS-04 that goes on is waited for, before another restoration deletes what it brings', async () => {
    const made = await exported('again')
    google.behaviour.polls = 5
    await expect(imported(made, 'again', stopsAt(/^Managed import: /))).rejects.toThrow('killed')
    const said: string[] = []
    const { target } = current()
    const folder = await BackupFolder.open(place('again'), KEY)
    const installation = google.cloud(target)
    const { list } = made
    await put({ installation, folder, list, pollMs: 1, over: target.project, say: (line) => said.push(line) })
    expect(said).toEqual(expect.arrayContaining([expect.stringMatching(/^Earlier import: /)]))
    expect(await compare(target, folder, list)).toMatchObject({ differences: 0 })
  })

  it('OPS-04 that fails is begun anew by the same command', async () => {
    const made = await exported('failing')
    google.behaviour.failing = 1
    await expect(imported(made, 'failing')).rejects.toThrow(/Managed import did not end well/)
    expect(await imported(made, 'failing', { over: undefined })).toMatchObject({ differences: 0 })
    expect(imports()).toHaveLength(2)
  })

  it('OPS-04 of a backup without a managed export is refused before anything is changed', async () => {
    const { target, made } = current()
    const before = await pathsIn(target)
    const asked = put({ installation: google.cloud(target), isImport: true, over: target.project, ...made })
    await expect(asked).rejects.toThrow(/has no managed export/)
    await expect(put({ isImport: true, over: target.project })).rejects.toThrow(/The emulator has no/)
    expect(await pathsIn(target)).toEqual(before)
  })
})
