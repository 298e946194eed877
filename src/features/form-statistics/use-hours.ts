import { areWholeDays, WHOLE_DAYS, type Hours } from '../../domain/statistics/hours'
import { useAddressParams } from '../../lib/address-params'

export interface HoursControl {
  hours: Hours
  isWhole: boolean
  choose: (hours: Hours) => void
}

function hourIn(text: string | null, least: number, otherwise: number): number {
  const isHour =
    text !== null && /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= least + 23
  return isHour ? Number(text) : otherwise
}

/** Between which hours the period counts (STAT-06), kept in the address; the last one an hour ahead (§2.9). */
export function useHours(): HoursControl {
  const { params, put } = useAddressParams()
  const hours = {
    from: hourIn(params.get('horaDesde'), 0, WHOLE_DAYS.from),
    to: hourIn(params.get('horaHasta'), 1, WHOLE_DAYS.to),
  }
  return {
    hours,
    isWhole: areWholeDays(hours),
    choose: ({ from, to }) =>
      put({
        horaDesde: from === WHOLE_DAYS.from ? '' : String(from),
        horaHasta: to === WHOLE_DAYS.to ? '' : String(to),
      }),
  }
}
