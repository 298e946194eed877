import { GET_LISTA_PAISES } from '../../domain/calls/get-lista-paises'
import type { CountryBranch } from '../../domain/geography/tree'
import { callStaff } from './callables'

/**
 * Every country, province, municipality and area that the person may choose from, in one call (GEO-02):
 * administrators get all of them, everybody else the own municipality.
 * @throws DataError; see {@link callStaff}
 */
export async function countryTree(): Promise<CountryBranch[]> {
  return (await callStaff(GET_LISTA_PAISES, {})).paises
}
