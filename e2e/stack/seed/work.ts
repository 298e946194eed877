import { FIRST_DAY } from '../../../src/domain/calendar'
import { openCountsToStore } from '../../../src/domain/statistics/aggregates/counts'
import { formCountsPath, openCountsPath } from '../../../src/domain/store-paths'
import {
  formWorkPath,
  openStates,
  plusWork,
  withoutOldDays,
  workChange,
  type WorkState,
} from '../../../src/domain/work/form-work'
import {
  countedChange,
  NONE_COUNTED,
  plusCounted,
  type Counted as CountedAs,
} from '../../../src/domain/work/counted'
import { later, NO_TALLY, workToStore, type Tally } from '../../../src/domain/work/tally'
import type { SeedForm } from './build-form'
import { titlesOf, type SeedDocument } from './documents'

/** What is kept in mind of an answer that was written. */
export interface Counted {
  formId: string
  given: Date | null
  changed: Date | null
  /** null while it counts nowhere. */
  standing: WorkState | null
  /** What it is in the number of answers as. */
  as: CountedAs
}

/** What stands with the answers of these forms (DAY-04), as the triggers would have kept it. */
export function workDocuments(forms: readonly SeedForm[], counted: readonly Counted[]): SeedDocument[] {
  return forms.flatMap(({ form }) => {
    const mine = counted.filter(({ formId }) => formId === form.id)
    const tally = mine.reduce<Tally>(
      (all, { standing, changed }) => ({
        ...plusWork(all, workChange(null, standing)),
        cambio: standing ? later(all.cambio, changed) : all.cambio,
      }),
      NO_TALLY,
    )
    const trabajo = { ...workToStore(withoutOldDays(tally, new Date())), cambio: tally.cambio }
    const respuestas = mine.reduce((all, { as }) => plusCounted(all, countedChange(null, as)), NONE_COUNTED)
    const work = {
      path: formWorkPath(form.id),
      data: {
        ...titlesOf(form),
        ...{ areas: form.areas, municipalityPath: form.municipalityPath },
        lugar: form.deleted ? 'eliminado' : 'lista',
        abiertos: openStates(form.estados),
        ...{ contadas: true, respuestas, diasDesde: FIRST_DAY, ...trabajo },
        ultima: mine.reduce<Date | null>(
          (last, { given, standing }) => (standing ? later(last, given) : last),
          null,
        ),
      },
    }
    const open = openCountsToStore({ vuelta: 0, horas: new Map() })
    const part = { path: openCountsPath(formCountsPath(form.id), 0), data: { ...open, trabajo, respuestas } }
    return mine.length > 0 ? [work, part] : [work]
  })
}
