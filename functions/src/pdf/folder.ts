import type { AnswerChange } from '../answers/change'
import { emptyFolder } from '../platform/files'

/** Where the documents made of an answer are kept. */
export const pdfFolder = (answerId: string): string => `pdf/${answerId}/`

/** Takes away the documents of an answer that is deleted: their addresses open for whoever has them. */
export async function forgetPdf({ answerId, after }: AnswerChange): Promise<void> {
  if (!after) await emptyFolder(pdfFolder(answerId))
}
