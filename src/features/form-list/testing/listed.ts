import { vi } from 'vitest'
import { countForms, listFormsPage, takesPayments, type FormsFilter } from '../../../data/staff/list-forms'
import type { Form } from '../../../domain/form/form'
import type { FormRow } from '../../../domain/form/form-row'
import { isNamed } from '../../../domain/text/search'

type Listed = Form & Pick<FormRow, 'etiquetas'>

const matches =
  ({ name, area, label = '' }: FormsFilter) =>
  (form: Listed) =>
    isNamed([form.titulo], name) &&
    (area === '' || form.areas.includes(area)) &&
    (label === '' || form.etiquetas?.includes(label) === true)

/** What the store gives a list: these forms in pages of seven, as the filter leaves them. */
export function giveForms(forms: Listed[], damaged = 0): void {
  vi.mocked(listFormsPage).mockImplementation(async ({ filter, after }) => {
    const found = forms.filter(matches(filter))
    const from = after ? Number(after.name) : 0
    const end = from + 7
    const cursor = end < found.length ? { name: String(end), value: {} } : null
    return { forms: found.slice(from, end), damaged, cursor }
  })
  vi.mocked(countForms).mockImplementation(async ({ filter }) =>
    filter.name === '' ? forms.filter(matches(filter)).length : null,
  )
  vi.mocked(takesPayments).mockResolvedValue(forms.some(({ opcionales }) => opcionales.addPaymentGateway))
}
