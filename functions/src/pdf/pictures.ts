import type { Answer } from '../../../src/domain/answer/answer'
import { askedIn } from '../../../src/domain/answer/view'
import { decoded } from '../../../src/domain/decoded'
import { signaturePath } from '../../../src/domain/files/storage-path'
import { shapeOf } from '../../../src/domain/form/kinds'
import { listedIn } from '../../../src/domain/question-types/files/list'
import { mayKeep } from '../answers/file-keepers'
import { isFileAddress } from '../platform/file-address'
import { readFile } from '../platform/files'
import type { Pictures } from './content'
import { pictureUrl } from './picture'

const MEGABYTE = 1024 * 1024
/** The largest picture that is taken in (FILE-01), and how much of them one document takes. */
const MAX_BYTES = 5 * MEGABYTE
const MAX_IN_ALL = 60 * MEGABYTE

/** The paths of the pictures that an answer shows, in reading order; only those of its own form. */
function picturePaths(answer: Answer): string[] {
  const folder = `imagenes/${answer.idPlantilla}/`
  const photos = askedIn(answer.secciones)
    .flatMap(({ question, response: { imagen, respuesta } }) => [
      ...(imagen ? [imagen.path] : []),
      ...(shapeOf(question) === 'files' ? (listedIn(respuesta) ?? []).map(({ path }) => path) : []),
    ])
    .filter((path) => path.startsWith(folder) && !path.includes('..'))
  const signed = answer.signatures
    .filter(({ imgURL, imgID }) => imgURL !== '' && /^[A-Za-z0-9]{1,40}$/.test(imgID))
    .map(({ imgID }) => signaturePath(answer.idPlantilla, imgID))
  return [...new Set([...photos, ...signed])]
}

const asDataUrl = (bytes: Buffer | null): string | null => bytes && pictureUrl(bytes)

/**
 * The pictures of an answer, of its own form's folders alone, and none that is another answer's (SEC-05). Those that are missing, corrupt or beyond what one
 * document takes are left out, and the document says so in their place.
 */
export async function picturesOf(answer: Answer): Promise<Pictures> {
  const pictures = new Map<string, string>()
  let total = 0
  // One after the other: in memory is what the document takes and one more.
  for (const path of picturePaths(answer)) {
    const image = asDataUrl(await readFile(path, MAX_BYTES, (notes) => mayKeep(notes, answer)))
    if (image === null || total + image.length > MAX_IN_ALL) continue
    total += image.length
    pictures.set(path, image)
  }
  return pictures
}

/** The picture above the form, when it lies in our own file store and can be drawn. */
export async function headerOf({ headerImageURL }: Answer): Promise<string | null> {
  if (!URL.canParse(headerImageURL)) return null
  const path = decoded(new URL(headerImageURL).pathname.split('/o/')[1] ?? '')
  if (!path?.startsWith('cabeceras/') || !isFileAddress(headerImageURL, path)) return null
  return asDataUrl(await readFile(path, MAX_BYTES))
}
