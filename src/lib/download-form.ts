import { formFileName, formFileText } from '../domain/form/exchange/write'
import type { Form } from '../domain/form/form'
import { downloadFile } from './download-file'

/**
 * Downloads a form as a file that another municipality can import.
 * @returns the file's name
 */
export function downloadForm(form: Form): string {
  const name = formFileName(form)
  downloadFile(new Blob([formFileText(form)], { type: 'application/json' }), name)
  return name
}
