import type { ResourceKey } from 'i18next'

/** The texts that only staff read. Their list is long, so strangers do not load it. */
export const staffTexts = import.meta.glob<ResourceKey>(
  '../../locales/*/{access,assets,audit,bin,completion,correction,editor,factor,listing,mail,operation,orders,places,recipient,rights,staff,statistics,transfer,users}.json',
  { import: 'default' },
)
