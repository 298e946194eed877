import { isTimeZone } from '../../../src/domain/zone'
import { isMunicipalityPath, MUNICIPALITIES, PUBLIC_FORMS } from '../../../src/domain/store-paths'
import { refreshPublicForm } from '../forms/public-state'
import { database } from '../platform/admin'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { defaultZoneOf } from '../platform/time-zone'

const AT_ONCE = 20

interface Filled {
  /** Municipalities by path that had no zone, with the one that they have now. */
  municipalities: Map<string, string>
  /** Forms for strangers that were looked at. */
  forms: number
}

/**
 * Gives every municipality without a time zone its default, and tells forms for strangers theirs (OPS-08). It can be
 * stopped and run again: who has a zone keeps it.
 */
export async function fillZones(): Promise<Filled> {
  const { docs } = await database().collectionGroup(MUNICIPALITIES).select('zonaHoraria', 'ubicacion').get()
  const municipalities = new Map<string, string>()
  for (const municipality of docs.filter(({ ref }) => isMunicipalityPath(ref.path))) {
    const chosen: unknown = municipality.get('zonaHoraria')
    if (typeof chosen === 'string' && isTimeZone(chosen)) continue
    const zonaHoraria = await defaultZoneOf(municipality)
    // Not where somebody chooses one at this moment.
    await municipality.ref.update({ zonaHoraria }, { lastUpdateTime: municipality.updateTime })
    municipalities.set(municipality.ref.path, zonaHoraria)
  }
  const forms = await database().collection(PUBLIC_FORMS).select().get()
  await mapWithConcurrency(forms.docs, AT_ONCE, ({ id }) => refreshPublicForm(id))
  return { municipalities, forms: forms.size }
}
