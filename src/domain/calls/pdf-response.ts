import * as z from 'zod/mini'

/** Name of the one for whoever sent the answer without signing in (ANS-21). */
export const GENERATE_PUBLIC_PDF = 'generatePublicPdf'

export const generatePdfShape = {
  status: z.literal('ok'),
  /** Where the file downloads from; whoever has the address may read it. */
  downloadUrl: z.string(),
}

export const generatePdfResponseSchema = z.object(generatePdfShape)
export type GeneratePdfResponse = z.infer<typeof generatePdfResponseSchema>
