import * as z from 'zod/mini'

/** Longest message to who works with an incident (VIEW-05). */
export const MAX_MESSAGE_LENGTH = 2000

/** Letters that nobody sees and that only make a text say something else elsewhere; lines may be broken. */
const UNSEEN = /[^\P{Cc}\n]/gu

/** A text as it is sent: one kind of line break, blanks for tabs, no letter that nobody sees, nothing around it. */
export const tidyMessage = (typed: string): string =>
  typed.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNSEEN, '').trim()

/** What keeps a text from being sent. */
export type MessageFault = 'empty' | 'tooLong'

/** @param message as {@link tidyMessage} gives it */
export function messageFault(message: string): MessageFault | null {
  if (message === '') return 'empty'
  return message.length > MAX_MESSAGE_LENGTH ? 'tooLong' : null
}

/** A message as it is typed. It gives the text as it is sent; messages are {@link MessageFault}. */
export const messageDraftSchema = z.object({
  text: z.pipe(
    z.pipe(z.string(), z.transform(tidyMessage)),
    z.string().check(z.minLength(1, 'empty'), z.maxLength(MAX_MESSAGE_LENGTH, 'tooLong')),
  ),
  /** The same until the message is sent: a message that is sent again under it arrives once. */
  attempt: z.string(),
})
export type MessageDraft = z.infer<typeof messageDraftSchema>
