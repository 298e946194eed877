/**
 * The folder of backups: `backup.json` says how it is sealed, `objects` has everything by what it is, so that the same
 * bytes lie there once, and `backups` has one sealed list for each backup, which is written last.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { OperatorProblem } from '../platform/operator-problem'
import { derivedKey, sealed, unsealed } from './sealed'

/** Raised when a program from before could not read what is written now. */
export const FORMAT = 1

const SALT_BYTES = 32
const headSchema = z.object({ format: z.number(), salt: z.string(), proof: z.string() })
const versionSchema = z.looseObject({ format: z.number() })

/** Which key it is, told by nobody who lacks it. */
const proofOf = (key: Buffer, salt: Buffer): Buffer => derivedKey(key, salt, 'proof of the key')

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const bytes of source) all.push(bytes)
  return Buffer.concat(all)
}

/** The bytes of a file of the folder. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 256 * 1024 })
  yield* stream
}

/** What was put into the folder. */
export interface StoredBackup {
  id: string
  bytes: number
}

async function headOf(path: string): Promise<z.infer<typeof headSchema>> {
  const missing = new OperatorProblem(`There is no backup in ${path}.`)
  if (!existsSync(join(path, 'backup.json'))) throw missing
  let stored: unknown
  try {
    stored = JSON.parse(await readFile(join(path, 'backup.json'), 'utf8'))
  } catch {
    throw new OperatorProblem(`The backup is damaged: backup.json of ${path} cannot be read.`)
  }
  const version = versionSchema.safeParse(stored).data?.format
  if (version !== undefined && version > FORMAT)
    throw new OperatorProblem(
      `This backup is of a newer version of the program (format ${version}, this one reads ${FORMAT}): use that version.`,
    )
  const head = headSchema.safeParse(stored).data
  if (!head) throw new OperatorProblem(`The backup is damaged: backup.json of ${path} cannot be read.`)
  return head
}

export class BackupFolder {
  readonly #content: Buffer
  readonly #names: Buffer
  /** What was found to be there, so that nobody looks twice for the folders above it. */
  readonly #made = new Set<string>()

  private constructor(
    readonly path: string,
    key: Buffer,
    salt: Buffer,
  ) {
    this.#content = derivedKey(key, salt, 'content')
    this.#names = derivedKey(key, salt, 'names')
  }

  /**
   * Opens the folder of earlier backups.
   * @throws OperatorProblem when there is none, it is newer than this program, or the key is another one
   */
  static async open(path: string, key: Buffer): Promise<BackupFolder> {
    const head = await headOf(path)
    const salt = Buffer.from(head.salt, 'base64')
    const [wanted, given] = [Buffer.from(head.proof, 'base64'), proofOf(key, salt)]
    if (wanted.length !== given.length || !timingSafeEqual(wanted, given))
      throw new OperatorProblem(`This is not the key of the backups in ${path}.`)
    return new BackupFolder(path, key, salt)
  }

  /** Opens the folder, or makes it where there is none yet. */
  static async make(path: string, key: Buffer): Promise<BackupFolder> {
    if (!existsSync(join(path, 'backup.json'))) {
      await mkdir(path, { recursive: true })
      const others = await readdir(path)
      if (others.length > 0)
        throw new OperatorProblem(`${path} has other files: name an empty folder, or one with backups.`)
      const salt = randomBytes(SALT_BYTES)
      const proof = proofOf(key, salt).toString('base64')
      const head = { format: FORMAT, salt: salt.toString('base64'), proof }
      await writeFile(join(path, 'backup.json'), `${JSON.stringify(head, null, 2)}\n`)
    }
    return BackupFolder.open(path, key)
  }

