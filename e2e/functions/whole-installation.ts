/** Walks everything that an installation has: each document of the store, each file with its notes, each account. */
import { buffer } from 'node:stream/consumers'
import { accountsOf } from '../../functions/src/backup/accounts'
import { documentsOf } from '../../functions/src/backup/documents'
import { filesOf, readStoredFile } from '../../functions/src/backup/files'
import { openInstallation } from '../../functions/src/backup/installation'
import { PROJECT_ID } from '../stack/ports'

/** Everything, piece by piece, as text: by its path and what it says. */
async function* pieces(): AsyncGenerator<[path: string, text: string]> {
  const installation = await openInstallation(PROJECT_ID)
  try {
    for await (const { path, fields } of documentsOf(installation))
      yield [path, JSON.stringify([path, fields])]
    for await (const file of filesOf(installation)) {
      const bytes = await buffer(readStoredFile(installation, file.path))
      yield [`files: ${file.path}`, JSON.stringify(file) + bytes.toString('latin1')]
    }
    for await (const account of accountsOf(installation))
      yield [`accounts: ${account.localId}`, JSON.stringify(account)]
  } finally {
    await installation.close()
  }
}

/** Where something stands that looks so, in whatever field, name or file. */
export async function wherever(pattern: RegExp): Promise<string[]> {
  const found: string[] = []
  for await (const [path, text] of pieces()) if (pattern.test(text)) found.push(path)
  return found
}
