import { formWorkPath, openStates, workChange, type Standing } from '../../../src/domain/work/form-work'
import type { SeedForm } from './build-form'
import { titlesOf, type SeedDocument } from './documents'

/** What is kept in mind of an answer that was written. */
export interface Counted {
  formId: string
  given: Date | null
  changed: Date | null
  standing: Standing
}

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((last, date) => (date && (!last || date > last) ? date : last), null)

/** What stands with the answers of these forms (DAY-04), as the triggers would have kept it. */
export function workDocuments(forms: readonly SeedForm[], counted: readonly Counted[]): SeedDocument[] {
  return forms.map(({ form }) => {
    const mine = counted.filter(({ formId }) => formId === form.id)
    const work = { total: 0, espera: 0, porEstado: new Map<string, number>() }
    for (const { standing } of mine) {
      const { total, espera, porEstado } = workChange(null, standing)
      work.total += total
      work.espera += espera
      for (const [id, by] of porEstado)
        work.porEstado.set(String(id), (work.porEstado.get(String(id)) ?? 0) + by)
    }
    return {
      path: formWorkPath(form.id),
      data: {
        ...titlesOf(form),
        ...{ areas: form.areas, municipalityPath: form.municipalityPath },
        lugar: form.deleted ? 'eliminado' : 'lista',
        abiertos: openStates(form.estados),
        ...work,
        porEstado: Object.fromEntries(work.porEstado),
        ultima: latest(mine.map(({ given }) => given)),
        cambio: latest(mine.map(({ changed }) => changed)),
      },
    }
  })
}
