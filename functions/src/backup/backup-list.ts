/** What a backup consists of: its list, and the segments of lines that the list names. */
import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { USERS, PUBLIC_FORMS } from '../../../src/domain/store-paths'
import { hashSchema } from './accounts'
import { FORMAT, type BackupFolder } from './folder'
import { exportingSchema, managedExportSchema } from './managed-export'
import { OperatorProblem } from '../platform/operator-problem'

const segmentSchema = z.object({ id: z.string(), lines: z.number() })
const documentSegmentSchema = z.extend(segmentSchema, {
  /** These let people in, and are put back last. */
  grantsAccess: z.boolean(),
})
export type Segment = z.infer<typeof segmentSchema>

const listSchema = z.object({
  format: z.number(),
  project: z.string(),
  bucket: z.string(),
  /** The moment of the store that it has. */
  moment: z.string(),
  begun: z.string(),
  ended: z.nullable(z.string()),
  documents: z.array(documentSegmentSchema),
  accounts: z.array(segmentSchema),
  files: z.array(z.extend(segmentSchema, { bytes: z.number() })),
  /** How the passwords of the accounts are hashed; null in the emulator. */
  hash: z.nullable(hashSchema),
  /** The files with the settings of the installation, by their names. */
  settings: z.record(z.string(), z.string()),
  /** The managed export of the same moment, where there is one. */
  managedExport: z.optional(managedExportSchema),
})
export type BackupList = z.infer<typeof listSchema>

/** A backup that is being made, and where it goes on. */
const underwaySchema = z.extend(listSchema, {
  phase: z.enum(['documents', 'accounts', 'files']),
  after: z.nullable(z.string()),
  exporting: z.optional(exportingSchema),
})
export type Underway = z.infer<typeof underwaySchema>

const UNDERWAY = 'underway'

/** Whether a document lets people in: without users nobody signs in, without public forms no stranger answers. */
export const grantsAccess = (path: string): boolean =>
  [USERS, PUBLIC_FORMS].includes(path.split('/')[0] ?? '')

/** Names sort as their moments do. */
export const nameOf = ({ moment }: Pick<BackupList, 'moment'>): string => `at-${moment.replaceAll(':', '-')}`

/** Puts the lines of a segment into the folder. */
export async function putLines(folder: BackupFolder, lines: readonly string[]): Promise<Segment> {
  const { id } = await folder.put(gzipSync(lines.join('\n')))
  return { id, lines: lines.length }
}

/** The values of segments, line after line; one segment is in memory at a time. */
export async function* linesOf<T>(
  folder: BackupFolder,
  segments: readonly Segment[],
  schema: z.ZodMiniType<T>,
): AsyncGenerator<T> {
  for (const { id } of segments) {
    const text = gunzipSync(await folder.whole(id)).toString()
    for (const line of text.split('\n')) yield schema.parse(JSON.parse(line))
  }
}

/** The values of one segment. */
export async function linesIn<T>(
  folder: BackupFolder,
  segment: Segment,
  schema: z.ZodMiniType<T>,
): Promise<T[]> {
  const all: T[] = []
  for await (const line of linesOf(folder, [segment], schema)) all.push(line)
  return all
}

/** The backup that is half made; null when none is. */
export async function readUnderway(folder: BackupFolder): Promise<Underway | null> {
  const stored = await folder.readList(UNDERWAY)
  return stored === undefined ? null : underwaySchema.parse(stored)
}

export const writeUnderway = (folder: BackupFolder, underway: Underway): Promise<void> =>
  folder.writeList(UNDERWAY, underway)

/** Writes the list of a whole backup: only now there is one. */
export async function writeWhole(folder: BackupFolder, list: BackupList): Promise<string> {
  const name = nameOf(list)
  await folder.writeList(name, listSchema.parse(list))
  await folder.forgetList(UNDERWAY)
  return name
}

/** The names of whole backups, the newest last. */
export const wholeBackups = async (folder: BackupFolder): Promise<string[]> =>
  (await folder.lists()).filter((name) => name.startsWith('at-'))

/**
 * A whole backup: the newest one, or that one.
 * @throws OperatorProblem when there is none, it is only half written, or of a newer program
 */
export async function readBackup(folder: BackupFolder, name?: string): Promise<BackupList> {
  const all = await wholeBackups(folder)
  const chosen = name ?? all.at(-1)
  if (chosen !== undefined && !all.includes(chosen))
    throw new OperatorProblem(
      `There is no backup ${chosen} in ${folder.path}, but ${all.join(', ') || 'none'}.`,
    )
  if (chosen === undefined) {
    const begun = (await readUnderway(folder))?.begun
    throw new OperatorProblem(
      begun
        ? `The backup in ${folder.path} is half written since ${begun}: \`npm run backup\` goes on with it.`
        : `There is no whole backup in ${folder.path}.`,
    )
  }
  const stored = await folder.readList(chosen)
  const format = z.looseObject({ format: z.number() }).parse(stored).format
  if (format > FORMAT)
    throw new OperatorProblem(
      `This backup is of a newer version of the program (format ${format}, this one reads ${FORMAT}): use that version.`,
    )
  return listSchema.parse(stored)
}

/** How many lines segments have. */
export const countLines = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { lines }) => sum + lines, 0)
