import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backUp } from '../../functions/src/backup/back-up'
import { readBackup } from '../../functions/src/backup/backup-list'
import { compare } from '../../functions/src/backup/compare'
import { documentsOf } from '../../functions/src/backup/documents'
import { BackupFolder } from '../../functions/src/backup/folder'
import { endRestoration, restore } from '../../functions/src/backup/restore'
import { wrongCounts } from '../../functions/src/backup/wrong-counts'
import { pendingMigrations, readState } from '../../functions/src/migrations/state'
import { lookForRestoration, unlessRestoring } from '../../functions/src/platform/restoration'
import { RESTORATION_PATH } from '../../src/domain/store-paths'
import { PROJECT_ID } from '../stack/ports'
import { loadSeed } from '../stack/seed'
import {
  current,
  EVERY_TYPE,
  inDrill,
  KEY,
  ODD,
  pathsIn,
  place,
  put,
  putOver,
  say,
  settings,
  SMALL,
} from './backup-drill'
import { heard } from './events'
import { change, remove, write } from './world'

const same = { differences: 0, named: [] }

/** The seed, which functions know already. */
async function seed(): Promise<void> {
  await loadSeed()
  await write(RESTORATION_PATH, { desde: new Date(0), hasta: null })
  await lookForRestoration()
  await heard()
  await remove(RESTORATION_PATH)
  await lookForRestoration()
}

inDrill(seed)

describe('a drill', () => {
  it('OPS-04 what comes back into another project is what was there: documents, accounts, files', async () => {
    const { source, target, folder, made } = current()
    expect(await compare(source, folder, made.list)).toMatchObject(same)
    await put()
    const compared = await compare(target, folder, made.list)
    expect(compared).toMatchObject(same)
    expect(compared.documents).toBeGreaterThan(1000)
    expect(compared.accounts).toBeGreaterThan(10)
    expect(compared.files).toBeGreaterThan(10)
    const all = new Map<string, unknown>()
    for await (const { path, fields } of documentsOf(target)) all.set(path, fields)
    expect(all.get(ODD)).toEqual(EVERY_TYPE)
    expect(
      await target.store
        .doc(ODD)
        .get()
        .then((odd) => odd.get('otro').path),
    ).toBe('usuarios/a')
  })

  it('OPS-04 a difference is found, whatever it is', async () => {
    const { target, folder, made } = current()
    await target.store.doc(ODD).update({ decimal: 2 })
    await target.store.doc('rarezas/nueva').set({})
    await target.store.doc('nadie/ausente/debajo/á b~').delete()
    const [file] = await target.bucket.getFiles({ maxResults: 1 })
    await file[0]?.setMetadata({ cacheControl: 'no-store' })
    const named = [
      `${ODD} differs`,
      'rarezas/nueva is no part of the backup',
      'nadie/ausente/debajo/á b~ is missing',
      `file ${file[0]?.name} differs`,
    ]
    const found = await compare(target, folder, made.list)
    expect([found.differences, new Set(found.named)]).toEqual([4, new Set(named)])
  })

  it('OPS-04 functions follow nothing that is put back, and the counts are right', async () => {
    const { source, folder, made } = current()
    await restore({ installation: source, folder, list: made.list, over: PROJECT_ID, waitMs: 0, say })
    await lookForRestoration()
    await heard()
    expect(await compare(source, folder, made.list)).toMatchObject(same)
    expect(await wrongCounts()).toEqual([])
  })

  it('OPS-04 what is written afterwards is followed again', async () => {
    const { source, folder, made } = current()
    const country = (await pathsIn(source)).find((path) => /^paises\/[^/]+$/.test(path)) ?? ''
    await change(country, { nombre: 'Otra' })
    await heard()
    const { named } = await compare(source, folder, made.list)
    expect(named).toContain(`${country} differs`)
    expect(named.some((path) => path.startsWith('auditoria/'))).toBe(true)
  })

  it('OPS-07 the seed has the shape of now', async () => {
    expect(pendingMigrations(await readState())).toEqual([])
  })

  it('OPS-04 what happens by itself rests while a store is put back', async () => {
    const { source } = current()
    let times = 0
    const work = async () => (times += 1)
    await write(RESTORATION_PATH, { desde: new Date(), hasta: null })
    await unlessRestoring(work)
    expect(times).toBe(0)
    expect(await endRestoration(source)).toBe(true)
    await unlessRestoring(work)
    expect(times).toBe(1)
    expect(await endRestoration(source)).toBe(false)
  })
})

