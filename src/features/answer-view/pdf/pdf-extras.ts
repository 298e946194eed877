import * as z from 'zod/mini'
import { pictureProblem, type PictureProblem } from '../../../domain/files/header-image'
import { pictureBeginning } from '../../../lib/photo/picture-of-file'
import { cleaned } from '../../../domain/schema'
import type { PdfExtras } from '../../../data/staff/pdf'

/** What is typed in the dialog, with the logo as the file that was chosen. */
export const extrasSchema = z.object({
  logo: z.nullable(z.instanceof(File)),
  text: z.string().check(cleaned()),
  location: z.string().check(cleaned()),
})
export type DraftExtras = z.infer<typeof extrasSchema>

export const NO_EXTRAS: DraftExtras = { logo: null, text: '', location: '' }

/** Why a file cannot be the logo of a PDF, by its bytes and not by its name; null when it can (PDF-03). */
export async function logoProblem(file: File): Promise<PictureProblem | null> {
  return pictureProblem(file, await pictureBeginning(file))
}

/** A file's bytes in base64. Rejects when the file can no longer be read. */
const asBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })

/** The extras as the call takes them; null when there are none, so that the kept document can be used. */
export async function extrasToSend({ logo, text, location }: DraftExtras): Promise<PdfExtras | null> {
  if (!logo && text === '' && location === '') return null
  return { logo: logo && (await asBase64(logo)), text, location }
}
