import { decoded } from '../decoded'

const ADDRESS = /^https?:\/\/[^?#]*\/o\/([^/?#]+)/

/** Where a file is kept, by what a document says of it: older ones say the address under which it downloaded. */
export function storedPath(said: string): string {
  const encoded = ADDRESS.exec(said)?.[1]
  return (encoded === undefined ? null : decoded(encoded)) ?? said
}
