import { useQuery } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { ordersOfForm, ordersOfYear } from '../../data/staff/orders'
import {
  narrowedOrders,
  ORDER_WORDS,
  spanOfYear,
  totalsOf,
  yearsOf,
  type OrderFilters,
} from '../../domain/payment/orders-list'
import { useAddressParams } from '../../lib/address-params'
import { useZone } from '../../lib/zone'

/** The filters of orders, kept in the address. */
export function useOrderFilters() {
  const { params, put } = useAddressParams()
  const year = Number(params.get('anio') ?? '')
  const filters: OrderFilters = {
    text: params.get('buscar') ?? '',
    state: ORDER_WORDS.find((word) => word === params.get('estado')) ?? null,
    year: Number.isInteger(year) && year > 0 ? year : null,
  }
  return { filters, put }
}
export type OrderFilterControl = ReturnType<typeof useOrderFilters>

/** Which orders: those of a form, or what was paid in a year. */
export type WhichOrders = { formId: string } | { year: number }

/** Orders as filters leave them, with their sums and the years that there are. */
export function useOrders(which: WhichOrders, filters: OrderFilters) {
  const zone = useZone()
  const query = useQuery({
    queryKey: ['orders', which, zone],
    queryFn: () => ('formId' in which ? ordersOfForm(which.formId) : ordersOfYear(which.year, zone)),
  })
  const all = query.data?.orders ?? []
  const orders = narrowedOrders(all, filters, zone)
  const span = filters.year === null ? null : spanOfYear(filters.year, zone)
  const years = [...new Set(all.flatMap((order) => yearsOf(order, zone)))].sort((one, other) => other - one)
  return {
    isPending: query.isPending,
    ...afterFailure(query),
    retry: () => void query.refetch(),
    refresh: () => query.refetch(),
    formTitle: query.data?.formTitle ?? '',
    isEmpty: all.length === 0,
    orders,
    /** The year that is looked at; money of other years is left out of sums and columns. */
    span,
    totals: totalsOf(orders, span),
    years,
  }
}
export type OrderList = ReturnType<typeof useOrders>
