import type { ResourceKey } from 'i18next'

/** Texts of public pages that few visits come to: their list stands apart, as that of staff does. */
export const seldomTexts = import.meta.glob<ResourceKey>(
  '../../locales/*/{booking,check,citizen,lookup,payment,place}.json',
  { import: 'default' },
)

/** What strangers read; all else is read by staff. */
const PUBLIC = /^(answering|booking|check|citizen|common|finish|lookup|outbox|payment|place)$/

/** The texts of a namespace that Brazil words otherwise; those that are left out are Portugal's. */
export async function brazilTexts(namespace: string): Promise<ResourceKey> {
  const all: Partial<Record<string, ResourceKey>> = PUBLIC.test(namespace)
    ? (await import('../../locales/pt-BR/public.json')).default
    : (await import('../../locales/pt-BR/staff.json')).default
  return all[namespace] ?? {}
}
