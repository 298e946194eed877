/** What the columns of a plain sheet of questions are: guessed, and put right by who brings it. */

export const ROLES = ['none', 'title', 'kind', 'options', 'required', 'hint', 'section'] as const
export type Role = (typeof ROLES)[number]

export interface Columns {
  /** The first row says what is in the columns. */
  hasHead: boolean
  roles: readonly Role[]
}

/** Words at the top of a column, in the languages of those who make such sheets. */
const HEADS: readonly [Role, RegExp][] = [
  ['kind', /^(?:tipo|clase|formato|type|kind|tipus|mota|种类|種類)/u],
  ['options', /opci|option|choice|respuesta|valores|alternativ|aukera|選択/u],
  ['required', /obligat|required|mandatory|requerid|derrigor|必須/u],
  ['hint', /ayuda|ajuda|axuda|aide|hint|help|descri|nota|indicaci|observac|laguntza|説明/u],
  ['section', /secci|secc|section|apartad|grup|bloque|página|page|tema|atala|セクション/u],
  [
    'title',
    /pregunta|question|campo|field|título|titulo|title|texto|text|label|etiqueta|enunciad|galdera|質問|項目/u,
  ],
]
const YES_NO =
  /^(?:s[ií]|yes|no|x|✓|✔|true|false|verdadero|falso|obligatori[oa]|opcional|bai|ez|sim|não|はい|いいえ|oui|non)?$/iu
const SEPARATED = /[;|\n]|,.*,/u

const headOf = (words: string): Role | null => {
  const plain = words.trim().toLowerCase()
  return plain === '' ? null : (HEADS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null)
}

/** Each role once, for the first column that may have it. */
function onceEach(roles: readonly (Role | null)[]): Role[] {
  const given = new Set<Role>()
  return roles.map((role) => {
    if (role === null || given.has(role)) return 'none'
    given.add(role)
    return role
  })
}

const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length
const MOST = 0.8
const SOME = 0.3
/** Enough rows to guess from. */
const LOOKED_AT = 200
const MOST_COLUMNS = 50

/** What columns seem to be. */
export function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const [first = [], ...rest] = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.slice(0, LOOKED_AT).map((row) => row.length)))
  const heads = Array.from({ length: width }, (_, at) => headOf(first[at] ?? ''))
  const known = heads.filter((role) => role !== null)
  if (known.includes('title') && (rest.length > 0 || known.length > 1))
    return { hasHead: true, roles: onceEach(heads) }
  const body = [first, ...rest].slice(0, LOOKED_AT)
  const cellsAt = (at: number) => body.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '')
  const lengths = heads.map((_, at) => cellsAt(at).reduce((sum, cell) => sum + cell.length, 0))
  const guesses = heads.map((_, at): Role | null => {
    const cells = cellsAt(at)
    if (cells.length === 0) return null
    if (share(cells, (cell) => YES_NO.test(cell)) >= MOST) return 'required'
    return share(cells, (cell) => SEPARATED.test(cell)) >= SOME ? 'options' : null
  })
  const free = lengths.map((length, at) => (guesses[at] === null ? length : -1))
  const title = free.indexOf(Math.max(...free))
  return { hasHead: false, roles: onceEach(guesses.map((role, at) => (at === title ? 'title' : role))) }
}