  #placeOf(id: string): string {
    return join(this.path, 'objects', id.slice(0, 2), id)
  }

  /** Writes a file so that it is there whole or not at all. */
  async #write(path: string, source: AsyncIterable<Buffer>): Promise<void> {
    const draft = join(this.path, `draft-${randomBytes(8).toString('hex')}`)
    const file = await open(draft, 'wx')
    try {
      for await (const bytes of source) await file.write(bytes)
      await file.sync()
    } catch (problem) {
      await file.close()
      await rm(draft, { force: true })
      throw problem
    }
    await file.close()
    await rename(draft, path)
  }

  async #folder(name: string): Promise<void> {
    if (this.#made.has(name)) return
    await mkdir(join(this.path, name), { recursive: true })
    this.#made.add(name)
  }

  /** Keeps bytes by what they are; the same ones a second time take no more room. */
  async put(source: AsyncIterable<Buffer> | Buffer): Promise<StoredBackup> {
    const hash = createHmac('sha256', this.#names)
    let bytes = 0
    async function* heard() {
      for await (const piece of Buffer.isBuffer(source) ? once(source) : source) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    }
    const draft = join(this.path, `draft-${randomBytes(8).toString('hex')}-whole`)
    await this.#write(draft, sealed(heard(), this.#content, 'object'))
    const id = hash.digest('hex')
    if (this.has(id)) await rm(draft)
    else {
      await this.#folder(join('objects', id.slice(0, 2)))
      await rename(draft, this.#placeOf(id))
    }
    return { id, bytes }
  }

  has(id: string): boolean {
    return existsSync(this.#placeOf(id))
  }

  /**
   * What was put, piece by piece; after the last one it is sure that it is all of it and nothing else.
   * @throws OperatorProblem when it is missing or damaged
   */
  async *get(id: string): AsyncGenerator<Buffer> {
    if (!this.has(id)) throw new OperatorProblem(`The backup is damaged: the object ${id} is missing.`)
    const hash = createHmac('sha256', this.#names)
    for await (const piece of unsealed(
      bytesOf(this.#placeOf(id)),
      this.#content,
      'object',
      `the object ${id}`,
    )) {
      hash.update(piece)
      yield piece
    }
    if (hash.digest('hex') !== id)
      throw new OperatorProblem(`The backup is damaged: the object ${id} is another one.`)
  }

  /** What a stream would be kept as. */
  async idOf(source: AsyncIterable<Buffer>): Promise<string> {
    const hash = createHmac('sha256', this.#names)
    for await (const piece of source) hash.update(piece)
    return hash.digest('hex')
  }

  /** All of a small object. */
  whole(id: string): Promise<Buffer> {
    return whole(this.get(id))
  }

  /** Goes through an object and keeps nothing of it: it is proven then. Gives its length. */
  async prove(id: string): Promise<number> {
    let bytes = 0
    for await (const piece of this.get(id)) bytes += piece.length
    return bytes
  }

  /** Seals something under a name; what stood there is replaced at once. */
  async writeList(name: string, value: unknown): Promise<void> {
    await this.#folder('backups')
    const bytes = Buffer.from(JSON.stringify(value))
    await this.#write(join(this.path, 'backups', name), sealed(once(bytes), this.#content, `list ${name}`))
  }

  /** What was sealed under a name; undefined when there is nothing. */
  async readList(name: string): Promise<unknown> {
    const path = join(this.path, 'backups', name)
    if (!existsSync(path)) return undefined
    const bytes = await whole(unsealed(bytesOf(path), this.#content, `list ${name}`, `the list ${name}`))
    return JSON.parse(bytes.toString())
  }

  async forgetList(name: string): Promise<void> {
    await rm(join(this.path, 'backups', name), { force: true })
  }

  /** The names of all lists, in their order. */
  async lists(): Promise<string[]> {
    const path = join(this.path, 'backups')
    return existsSync(path) ? (await readdir(path)).sort() : []
  }

  /** Removes what a killed run left half written. */
  async clean(): Promise<void> {
    for (const name of await readdir(this.path))
      if (name.startsWith('draft-')) await rm(join(this.path, name), { force: true })
  }
}
