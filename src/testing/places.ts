import type { CountryBranch, MunicipalityBranch } from '../domain/geography/tree'
import { AREA, MUNICIPALITY_PATH, OTHER_AREA } from './builders'

/** A municipality with two areas, as the pickers get it. */
export const aMunicipality = (given: Partial<MunicipalityBranch> = {}): MunicipalityBranch => ({
  id: 'villa-del-rio',
  nombre: 'Villa del Río',
  path: MUNICIPALITY_PATH,
  idMuniCore: '101',
  key: 'VDR',
  inhabilitado: false,
  videoHabilitado: false,
  ubicacion: null,
  areas: [
    { path: AREA, id: 'inspeccion-general', nombre: 'Inspección General' },
    { path: OTHER_AREA, id: 'espacios-verdes', nombre: 'Espacios Verdes' },
  ],
  ...given,
})

/** Argentina down to that municipality. */
export const ARGENTINA: CountryBranch = {
  id: 'ar',
  nombre: 'Argentina',
  inhabilitado: false,
  provincias: [{ id: 'cordoba', nombre: 'Córdoba', municipios: [aMunicipality()] }],
}

export const MONTCLAR_PATH = 'paises/es/provincias/barcelona/municipios/montclar'

/** A second country, down to one area. */
export const SPAIN: CountryBranch = {
  id: 'es',
  nombre: 'España',
  inhabilitado: false,
  provincias: [
    {
      id: 'barcelona',
      nombre: 'Barcelona',
      municipios: [
        aMunicipality({
          id: 'montclar',
          nombre: 'Montclar',
          path: MONTCLAR_PATH,
          idMuniCore: '512',
          key: 'MC',
          areas: [
            { path: `${MONTCLAR_PATH}/areas_municipales/urbanisme`, id: 'urbanisme', nombre: 'Urbanisme' },
          ],
        }),
      ],
    },
  ],
}
