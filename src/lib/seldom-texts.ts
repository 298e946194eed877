import type { ResourceKey } from 'i18next'

/** Texts of public pages that are seldom visited. Their list is a file of its own, like that of staff. */
export const seldomTexts = import.meta.glob<ResourceKey>(
  '../../locales/*/{booking,check,citizen,files,hours,later,lookup,part,payment,place,refused}.json',
  { import: 'default' },
)

/** Namespaces that strangers read; all others are for staff. */
const PUBLIC =
  /^(answering|booking|check|citizen|common|files|finish|hours|kinds|later|lookup|outbox|part|payment|place|refused)$/

/** The texts of a namespace that differ in Brazil; for the others those of Portugal are used. */
export async function brazilTexts(namespace: string): Promise<ResourceKey> {
  const all: Partial<Record<string, ResourceKey>> = PUBLIC.test(namespace)
    ? (await import('../../locales/pt-BR/public.json')).default
    : (await import('../../locales/pt-BR/staff.json')).default
  return all[namespace] ?? {}
}
