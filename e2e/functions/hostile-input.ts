/** Hostile bodies and fields of requests. */

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level += 1) value = wrap(value)
  return value
}
/** As JSON, which a program that walks down cannot write. */
const deep = (open: string, close: string) => `${open.repeat(20_000)}1${close.repeat(20_000)}`

/** Bodies as they may come over the line, whatever the function asks for. */
export const BODIES: [string, string][] = [
  ['nothing', ''],
  ['no JSON', '{"data":'],
  ['no data', '{}'],
  ['more than data', '{"data":{},"other":1}'],
  ['a list of lists 20,000 deep', `{"data":${deep('[', ']')}}`],
  ['objects 20,000 deep', `{"data":${deep('{"a":', '}')}}`],
  [
    'a marked number that is none',
    '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}',
  ],
  ['a mark that nobody knows', '{"data":[{"@type":"x"}]}'],
  ['half of a letter', '{"data":{"code":"\\ud800","formId":"\\ud800"}}'],
  ['a mark deep inside', '{"data":{"a":[{"b":{"@type":1}}]}}'],
  ['a prototype', '{"data":{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}}'],
  ['null', '{"data":null}'],
  ['a word', '{"data":"hola"}'],
  ['a number beyond', '{"data":1e999}'],
  ['a list', '{"data":[null,{},[]]}'],
]

/** Values for every field of every request. */
export const VALUES: unknown[] = [
  ...[
    '',
    '.',
    '..',
    '__x__',
    'a/b',
    '/',
    '../../x',
    'x'.repeat(3000),
    'ñ'.repeat(1000),
    '\ud800',
    'a\u0000b',
    '%2F',
  ],
  ...[
    0,
    -1,
    1.5,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    8.64e15,
    8.64e15 + 1,
    -62_135_596_800_001,
    253_402_300_800_000,
  ],
  ...[
    null,
    true,
    [],
    {},
    [[]],
    [null],
    { momento: 8.64e15 },
    { a: { momento: -8.64e15 } },
    nested(60, (a) => [a]),
  ],
  ...[
    '999999999999.999999999.x',
    '253402300800.0.x',
    '0.0...',
    '1.2.a/b',
    '99999999999999999999.1.x',
    '-1.0.x',
  ],
  ...[
    'paises/../provincias/x/municipios/y',
    'paises/__x__/provincias/x/municipios/y',
    'paises/a/provincias/b/municipios/.',
  ],
  ...['0000-00-00', '+275760-09-13T00:00:00.000Z', 'NaN'],
]

/** The request with each of its fields, at any depth, replaced by the value; nothing for what has no fields. */
export function spoiled(request: unknown, value: unknown): unknown[] {
  const each = (part: unknown) => [value, ...spoiled(part, value)]
  if (Array.isArray(request))
    return request.flatMap((part, index) => each(part).map((made) => request.with(index, made)))
  if (typeof request !== 'object' || request === null) return []
  const inner = Object.entries(request).flatMap(([field, part]) =>
    each(part).map((made) => ({ ...request, [field]: made })),
  )
  return [...inner, { ...request, masDeLaCuenta: value }]
}
