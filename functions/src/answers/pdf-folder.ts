import { createHash } from 'node:crypto'
import { isNewId } from '../../../src/domain/document-id'

const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex')

/** Where the documents made of an answer are kept: a name that is no path's lies under its hash (SEC-01). */
export const pdfFolder = (answerId: string): string =>
  `pdf/${isNewId(answerId) ? answerId : `.${hashOf(answerId)}`}/`
