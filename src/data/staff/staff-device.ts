import { DEVICE, geocoderBy } from '../device'
import { municipality } from './geography'
import { loadStaffTable } from './table-entries'

/** What working an answer needs of the device of staff: addresses are searched as the municipality wants it (GEO-04). */
export const STAFF_DEVICE = {
  ...DEVICE,
  loadGeocoder: geocoderBy(async ({ municipalityPath }) => {
    // Without network, or when the municipality is gone, the usual service is used.
    const place = await municipality(municipalityPath).catch(() => null)
    return place?.geocodificador ?? ''
  }),
  loadTable: loadStaffTable,
}
