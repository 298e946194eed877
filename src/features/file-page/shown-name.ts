import { extensionOf } from '../../domain/files/limits'

/** Characters that file systems refuse in a name, and those that change the writing direction. */
const UNFIT = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/gu

/**
 * The name under which a file is shown and downloaded: the sender's name with the stored file's ending. The maker of a
 * link can choose the words, but not the type of the file (SEC-05).
 */
export function shownName(asked: string, stored: string): string {
  const words = asked.replace(UNFIT, '').trim()
  const extension = extensionOf(stored)
  if (words === '') return stored
  return extension === '' || extensionOf(words) === extension ? words : `${words}.${extension}`
}
