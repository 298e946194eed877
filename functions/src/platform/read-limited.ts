/** Largest reply taken from an outside system. */
const MAX_REPLY_BYTES = 1_048_576

/** The text of a response, or null when it is larger than allowed; then the rest is not even received. */
export async function readLimited(response: Response, limit = MAX_REPLY_BYTES): Promise<string | null> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return null
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts).toString('utf8')
}
