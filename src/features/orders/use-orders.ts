import { useQuery } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { ordersOfForm, ordersOfYear } from '../../data/staff/orders'
import { ORDER_STATES } from '../../domain/payment/order'
import { narrowedOrders, totalsOf, yearOf, type OrderFilters } from '../../domain/payment/orders-list'
import { useAddressParams } from '../../lib/address-params'

/** The filters of orders, kept in the address. */
export function useOrderFilters() {
  const { params, put } = useAddressParams()
  const year = Number(params.get('anio') ?? '')
  const filters: OrderFilters = {
    text: params.get('buscar') ?? '',
    state: ORDER_STATES.find((state) => state === params.get('estado')) ?? null,
    year: Number.isInteger(year) && year > 0 ? year : null,
  }
  return { filters, put }
}
export type OrderFilterControl = ReturnType<typeof useOrderFilters>

/** Which orders: those of a form, or what was paid in a year. */
export type WhichOrders = { formId: string } | { year: number }

/** Orders as filters leave them, with their sums and the years that there are. */
export function useOrders(which: WhichOrders, filters: OrderFilters) {
  const query = useQuery({
    queryKey: ['orders', which],
    queryFn: () => ('formId' in which ? ordersOfForm(which.formId) : ordersOfYear(which.year)),
  })
  const all = query.data?.orders ?? []
  const orders = narrowedOrders(all, filters)
  const years = [...new Set(all.flatMap((order) => yearOf(order) ?? []))].sort((one, other) => other - one)
  return {
    isPending: query.isPending,
    ...afterFailure(query),
    retry: () => void query.refetch(),
    refresh: () => query.refetch(),
    formTitle: query.data?.formTitle ?? '',
    isEmpty: all.length === 0,
    orders,
    totals: totalsOf(orders),
    years,
  }
}
export type OrderList = ReturnType<typeof useOrders>
