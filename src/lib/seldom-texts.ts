import type { ResourceKey } from 'i18next'

/** Texts of public pages that few visits come to: their list stands apart, as that of staff does. */
export const seldomTexts = import.meta.glob<ResourceKey>(
  '../../locales/*/{booking,check,citizen,lookup,payment,place}.json',
  { import: 'default' },
)
