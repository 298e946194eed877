import * as z from 'zod/mini'
import type { FormVersion } from '../../domain/form/form'
import { localized, type Language } from '../../domain/language'

/** What the saved page is told by the form, so that it need not read it again. */
export interface SavedState {
  title: string
  place: string
  /** The form's own words of thanks; '' when it has none. */
  voucher: string
}

const savedStateSchema: z.ZodMiniType<SavedState> = z.object({
  title: z.string(),
  place: z.string(),
  voucher: z.string(),
})

export const savedState = (version: FormVersion, language: Language): SavedState => ({
  title: localized(version, 'titulo', language),
  place: version.municipioInfo.nombre,
  voucher: version.opcionales.customizedVoucher ? localized(version, 'customizedVoucherText', language) : '',
})

/** What came with the address; null when the page was opened on its own. */
export function readSavedState(state: unknown): SavedState | null {
  const parsed = savedStateSchema.safeParse(state)
  return parsed.success ? parsed.data : null
}
