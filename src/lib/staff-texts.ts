import type { ResourceKey } from 'i18next'

/** The texts of staff alone: their list is as long as a page, and no stranger loads it. */
export const staffTexts = import.meta.glob<ResourceKey>(
  '../../locales/*/{access,assets,audit,completion,correction,editor,mail,orders,places,recipient,staff,statistics,users}.json',
  { import: 'default' },
)
