import { openCountsToStore } from '../../../src/domain/statistics/aggregates/counts'
import { formCountsPath, openCountsPath } from '../../../src/domain/store-paths'
import {
  formWorkPath,
  openStates,
  plusWork,
  workChange,
  type Standing,
} from '../../../src/domain/work/form-work'
import { later, NO_TALLY, workToStore, type Tally } from '../../../src/domain/work/tally'
import type { SeedForm } from './build-form'
import { titlesOf, type SeedDocument } from './documents'

/** What is kept in mind of an answer that was written. */
export interface Counted {
  formId: string
  given: Date | null
  changed: Date | null
  standing: Standing
}

/** What stands with the answers of these forms (DAY-04), as the triggers would have kept it. */
export function workDocuments(forms: readonly SeedForm[], counted: readonly Counted[]): SeedDocument[] {
  return forms.flatMap(({ form }) => {
    const mine = counted.filter(({ formId }) => formId === form.id)
    const tally = mine.reduce<Tally>(
      (all, { standing, changed }) => ({
        ...plusWork(all, workChange(null, standing)),
        cambio: later(all.cambio, changed),
      }),
      NO_TALLY,
    )
    const trabajo = { ...workToStore(tally), cambio: tally.cambio }
    const work = {
      path: formWorkPath(form.id),
      data: {
        ...titlesOf(form),
        ...{ areas: form.areas, municipalityPath: form.municipalityPath },
        lugar: form.deleted ? 'eliminado' : 'lista',
        abiertos: openStates(form.estados),
        ...trabajo,
        ultima: mine.reduce<Date | null>((last, { given }) => later(last, given), null),
      },
    }
    const open = openCountsToStore({ vuelta: 0, horas: new Map() })
    const part = { path: openCountsPath(formCountsPath(form.id), 0), data: { ...open, trabajo } }
    return mine.length > 0 ? [work, part] : [work]
  })
}
