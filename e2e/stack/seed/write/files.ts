import type { SeedFile } from '../file-pool'
import type { Emulators } from './emulators'

/** Uploads the files of the answers, and the pictures above forms, which download by their token. */
export async function writeFiles(bucket: Emulators['bucket'], files: SeedFile[]): Promise<void> {
  await Promise.all(
    files.map(({ path, bytes, contentType, token }) =>
      bucket.file(path).save(Buffer.from(bytes), {
        ...{ resumable: false, validation: false, contentType },
        metadata: {
          contentType,
          metadata: { uid: 'seed', ...(token && { firebaseStorageDownloadTokens: token }) },
        },
      }),
    ),
  )
}
