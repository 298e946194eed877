import { AUDIT_KINDS } from '../../domain/audit/entry'
import type { AuditFilters } from '../../domain/audit/filters'
import { endOfDayIn, isDay, startOfDayIn } from '../../domain/dates'
import { FIRST_DAY } from '../../domain/statistics/period'
import { reachesEverywhere } from '../../domain/access/places'
import { useAddressParams } from '../../lib/address-params'
import { useSession } from '../../lib/session'
import { useZone } from '../../lib/zone'
import { cleanText } from '../../domain/text/clean'

/** Whether a day is used as a filter: a half-typed year looks like one of the first centuries. */
const isSought = (day: string): boolean => isDay(day) && day >= FIRST_DAY

/** What narrows the trail, kept in the address: a link leads to the same entries. */
export function useAuditFilters() {
  const { user } = useSession()
  const zone = useZone()
  const { params, put } = useAddressParams()
  const [from, to] = [params.get('desde') ?? '', params.get('hasta') ?? '']
  const filters: AuditFilters = {
    person: cleanText(params.get('usuario') ?? '').toLowerCase(),
    kind: AUDIT_KINDS.find((kind) => kind === params.get('hecho')) ?? null,
    form: params.get('formulario') ?? '',
    answer: params.get('respuesta') ?? '',
    municipality: reachesEverywhere(user) ? '' : user.municipalityPath,
    from: isSought(from) ? startOfDayIn(from, zone) : null,
    to: isSought(to) ? endOfDayIn(to, zone) : null,
  }
  const isNarrowed =
    [filters.person, filters.form, filters.answer, from, to].some((typed) => typed !== '') ||
    filters.kind !== null
  return {
    filters,
    days: { from, to },
    isNarrowed,
    page: params.get('pagina'),
    put: (changes: Record<string, string>) => put({ pagina: '', ...changes }),
    clear: () =>
      put({ usuario: '', hecho: '', formulario: '', respuesta: '', desde: '', hasta: '', pagina: '' }),
  }
}
export type AuditFilterControl = ReturnType<typeof useAuditFilters>
