import { logoPath, type PictureType } from '../../domain/files/header-image'
import { FILE_NAME_LENGTH } from '../../domain/files/storage-path'
import { randomText } from '../../lib/random'
import { staffUploader } from './uploader'

/** A logo's name is never used again, so a browser downloads it only once. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Sends the logo of a municipality (PDF-02) and gives the address that everybody sees it at.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function uploadLogo(municipalityId: string, file: Blob, type: PictureType): Promise<string> {
  const path = logoPath(municipalityId, randomText(FILE_NAME_LENGTH), type)
  await staffUploader.upload(path, file, { contentType: type, cacheControl: FOR_EVER })
  const { publicAddress } = await import('../upload')
  return publicAddress('staff', path)
}
