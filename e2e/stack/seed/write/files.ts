import type { SeedFile } from '../file-pool'
import type { Emulators } from './emulators'

/** Uploads the files of the answers, each downloadable by its token. */
export async function writeFiles(bucket: Emulators['bucket'], files: SeedFile[]): Promise<void> {
  await Promise.all(
    files.map(({ path, bytes, contentType, token }) =>
      bucket.file(path).save(Buffer.from(bytes), {
        ...{ resumable: false, validation: false, contentType },
        metadata: { contentType, metadata: { firebaseStorageDownloadTokens: token, uid: 'seed' } },
      }),
    ),
  )
}
