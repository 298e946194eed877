import { brotliCompressSync } from 'node:zlib'
import { forgetCatalogues, showCatalogue } from '../../functions/src/catalogue/show'
import type { Listed } from '../../src/domain/catalogue/arrangement'
import type { Form } from '../../src/domain/form/form'
import { arrangementPath } from '../../src/domain/store-paths'
import { formAt, formDocuments, newName, options } from '../rules/documents'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { owner, read } from './world'

/** A public form of the own municipality. */
export async function publicForm(given: Partial<Form> = {}): Promise<Form> {
  const form = formAt(OWN_AREA, {
    id: newName(owner, 'catalogo'),
    opcionales: options({ publico: true }),
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}

/** The page as somebody sees it now. */
export async function pageOf(key: string, given: { chosen?: unknown; accepted?: string } = {}) {
  forgetCatalogues()
  const asked = { path: `/publico/${key}`, chosen: given.chosen, accepted: given.accepted ?? '' }
  return showCatalogue({ ...asked, rawRequest: { headers: {} } })
}

/** What a page weighs on its way. */
export const weightOf = (page: string): number => brotliCompressSync(page).length

/** The data for search engines in a page. */
export function structuredIn(page: string): { '@graph': { '@type': string; name: string; url?: string }[] } {
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  return JSON.parse(data)
}

/** Arranges the catalogue of a municipality over what stands there. */
export async function arrange(
  token: string,
  formularios: Listed[],
  { municipality = HOME, sitios = [] as string[] } = {},
) {
  const version: unknown = (await read(arrangementPath(municipality)))?.version ?? 0
  return call('saveCatalogue', token, { municipality, formularios, sitios, version })
}
