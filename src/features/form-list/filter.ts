import type { Form } from '../../domain/form/form'
import { plain } from '../../lib/shown-page'

export interface ListFilter {
  /** Part of the name, in any case and with or without accents. */
  name: string
  /** Id of the first area; '' for all. */
  area: string
}

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
