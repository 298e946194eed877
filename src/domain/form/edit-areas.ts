import type { Area, Municipality } from '../geography/geography'
import type { Form } from './form'

const NO_AREA = { nombre: '', id: '' }

/**
 * Gives the form its areas (EDIT-06). The first decides `areaInfo`; their municipality decides `municipioInfo`,
 * the path, the letters of the answer codes and where maps begin. Without areas the form belongs nowhere yet.
 * @param municipality the one above all the areas, with its path
 */
export function setAreas(form: Form, municipality: Municipality & { path: string }, areas: Area[]): Form {
  const [first] = areas
  return {
    ...form,
    areas: areas.map(({ path }) => path),
    areaInfo: first ? { nombre: first.nombre, id: first.id } : NO_AREA,
    municipioInfo: first
      ? { nombre: municipality.nombre, idMuniCore: municipality.idMuniCore }
      : { nombre: '', idMuniCore: '' },
    municipalityPath: first ? municipality.path : '',
    claveMunicipio: first ? municipality.key : '',
    ubicacion: first && municipality.ubicacion ? { latlng: municipality.ubicacion, direccion: '' } : null,
  }
}
