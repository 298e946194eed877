import { formFileName, formFileText } from '../domain/form/exchange/write'
import type { Form } from '../domain/form/form'

/** How long a browser may take to begin with the download. */
const KEPT_MS = 60_000

/**
 * Downloads a form as a file that another municipality can import.
 * @returns the file's name
 */
export function downloadForm(form: Form): string {
  const name = formFileName(form)
  const address = URL.createObjectURL(new Blob([formFileText(form)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  return name
}
