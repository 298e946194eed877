import { pdfFolder } from './pdf-folder'
import { emptyFolder } from '../platform/files'
import type { AnswerChange } from './change'

/** Takes away the documents of an answer that is deleted: their addresses open for whoever has them. */
export async function forgetPdf({ answerId, after }: AnswerChange): Promise<void> {
  if (!after) await emptyFolder(pdfFolder(answerId))
}
