import { lazy } from 'react'
import { loadTexts } from '../../lib/i18n'

/** What only forms show that ask another person for a part (REACH-11): nobody else loads it. */
export const OtherPersonNotice = lazy(async () => ({
  default: (await Promise.all([import('./OtherPersonNotice'), loadTexts('part')]))[0].OtherPersonNotice,
}))
