import { loadTexts } from '../../../lib/i18n'

/** What single forms show besides their questions, each with its texts. */
export const PARTS = {
  OutsideHours: async () =>
    (await Promise.all([import('../hours/OutsideHours'), loadTexts('hours', 'refused')]))[0].OutsideHours,
  ClosingNote: async () =>
    (await Promise.all([import('../hours/ClosingNote'), loadTexts('hours')]))[0].ClosingNote,
  KeepLater: async () => (await Promise.all([import('../later/KeepLater'), loadTexts('later')]))[0].KeepLater,
  openByLink: async () => (await import('../prefill/open')).openByLink,
}
