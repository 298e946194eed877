import { extensionOf } from '../../domain/files/limits'

/** What no file system takes in a name, and what turns the direction of what follows. */
const UNFIT = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/gu

/**
 * The name under which a file is shown and kept: as the person called it who sent it, with the ending that the store
 * has for it. Whoever makes a link chooses the words, not what the file is taken for (SEC-05).
 */
export function shownName(asked: string, stored: string): string {
  const words = asked.replace(UNFIT, '').trim()
  const extension = extensionOf(stored)
  if (words === '') return stored
  return extension === '' || extensionOf(words) === extension ? words : `${words}.${extension}`
}
