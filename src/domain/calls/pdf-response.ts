import * as z from 'zod/mini'

export const generatePdfShape = {
  status: z.literal('ok'),
  /** Where the file downloads from; whoever has the address may read it. */
  downloadUrl: z.string(),
}

export const generatePdfResponseSchema = z.object(generatePdfShape)
export type GeneratePdfResponse = z.infer<typeof generatePdfResponseSchema>
