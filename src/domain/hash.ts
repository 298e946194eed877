const HEX = 16

/** SHA-256 of a text as 64 small letters and digits; the security rules make the same of it. */
export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(HEX).padStart(2, '0')).join('')
}
