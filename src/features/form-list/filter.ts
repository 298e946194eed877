import type { Form } from '../../domain/form/form'

/** Forms on a page of the list (LIST-04). */
export const PAGE_SIZE = 7

export interface ListFilter {
  /** Part of the name, in any case and with or without accents. */
  name: string
  /** Id of the first area; '' for all. */
  area: string
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The forms whose name contains the text and that belong to the area (LIST-01). Leading spaces do not count. */
export function filterForms(forms: Form[], { name, area }: ListFilter): Form[] {
  const wanted = plain(name.trimStart())
  return forms.filter(
    (form) => plain(form.titulo).includes(wanted) && (area === '' || form.areaInfo.id === area),
  )
}

/** The areas to filter by: those that the forms belong to, by name. */
export function areasOf(forms: Form[]): { id: string; nombre: string }[] {
  const areas = new Map(forms.map(({ areaInfo }) => [areaInfo.id, areaInfo]))
  return [...areas.values()].filter(({ id }) => id !== '').sort((a, b) => a.nombre.localeCompare(b.nombre))
}

/** The slice of one page; a page beyond the end shows the last one. */
export function pageOf<T>(items: T[], page: number, size = PAGE_SIZE): { items: T[]; page: number } {
  const last = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(Math.max(1, page), last)
  return { items: items.slice((shown - 1) * size, shown * size), page: shown }
}
