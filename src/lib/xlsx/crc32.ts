const POLYNOMIAL = 0xedb88320
const BITS = 8

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < BITS; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/**
 * The checksum of bytes that follow others, as archives write it.
 * @param before the checksum of the others, 0 for none
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (let at = 0; at < bytes.length; at += 1)
    crc = (crc >>> BITS) ^ (TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
  return ~crc >>> 0
}
