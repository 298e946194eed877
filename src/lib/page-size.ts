/** Rows that a page of the answers list may have (ALIST-01). */
export const PAGE_SIZES = [15, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

const [DEFAULT] = PAGE_SIZES
const KEPT = 'filas'

/** Names the rows of a page in the address. */
export const PAGE_SIZE_KEY = 'filas'

const sizeIn = (text: string | null): PageSize | undefined => PAGE_SIZES.find((size) => String(size) === text)

function keptSize(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

/** What the address asks for, else what was chosen last on this device, else the fewest. */
export const readPageSize = (params: URLSearchParams): PageSize =>
  sizeIn(params.get(PAGE_SIZE_KEY)) ?? sizeIn(keptSize()) ?? DEFAULT

/** Keeps the choice for the next lists on this device. */
export function keepPageSize(size: PageSize): void {
  try {
    localStorage.setItem(KEPT, String(size))
  } catch {
    // It stays in the address.
  }
}
