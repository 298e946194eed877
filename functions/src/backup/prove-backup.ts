import type * as z from 'zod/mini'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { accountSchema } from './accounts'
import { linesIn, linesOf, type BackupList, type Segment } from './backup-list'
import { documentSchema } from './documents'
import { fileSchema } from './files'
import type { BackupFolder } from './folder'
import { OperatorProblem } from '../platform/operator-problem'

const AT_ONCE = 4

async function proveLines(
  folder: BackupFolder,
  segments: readonly Segment[],
  schema: z.ZodMiniType,
): Promise<void> {
  for (const segment of segments) {
    let lines = 0
    for await (const line of linesOf(folder, [segment], schema)) lines += line === undefined ? 0 : 1
    if (lines !== segment.lines)
      throw new OperatorProblem(
        `The backup is damaged: ${segment.id} has ${lines} lines, not ${segment.lines}.`,
      )
  }
}

/**
 * Reads everything that a backup consists of once, so that whatever is missing or damaged is known before anything is
 * put back.
 * @throws OperatorProblem that names the first
 */
export async function proveBackup(folder: BackupFolder, list: BackupList): Promise<void> {
  await proveLines(folder, list.documents, documentSchema)
  await proveLines(folder, list.accounts, accountSchema)
  await proveLines(folder, list.files, fileSchema)
  for (const segment of list.files) {
    const files = await linesIn(folder, segment, fileSchema)
    await mapWithConcurrency(files, AT_ONCE, async ({ id, path, bytes }) => {
      if ((await folder.prove(id)) !== bytes)
        throw new OperatorProblem(`The backup is damaged: the file ${path} has another length.`)
    })
  }
}
