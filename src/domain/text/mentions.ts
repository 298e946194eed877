/** An answer that stands in words: `Datos de {{id}}` (LOGIC-12). */
export const MENTION = /\{\{([^{}]+)\}\}/gu

/** What stands there when nothing was answered. */
const NOTHING = '…'

/** Words with what was answered; an answer that nobody gave, or that nobody knows here, is a few dots. */
export const fillMentions = (text: string, said: (id: string) => string): string =>
  text.includes('{{') ? text.replaceAll(MENTION, (_, id: string) => said(id.trim()) || NOTHING) : text
