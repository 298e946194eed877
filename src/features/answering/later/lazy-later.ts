import { lazy } from 'react'
import { loadTexts } from '../../../lib/i18n'

/** What only forms show whose drafts are kept on the server (REACH-04): nobody else loads it. */
export const KeepLater = lazy(async () => ({
  default: (await Promise.all([import('./KeepLater'), loadTexts('later')]))[0].KeepLater,
}))
