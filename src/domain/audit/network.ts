/** Parts of an address that are kept: enough to recognise the town hall, not a single household. */
const V4_PARTS = 3
const V6_PARTS = 3

const V4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i
const V6_GROUP = /^[0-9a-f]{1,4}$/i

function v4Network(address: string): string {
  const parts = address.split('.').map(Number)
  return parts.every((part) => part <= 255) ? `${parts.slice(0, V4_PARTS).join('.')}.0/24` : ''
}

const groupsIn = (part = ''): string[] => part.split(':').filter(Boolean)

function v6Network(address: string): string {
  const [head, tail, ...more] = address.split('::')
  if (more.length > 0) return ''
  const begins = groupsIn(head)
  const ends = groupsIn(tail)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - begins.length - ends.length)
  const groups = [...begins, ...Array<string>(missing).fill('0'), ...ends]
  if (groups.length !== 8 || !groups.every((group) => V6_GROUP.test(group))) return ''
  const network = groups.slice(0, V6_PARTS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/48`
}

/** The network that an address belongs to, `203.0.113.0/24` or `2001:db8:7::/48`; '' for what is no address. */
export function networkOf(address: string): string {
  const [, v4] = V4.exec(address.trim()) ?? []
  if (v4 !== undefined) return v4Network(v4)
  return address.includes(':') ? v6Network(address.trim()) : ''
}