describe('what goes on', () => {
  const objects = (path: string) => readdirSync(join(path, 'objects'), { recursive: true }).length

  it('OPS-04 a second backup writes no file again, and both can be read', async () => {
    const { source, folder, made } = current()
    await backUp({ installation: source, folder, settings, say })
    const before = objects(folder.path)
    await write('rarezas/otra', { n: 1 })
    const again = await backUp({ installation: source, folder, settings, say })
    expect(again.unchanged).toBe(made.list.files.reduce((sum, { lines }) => sum + lines, 0))
    // Other documents, and the folder above them.
    expect(objects(folder.path) - before).toBeLessThan(3)
    expect(await compare(source, folder, again.list)).toMatchObject(same)
    expect((await readBackup(folder)).moment).toBe(again.list.moment)
    expect((await readBackup(folder, made.name)).moment).toBe(made.list.moment)
    expect((await compare(source, folder, made.list)).named).toContain(
      'rarezas/otra is no part of the backup',
    )
    await remove('rarezas/otra')
  })

  /** Stops work after so many steps. */
  function stopsAfter(steps: number) {
    let left = steps
    return {
      throwIfAborted: () => {
        left -= 1
        if (left < 0) throw new Error('killed')
      },
    }
  }

  it('OPS-04 a killed backup is refused, and goes on with its own moment', async () => {
    const { source } = current()
    const half = await BackupFolder.make(place('half'), KEY)
    const work = { installation: source, folder: half, settings, say, segmentBytes: SMALL }
    await expect(backUp({ ...work, signal: stopsAfter(2) })).rejects.toThrow('killed')
    await expect(readBackup(half)).rejects.toThrow(/half written since .*goes on with it/)
    writeFileSync(join(half.path, 'draft-00'), 'left by a killed run')
    // Written after the moment of the backup, in parts that it has and that it has not yet.
    const [first = ''] = await pathsIn(source)
    await write('aaa/nueva', { n: 1 })
    await write('zzz/nueva', { n: 1 })
    const { list } = await backUp(work)
    expect(readdirSync(half.path).sort()).toEqual(['backup.json', 'backups', 'objects'])
    expect((await compare(source, half, list)).named.sort()).toEqual([
      'aaa/nueva is no part of the backup',
      'zzz/nueva is no part of the backup',
    ])
    expect(first).not.toBe('')
    await Promise.all(['aaa/nueva', 'zzz/nueva'].map(remove))
  })

  it('OPS-04 a killed restoration goes on, asks for no word again, and lets nobody in before its end', async () => {
    const { target, folder, made } = current()
    const parts = made.list.documents.filter(({ grantsAccess }) => !grantsAccess).length
    for (const steps of [0, 3, parts - 4])
      await expect(putOver({ signal: stopsAfter(steps) })).rejects.toThrow('killed')
    const paths = await pathsIn(target)
    expect(paths.some((path) => path.startsWith('respuestas_formularios/'))).toBe(true)
    expect(paths.filter((path) => /^(usuarios|formularios_publicos)\//.test(path))).toEqual([])
    const note = await target.store.doc(RESTORATION_PATH).get()
    expect(note.get('hasta')).toBe(null)
    const said: string[] = []
    await put({ say: (line) => said.push(line) })
    expect(said[0]).toBe('Going on with the restoration.')
    expect(await compare(target, folder, made.list)).toMatchObject(same)
    const after = await target.store.doc(RESTORATION_PATH).get()
    expect([after.get('desde'), after.get('paso')]).toEqual([note.get('desde'), null])
    await expect(put()).rejects.toThrow(/would be deleted/)
  })
})

it('OPS-04 settings come along, and are sealed', async () => {
  const { folder, made } = current()
  expect(made.list.settings).toEqual(settings)
  const all = readdirSync(folder.path, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  expect(all.length).toBeGreaterThan(10)
  for (const one of all)
    expect(readFileSync(join(one.parentPath, one.name)).includes('formularios.example')).toBe(false)
})
