/** What a framed form says to the page around it, by `postMessage` (REACH-03): numbers, and nothing of an answer. */
export type FromFrame =
  | { muniformularios: 'alto'; alto: number }
  | { muniformularios: 'foco'; desde: number; hasta: number }
  /** What has the focus was moved down the form by so much. */
  | { muniformularios: 'corrido'; por: number }

/** Pages that stand in a frame: the form, what comes after saving, and its voucher. None where money or staff are. */
export const FRAMED_PAGES = /^\/publico\/(contestar|guardado|comprobante)\/[^/]/

/** Lowest and highest frame, in pixels. */
const LEAST = 120
const MOST = 30_000

const numberIn = (message: object, field: string): number | null => {
  const value: unknown = Reflect.get(message, field)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** What a message says; null for one of somebody else, or one that makes no sense. */
export function messageFrom(data: unknown): FromFrame | null {
  if (typeof data !== 'object' || data === null) return null
  const kind: unknown = Reflect.get(data, 'muniformularios')
  const [alto, desde, hasta, por] = ['alto', 'desde', 'hasta', 'por'].map((field) => numberIn(data, field))
  if (kind === 'alto' && typeof alto === 'number')
    return { muniformularios: 'alto', alto: Math.min(Math.max(alto, LEAST), MOST) }
  if (kind === 'foco' && typeof desde === 'number' && typeof hasta === 'number')
    return { muniformularios: 'foco', desde, hasta }
  if (kind === 'corrido' && typeof por === 'number')
    return { muniformularios: 'corrido', por: Math.min(Math.max(por, -MOST), MOST) }
  return null
}
