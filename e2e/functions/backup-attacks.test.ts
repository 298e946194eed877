import { randomBytes } from 'node:crypto'
import { cpSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBackup } from '../../functions/src/backup/backup-list'
import { BackupFolder } from '../../functions/src/backup/folder'
import { operatorsKey } from '../../functions/src/backup/key'
import type { Restoring } from '../../functions/src/backup/restore'
import { RESTORATION_PATH } from '../../src/domain/store-paths'
import { PROJECT_ID } from '../stack/ports'
import { current, inDrill, KEY, pathsIn, place, put, putOver } from './backup-drill'
import { layOutGeography } from './world'

inDrill(layOutGeography)

describe('what is refused', () => {
  const refused = (given: Partial<Restoring>, words: RegExp) => expect(put(given)).rejects.toThrow(words)

  it('OPS-04 a store that has data, unless the id of the project is typed', async () => {
    const { target } = current()
    await put()
    const before = await pathsIn(target)
    await refused({}, /demo-otra has documents, accounts, files, which would be deleted/)
    await refused({ over: 'demo-otro' }, /--over=demo-otra/)
    await refused({ over: PROJECT_ID }, /--over=demo-otra/)
    expect(await pathsIn(target)).toEqual(before)
  })

  it('OPS-04 another key, and what is no key', async () => {
    const { folder } = current()
    await expect(BackupFolder.open(folder.path, randomBytes(32))).rejects.toThrow(/not the key/)
    await expect(BackupFolder.make(folder.path, randomBytes(32))).rejects.toThrow(/not the key/)
    writeFileSync(place('clave'), 'secreto')
    expect(() => operatorsKey(place('clave'))).toThrow(/32 bytes in base64/)
    expect(() => operatorsKey(place('ninguna'))).toThrow(/no key at/)
    expect(() => operatorsKey(undefined, '')).toThrow(/BACKUP_KEY/)
    expect(operatorsKey(undefined, KEY.toString('base64'))).toEqual(KEY)
  })

  it('OPS-04 a folder with something else in it', async () => {
    const { folder } = current()
    cpSync(folder.path, place('other'), { recursive: true })
    rmSync(join(place('other'), 'backup.json'))
    await expect(BackupFolder.make(place('other'), KEY)).rejects.toThrow(/has other files/)
    await expect(BackupFolder.open(place('other'), KEY)).rejects.toThrow(/no backup in/)
  })

  it('OPS-04 a newer version', async () => {
    const { folder, made } = current()
    cpSync(folder.path, place('newer'), { recursive: true })
    const head = join(place('newer'), 'backup.json')
    writeFileSync(head, readFileSync(head, 'utf8').replace('"format": 1', '"format": 2'))
    await expect(BackupFolder.open(place('newer'), KEY)).rejects.toThrow(/newer version.*format 2/)
    await folder.writeList('at-9', { ...made.list, format: 2 })
    await expect(readBackup(folder, 'at-9')).rejects.toThrow(/newer version.*format 2/)
    await folder.forgetList('at-9')
    await expect(readBackup(folder, 'at-8')).rejects.toThrow(/no backup at-8/)
  })

  /** A copy of the folder in which something was done to a file: nothing of it is put back. */
  async function damaged(
    name: string,
    file: (path: string) => string,
    harm: (path: string) => void,
  ): Promise<void> {
    const { target, folder } = current()
    cpSync(folder.path, place(name), { recursive: true })
    harm(file(place(name)))
    const copy = await BackupFolder.open(place(name), KEY)
    // A restoration begins with a note of it.
    const before = await target.store.doc(RESTORATION_PATH).get()
    const restored = readBackup(copy).then((list) => putOver({ folder: copy, list }))
    await expect(restored).rejects.toThrow(/The backup is damaged/)
    const after = await target.store.doc(RESTORATION_PATH).get()
    expect(after.updateTime).toEqual(before.updateTime)
    rmSync(place(name), { recursive: true })
  }
  const objectAt = (id: string) => (copy: string) => join(copy, 'objects', id.slice(0, 2), id)
  const aSegment = (copy: string) => objectAt(current().made.list.documents[0]?.id ?? '')(copy)
  const flip = (at: number) => (path: string) => {
    const bytes = readFileSync(path)
    bytes[bytes.length + at] = (bytes.at(at) ?? 0) ^ 1
    writeFileSync(path, bytes)
  }

  it.each([
    ['a flipped byte in the documents', aSegment, flip(-40)],
    ['a flipped byte at the end', aSegment, flip(-1)],
    ['a cut segment', aSegment, (path: string) => truncateSync(path, readFileSync(path).length - 20)],
    ['an empty segment', aSegment, (path: string) => truncateSync(path, 0)],
    ['a segment that is missing', aSegment, (path: string) => rmSync(path)],
    [
      'a segment in the place of another',
      aSegment,
      (path: string) =>
        cpSync(objectAt(current().made.list.accounts[0]?.id ?? '')(join(path, '..', '..', '..')), path),
    ],
    ['a changed list', (copy: string) => join(copy, 'backups', current().made.name), flip(-30)],
    [
      'a list under another name',
      (copy: string) => join(copy, 'backups', current().made.name),
      (path: string) => renameSync(path, join(path, '..', 'at-9')),
    ],
  ])('OPS-04 %s, before anything is put back', (name, file, harm) =>
    damaged(name.replaceAll(' ', '-'), file, harm),
  )

  it('OPS-04 a large file of which pieces were swapped, cut off or doubled', async () => {
    const { folder } = current()
    const large = randomBytes(1_000_000)
    const { id } = await folder.put(large)
    expect((await folder.whole(id)).equals(large)).toBe(true)
    const path = objectAt(id)(folder.path)
    const [head, piece] = [40, 256 * 1024 + 16]
    const whole = readFileSync(path)
    const pieces = [0, 1, 2, 3].map((at) => whole.subarray(head + at * piece, head + (at + 1) * piece))
    for (const order of [[1, 0, 2, 3], [0, 1, 2], [0, 1, 2, 3, 3], [0, 0, 1, 2, 3], [0, 2, 3], [3]]) {
      const parts = order.map((at) => pieces[at] ?? Buffer.alloc(0))
      writeFileSync(path, Buffer.concat([whole.subarray(0, head), ...parts]))
      await expect(folder.prove(id)).rejects.toThrow(/The backup is damaged/)
    }
    rmSync(path)
  })
})
