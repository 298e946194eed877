import { cutText } from '../text/cut'
import { extensionOf } from './limits'

/** Most letters of a file's name in an address: workbooks take addresses of 2,000, and a letter may be twelve of them. */
const MAX_LETTERS = 80

/**
 * The product's page that shows a stored file to who may read its answer, and asks first who that is (SEC-05).
 * @param path of the file in the file store
 * @param name as the person called it who sent it
 */
export function filePage({ path, name }: { path: string; name: string }): string {
  const words = cutText(name, MAX_LETTERS)
  return `/archivo/${path.split('/').map(encodeURIComponent).join('/')}?nombre=${encodeURIComponent(words)}`
}

/** Characters that file systems refuse in a name, and those that change the writing direction. */
const UNFIT = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/gu

/**
 * The name under which a file is shown and downloaded: the sender's name with the stored file's ending. The maker of a
 * link can choose the words, but not the type of the file (SEC-05).
 */
export function shownName(requested: string, stored: string): string {
  const words = requested.replace(UNFIT, '').trim()
  const extension = extensionOf(stored)
  if (words === '') return stored
  return extension === '' || extensionOf(words) === extension ? words : `${words}.${extension}`
}
