/** Names of documents that rules take no more (SEC-01), and that may be there already. */
export const ODD_IDS = [
  'x'.repeat(152),
  'á'.repeat(700),
  'respuestañandú',
  '📷-fotografía-🏛️',
  'abcdefghijkl\u202Emno',
  'abcdefgh%2Fijkl',
  '%2F..%2F..%2Fetc',
  '100%25-de-avance',
  '%',
  'con espacio al medio',
  `comillas"'y<b>`,
  '..x',
  'a+b#c?d&e=f',
  'corta',
]
