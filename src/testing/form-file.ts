import { FORMAT } from '../domain/form/exchange/format'
import { readFormFile, type FormFile } from '../domain/form/exchange/read'

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Names in a row: `nuevo-1`, `nuevo-2` … */
export const ids = () => {
  let last = 0
  return () => `nuevo-${(last += 1)}`
}

/** A file with this text, read. */
export const readText = (text: string): FormFile => readFormFile(bytesOf(text), ids())

/** A file whose form is this, read. */
export const readPlain = (formulario: unknown): FormFile =>
  readText(JSON.stringify({ formato: FORMAT, version: 1, formulario }))

/** @throws when the file was not read as a form */
export function contentOf(file: FormFile) {
  if (file.status !== 'form') throw new Error(JSON.stringify(file))
  return file
}
