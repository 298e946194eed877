import type { Form } from '../../domain/form/form'
import { municipalityPathOf } from '../../domain/store-paths'
import { DataError } from '../errors'
import { area, municipality } from './geography'

type Place = Pick<Form, 'areaInfo' | 'municipioInfo' | 'municipalityPath' | 'claveMunicipio' | 'ubicacion'>

/**
 * The form's area, municipality and code letters, which its first area decides (EDIT-06): two reads.
 * @throws DataError `notFound` when the form has no area or its area is gone
 */
export async function placeOf(areas: readonly string[]): Promise<Place> {
  const [first] = areas
  if (first === undefined) throw new DataError('notFound', { message: 'the form has no area' })
  const municipalityPath = municipalityPathOf(first)
  const [own, around] = await Promise.all([area(first), municipality(municipalityPath)])
  return {
    areaInfo: { nombre: own.nombre, id: own.id },
    municipioInfo: { nombre: around.nombre, idMuniCore: around.idMuniCore },
    municipalityPath,
    claveMunicipio: around.key,
    ubicacion: around.ubicacion ? { latlng: around.ubicacion, direccion: '' } : null,
  }
}
