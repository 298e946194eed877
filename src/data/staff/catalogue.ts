import {
  GET_CATALOGUE,
  GET_POSTER,
  SAVE_CATALOGUE,
  type GetCatalogueResponse,
  type GetPosterRequest,
  type SaveCatalogueRequest,
} from '../../domain/calls/catalogue'
import { pdfBlob } from '../pdf-blob'
import { callStaff, changeByCall } from './callables'

export type { GetCatalogueResponse, PublishedForm } from '../../domain/calls/catalogue'

/** What stands in the catalogue of a municipality and what could (REACH-02). @throws DataError; see {@link callStaff} */
export const catalogueOf = (municipality: string): Promise<GetCatalogueResponse> =>
  callStaff(GET_CATALOGUE, { municipality })

/** Longer than the functions have for 400 forms. */
const SAVING_LIMIT_MS = 130_000

/** Arranges it. @throws DataError as {@link changeByCall}; `conflict` when somebody else did meanwhile */
export const saveCatalogue = (request: SaveCatalogueRequest): Promise<{ version: number }> =>
  changeByCall(SAVE_CATALOGUE, request, SAVING_LIMIT_MS)

/** A poster as a PDF. @throws DataError; see {@link callStaff} */
export const posterFile = async (request: GetPosterRequest): Promise<Blob> =>
  pdfBlob((await callStaff(GET_POSTER, request)).pdf)
