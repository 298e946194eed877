import type { DocumentData } from 'firebase-admin/firestore'
import { NO_OPTIONS, optionsSchema, type FormOptions } from '../../../src/domain/form/options'

/** The flags of a stored form, version or answer; all off where they cannot be read. */
export function optionsOf({ opcionales }: DocumentData): FormOptions {
  const parsed = optionsSchema.safeParse(opcionales)
  return parsed.success ? parsed.data : NO_OPTIONS
}
