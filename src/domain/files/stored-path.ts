const ADDRESS = /^https?:\/\/[^?#]*\/o\/([^/?#]+)/

/** Where a file is kept, by what a document says of it: older ones say the address under which it downloaded. */
export function storedPath(said: string): string {
  const encoded = ADDRESS.exec(said)?.[1]
  try {
    return encoded === undefined ? said : decodeURIComponent(encoded)
  } catch {
    return said
  }
}
