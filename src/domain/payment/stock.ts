import * as z from 'zod/mini'
import type { Payment } from './payments'
import { ticketsTaken, type Refund } from './refund'

/** The tickets of one section (PAY-06). Nothing here is ever below zero. */
export interface Places {
  /** How many are offered in all, as the form's newest version says. */
  offered: number
  /** Taken by orders that are not paid yet. */
  held: number
  sold: number
}

/** The tickets of a form: `entradas/{formId}`, by payment and section. Functions write it, readers of the form read it. */
export interface Stock {
  municipalityPath: string
  places: Record<string, Record<string, Places>>
}

/** One section of one payment, by their ids. */
export interface SectionId {
  paymentId: string
  sectionId: string
}

const NO_PLACES: Places = { offered: 0, held: 0, sold: 0 }

/** From so few tickets on a person is told how many are left (PAY-02). */
export const LOW_STOCK = 20

const count = () => z._default(z.int().check(z.minimum(0)), 0)
const placesSchema = z.object({ offered: count(), held: count(), sold: count() })

/** A stock as stored. */
export const stockSchema: z.ZodMiniType<Stock> = z.looseObject({
  municipalityPath: z._default(z.string(), ''),
  places: z._default(z.record(z.string(), z.record(z.string(), placesSchema)), {}),
})

/** How many tickets can still be had: none when more were taken than are offered by now. */
export const placesLeft = ({ offered, held, sold }: Places): number => Math.max(0, offered - held - sold)

/** The tickets of a section; none at all when the stock does not know it. */
export const placesOf = (stock: Stock, { paymentId, sectionId }: SectionId): Places =>
  stock.places[paymentId]?.[sectionId] ?? NO_PLACES

/** The stock with other tickets in one section. */
export const withPlaces = (stock: Stock, { paymentId, sectionId }: SectionId, places: Places): Stock => ({
  ...stock,
  places: { ...stock.places, [paymentId]: { ...stock.places[paymentId], [sectionId]: places } },
})

/** Nothing is offered any more; what was taken stays for its orders. */
const withdrawn = (stock: Stock): Stock => ({
  ...stock,
  places: Object.fromEntries(
    Object.entries(stock.places).map(([paymentId, sections]) => [
      paymentId,
      Object.fromEntries(Object.entries(sections).map(([id, places]) => [id, { ...places, offered: 0 }])),
    ]),
  ),
})

/**
 * The stock as a version of the form has it: `sectionQuantyLeft` is how many tickets a section offers in all. What is
 * held and sold stays, also of a section that was removed. The same twice gives the same.
 * @param stock what there was; null when the form never sold anything
 */
export function stockOfVersion(
  stock: Stock | null,
  version: { municipalityPath: string; payments: readonly Payment[] },
): Stock {
  const { municipalityPath, payments } = version
  const before = withdrawn(stock ?? { municipalityPath, places: {} })
  const sections = payments.flatMap((payment) =>
    payment.sections.map(({ id, sectionQuantyLeft }) => ({
      place: { paymentId: payment.id, sectionId: id },
      offered: Math.max(0, Math.floor(sectionQuantyLeft)),
    })),
  )
  return sections.reduce(
    (now, { place, offered }) => withPlaces(now, place, { ...placesOf(now, place), offered }),
    { ...before, municipalityPath },
  )
}

/** What an order takes of the tickets of its section. */
interface Taking extends SectionId {
  state: string
  quanty: number
  devoluciones: readonly Refund[]
}

/**
 * What orders hold and sold, for a stock that was lost; nothing is offered yet.
 * @param orders all of the form that hold tickets or sold them
 */
export const stockOfOrders = (municipalityPath: string, orders: readonly Taking[]): Stock =>
  orders.reduce<Stock>(
    (now, order) => {
      const places = placesOf(now, order)
      const held = order.state === 'held' ? order.quanty : 0
      return withPlaces(now, order, {
        ...places,
        held: places.held + held,
        sold: places.sold + ticketsTaken(order),
      })
    },
    { municipalityPath, places: {} },
  )
