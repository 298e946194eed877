import { allMigrated } from '../../../src/domain/migrations'
import { MIGRATIONS_PATH } from '../../../src/domain/store-paths'
import { publicCatalogue } from '../../../src/lib/catalogue-path'
import { paths } from '../../../src/lib/paths'
import type { SeedOptions, SeedSummary } from '../seed-contract'
import { catalogueDocuments } from './catalogue'
import { today } from './clock'
import {
  answerDocuments,
  formDocuments,
  geographyDocuments,
  userDocuments,
  type SeedDocument,
} from './documents'
import { PASSWORD, STAFF } from './staff'
import { buildMunicipality, type Municipality } from './municipality'
import { writeAccounts } from './write/accounts'
import { writeDocuments } from './write/documents'
import { downloadAddress, openEmulators } from './write/emulators'
import { writeFiles } from './write/files'
import { findVersion } from './versions'
import { statisticsDocuments } from './statistics'
import { withoutTriggers } from './write/triggers'

const BENCHMARK_QUESTIONS = 30
const BENCHMARK_ANSWERS = 100

function* documentsOf(municipality: Municipality, base: Date): Generator<SeedDocument> {
  yield { path: MIGRATIONS_PATH, data: allMigrated(base) }
  yield* geographyDocuments()
  yield* userDocuments(base)
  for (const seed of municipality.forms) yield* formDocuments(seed)
  yield* catalogueDocuments(municipality.forms)
  const settings = new Map(municipality.forms.map(({ form }) => [form.id, form.muniCore]))
  const versionOf = findVersion(municipality.forms)
  for (const answer of municipality.answers())
    yield* answerDocuments(answer, settings.get(answer.idPlantilla), versionOf(answer))
  yield* statisticsDocuments(municipality.forms, municipality.answers())
}

function summaryOf(): SeedSummary {
  return {
    accounts: STAFF.map(({ email, role, description }) => ({ email, password: PASSWORD, role, description })),
    links: [
      { label: 'Sign in', path: paths.login.href() },
      { label: 'Catalogue of Villa Alta', path: publicCatalogue('VA') },
      { label: 'Public form: street lights', path: paths.publicAnswer.href('reclamo-alumbrado') },
      { label: 'Public form: workshops', path: paths.publicAnswer.href('inscripcion-talleres') },
      { label: 'Public form: satisfaction survey', path: paths.publicAnswer.href('encuesta-satisfaccion') },
      { label: 'Closed public form', path: paths.publicAnswer.href('reclamo-bacheo') },
      { label: 'Answers to the shop inspection', path: paths.answers.href('inspeccion-comercios') },
    ],
  }
}

/**
 * Fills the running emulators with the demonstration municipalities.
 * @param options `answers` and `questions` add a form for measuring with so many of each
 * @param base the day that all dates count back from; today at midnight by default
 */
export async function loadSeed(options: SeedOptions = {}, base: Date = today()): Promise<SeedSummary> {
  const { answers, questions } = options
  const measured = answers !== undefined || questions !== undefined
  const benchmark = measured
    ? { answers: answers ?? BENCHMARK_ANSWERS, questions: questions ?? BENCHMARK_QUESTIONS }
    : undefined
  const municipality = buildMunicipality({ base, addressOf: downloadAddress, benchmark })
  const { auth, firestore, bucket, close } = openEmulators()
  try {
    await withoutTriggers(async () => {
      await Promise.all([writeAccounts(auth), writeDocuments(firestore, documentsOf(municipality, base))])
      await writeFiles(bucket, municipality.files())
    })
  } finally {
    await close()
  }
  return summaryOf()
}
