const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Random letters and digits from the platform's cryptographic generator; no character is likelier than another. */
export function randomText(length: number): string {
  const fair = 256 - (256 % LETTERS_AND_DIGITS.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && text.length < length) text += LETTERS_AND_DIGITS[byte % LETTERS_AND_DIGITS.length]
    }
  }
  return text
}

/** Random bytes from the platform's cryptographic generator. */
export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))
