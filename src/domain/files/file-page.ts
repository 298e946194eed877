import { cutText } from '../text/cut'

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
