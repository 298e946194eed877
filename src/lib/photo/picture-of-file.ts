import { PICTURE_BEGINNING } from '../../domain/files/header-image'

/** The first bytes of a file, by which a picture is known whatever its name says. */
export const pictureBeginning = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, PICTURE_BEGINNING).arrayBuffer())

/** Whether the browser can draw it: the first bytes of a truncated picture look right. */
export async function isDrawable(file: File): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
