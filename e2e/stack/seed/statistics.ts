import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { appliedToStore } from '../../../src/domain/statistics/aggregates/applied'
import { contributionOf } from '../../../src/domain/statistics/aggregates/contribution'
import { foldedBy } from '../../../src/domain/statistics/aggregates/fold'
import { NO_SUMS, plus, textOf, type Sums } from '../../../src/domain/statistics/aggregates/sums'
import {
  appliedPath,
  authorCountsPath,
  foldedCountsPath,
  formCountsPath,
} from '../../../src/domain/store-paths'
import type { SeedForm } from './build-form'
import type { SeedDocument } from './documents'
import { municipalityOf, zoneOf } from './geography'
import { workDocuments, type Counted } from './work'
import { countedAs } from '../../../src/domain/work/counted'
import { workStateOf } from '../../../src/domain/work/form-work'
import { findVersion } from './versions'

/** The counts of these forms, folded, and what each answer has in them, as the trigger would have kept them. */
export function* statisticsDocuments(
  forms: readonly SeedForm[],
  answers: Iterable<StoredAnswer>,
): Generator<SeedDocument> {
  const versionOf = findVersion(forms)
  const folded = new Map<string, Sums>()
  const counted: Counted[] = []
  const zones = new Map(
    forms.map(({ form, definition }) => [form.id, zoneOf(municipalityOf(definition.area.path))]),
  )
  for (const answer of answers) {
    const { id, idPlantilla: formId } = answer
    const contribution = contributionOf(versionOf(answer), answer, [])
    const as = countedAs(answer)
    const standing = contribution && workStateOf(answer, zones.get(formId) ?? 'UTC')
    counted.push({ formId, given: answer.fechaCreacion, changed: answer.lastUpdate, standing, as })
    yield {
      path: appliedPath(formId, id),
      data: { ...appliedToStore({ contribution, moves: [], standing, counted: as }) },
    }
    if (!contribution) continue
    const { author, hour, sums } = contribution
    const counts = [formCountsPath(formId), ...(author === null ? [] : [authorCountsPath(formId, author)])]
    for (const [period, ofHour] of foldedBy(new Map([[hour, sums]]))) {
      for (const path of counts.map((one) => foldedCountsPath(one, period))) {
        folded.set(path, plus(folded.get(path) ?? NO_SUMS, ofHour))
      }
    }
  }
  for (const [path, sums] of folded) yield { path, data: { sumas: textOf(sums) } }
  yield* workDocuments(forms, counted)
}
