import { filePage } from '../../../src/domain/files/file-page'
import { kindAt } from '../../../src/domain/files/served-type'
import type { Attachment } from '../../../src/domain/form/question'
import { APP_URL } from './params'

/**
 * The address of the page that shows a file to who may read its answer; null for what is no file of an answer, and
 * where nobody said where the product is.
 */
export const fileLink = (file: Pick<Attachment, 'path' | 'name'>): string | null =>
  APP_URL.value() === '' || kindAt(file.path) === null ? null : `${APP_URL.value()}${filePage(file)}`
